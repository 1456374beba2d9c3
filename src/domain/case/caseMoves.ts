import type { Instant } from '../time/Instant';
import { isApplication } from './CustomerCase';
import type { CaseKind, CaseState, CustomerCase } from './CustomerCase';

/** Acts on a case: of the bank, of the customer, and the closing, which is open to both. */
export const CASE_ACTS = ['take', 'ask', 'answer', 'close', 'write', 'reopen'] as const;

export type CaseAct = (typeof CASE_ACTS)[number];

/** Acts of the bank. */
export const BANK_ACTS = ['take', 'ask', 'answer', 'close'] as const satisfies readonly CaseAct[];

export type BankAct = (typeof BANK_ACTS)[number];

/** Days after its closing within which the customer can reopen a case. */
export const REOPEN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Largest number of cases of a user that the bank has to answer at the same time. */
export const MAX_PENDING_CASES = 10;

/** Cases of a user that are listed, and read with the chat, the latest first. */
export const MAX_LISTED_CASES = 200;

type Moves = Readonly<Record<CaseAct, CaseState | 'refused'>>;

/** State after each act in each state. An act that is possible and changes nothing leads to the same state. */
const MOVES: Readonly<Record<CaseState, Moves>> = {
  received: {
    take: 'inWork',
    ask: 'waiting',
    answer: 'answered',
    close: 'closed',
    write: 'received',
    reopen: 'refused',
  },
  inWork: {
    take: 'refused',
    ask: 'waiting',
    answer: 'answered',
    close: 'closed',
    write: 'inWork',
    reopen: 'refused',
  },
  waiting: {
    take: 'inWork',
    ask: 'waiting',
    answer: 'answered',
    close: 'closed',
    write: 'inWork',
    reopen: 'refused',
  },
  answered: {
    take: 'inWork',
    ask: 'waiting',
    answer: 'answered',
    close: 'closed',
    write: 'inWork',
    reopen: 'refused',
  },
  closed: {
    take: 'refused',
    ask: 'refused',
    answer: 'refused',
    close: 'refused',
    write: 'refused',
    reopen: 'received',
  },
};

/** State of a case after an act; `refused` for an act that is not possible in its state. */
export function stateAfter(state: CaseState, act: CaseAct): CaseState | 'refused' {
  return MOVES[state][act];
}

/** Acts whose effect on the case of an application is another one: the bank goes on after an answer, and the decision alone closes it. */
const MOVES_OF_APPLICATION: Readonly<Partial<Moves>> = { answer: 'inWork', close: 'refused', reopen: 'refused' };

/** State after an act on a case of a kind. */
export function nextState({ kind, state }: Pick<CustomerCase, 'kind' | 'state'>, act: CaseAct): CaseState | 'refused' {
  const next = stateAfter(state, act);
  return next !== 'refused' && isApplication(kind) ? (MOVES_OF_APPLICATION[act] ?? next) : next;
}

/** True when the bank has to do something next. */
export function isPending(state: CaseState): boolean {
  return state === 'received' || state === 'inWork';
}

/** True when a move gives the bank work again, so that the term of its promise starts anew. */
export function startsTerm(from: CaseState, to: CaseState): boolean {
  return !isPending(from) && isPending(to);
}

/**
 * Moment until which a case closed at `closedAt` can be reopened; none for a question, after which the next message asks another one, and
 * for an application, which is decided once.
 */
export function reopenUntil(kind: CaseKind, closedAt: Instant): Instant | undefined {
  return kind === 'question' || isApplication(kind) ? undefined : closedAt + REOPEN_DAYS * DAY_MS;
}

/** True when the customer can still reopen a case. */
export function canReopen({ reopenUntil: until }: Pick<CustomerCase, 'reopenUntil'>, now: Instant): boolean {
  return until !== undefined && now <= until;
}
