import { addDays } from '../time/days';
import { bankDayOf } from '../time/Instant';
import type { BankDay, Instant } from '../time/Instant';
import type { ChangeDocument } from './ChangeDocument';
import type { CompanyRight } from './Company';
import type { PaymentDocument } from './PaymentDocument';

/** Acts that are asked of a user of a company, the most urgent first. */
export const TASK_ACTS = ['approve', 'sign', 'correct'] as const;

export type TaskAct = (typeof TASK_ACTS)[number];

/** A document with the act it waits for: a payment, or a change besides money. */
export type CompanyTask =
  | { readonly act: TaskAct; readonly kind: 'payment'; readonly document: PaymentDocument }
  | { readonly act: TaskAct; readonly kind: 'change'; readonly document: ChangeDocument };

/** Tasks of one act, in the order in which they are to be done; there is at least one. */
export interface TaskGroup {
  readonly act: TaskAct;
  readonly tasks: readonly CompanyTask[];
}

export interface CompanyTaskSources {
  readonly rights: readonly CompanyRight[];
  /** Payments that wait for signatures. */
  readonly waiting: readonly PaymentDocument[];
  /** Changes that wait for signatures. */
  readonly changes: readonly ChangeDocument[];
  /** Payments that were declined or ran out of time. */
  readonly ended: readonly PaymentDocument[];
}

/** Age from which a declined document is no longer a task. */
const MAX_DAYS_TO_CORRECT = 30;

/**
 * Tasks of a user by the rights held in the company: who approves is asked to approve what waits for it, who signs to sign what is in their
 * place, who makes documents to correct those that ended without being signed.
 */
export function companyTasks(sources: CompanyTaskSources, today: BankDay): readonly TaskGroup[] {
  const tasks: Readonly<Record<TaskAct, readonly CompanyTask[]>> = {
    approve: waitingTasks('approve', { waiting: sources.waiting.filter(({ canApprove }) => canApprove), changes: [] }),
    sign: waitingTasks('sign', {
      waiting: sources.waiting.filter(({ canSign }) => canSign),
      changes: sources.changes.filter(({ canSign }) => canSign),
    }),
    correct: sources.rights.includes('create') ? toCorrect(sources.ended, today) : [],
  };
  return TASK_ACTS.flatMap((act) => (tasks[act].length === 0 ? [] : [{ act, tasks: tasks[act] }]));
}

/** True when a user has acts in the company besides reading. */
export function hasCompanyTasks(rights: readonly CompanyRight[]): boolean {
  return rights.some((right) => right === 'create' || right === 'approve' || right === 'sign');
}

/** Number of documents that wait for other users only. */
export function waitingForOthers({ waiting, changes }: CompanyTaskSources, groups: readonly TaskGroup[]): number {
  const own = groups.filter(({ act }) => act !== 'correct').reduce((sum, { tasks }) => sum + tasks.length, 0);
  return waiting.length + changes.length - own;
}

/** Tasks in the order in which they run out of time. */
function waitingTasks(
  act: TaskAct,
  { waiting, changes }: Pick<CompanyTaskSources, 'waiting' | 'changes'>,
): readonly CompanyTask[] {
  return [
    ...waiting.map((document) => ({ act, kind: 'payment' as const, document })),
    ...changes.map((document) => ({ act, kind: 'change' as const, document })),
  ].toSorted((left, right) => expiryOf(left) - expiryOf(right));
}

function expiryOf(task: CompanyTask): Instant {
  return task.kind === 'payment' ? task.document.preview.expiresAt : task.document.expiresAt;
}

/** The latest come first. */
function toCorrect(ended: readonly PaymentDocument[], today: BankDay): readonly CompanyTask[] {
  const earliest = addDays(today, -MAX_DAYS_TO_CORRECT);
  return ended
    .filter(
      ({ end, replacedBy }) => replacedBy === undefined && end?.state !== 'done' && bankDayOf(endOf(end)) >= earliest,
    )
    .toSorted((left, right) => endOf(right.end) - endOf(left.end))
    .map((document) => ({ act: 'correct', kind: 'payment', document }));
}

function endOf(end: PaymentDocument['end']): Instant {
  return end?.at ?? 0;
}
