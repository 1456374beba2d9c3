import type { Money } from '../money/Money';
import type { AppliedProduct } from '../shop/Application';
import type { BankDay, Instant } from '../time/Instant';

/** Kinds of what a customer may find wrong; the last two need no operation. */
export const MATTERS = [
  'notMine',
  'unknownSender',
  'wrongPayee',
  'wrongAmount',
  'notArrived',
  'cash',
  'other',
] as const;

export type Matter = (typeof MATTERS)[number];

/** Kinds of what a customer applies for and a person of the bank decides. */
export const APPLICATION_KINDS = [
  'productOrder',
  'onlineLoan',
  'overdraft',
  'restructuring',
  'limit',
  'passport',
] as const;

export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** Kinds of a case: a matter the customer has chosen, a question asked in a topic of the chat, or an application. */
export const CASE_KINDS = [...MATTERS, 'question', ...APPLICATION_KINDS] as const;

export type CaseKind = (typeof CASE_KINDS)[number];

/** States of a case, in their usual order. */
export const CASE_STATES = ['received', 'inWork', 'waiting', 'answered', 'closed'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** Ends of an application: two decisions of the bank, and one of the customer. */
export const OUTCOMES = ['approved', 'declined', 'withdrawn'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Application a case is about. */
export interface AppliedFor {
  /** Id among the applications of its kind. */
  readonly id: string;
  /** Product of an order. */
  readonly product: AppliedProduct | undefined;
  /** Code of a limit. */
  readonly limitCode: string | undefined;
  /** Account of an overdraft or of a payout, or the loan to run longer. */
  readonly accountId: string | undefined;
  /** Amount that was requested, or the approved one. */
  readonly amount: Money | undefined;
  readonly months: number | undefined;
  /** `undefined` while it is not decided. */
  readonly outcome: Outcome | undefined;
}

/** Request of a customer that the bank has to answer by a day. Its messages are those of a topic of the chat. */
export interface CustomerCase {
  /** Number of the case, and id of its topic in the chat unless it is a question. */
  readonly id: string;
  readonly kind: CaseKind;
  /** Operation the case is about. */
  readonly transactionId: string | undefined;
  /** Topic of the directory a question was asked in; `undefined` for other kinds. */
  readonly topicId: string | undefined;
  /** `undefined` for kinds that are no application. */
  readonly application: AppliedFor | undefined;
  /** False for the application of a colleague in the company of the user: its messages are read only. */
  readonly isOwn: boolean;
  readonly state: CaseState;
  readonly openedAt: Instant;
  /** Day by which the bank answers. */
  readonly dueOn: BankDay;
  /** Moment until which a closed case can be reopened. */
  readonly reopenUntil: Instant | undefined;
}

/** Smallest number of a case; topics of the directory have smaller ids. */
export const FIRST_CASE_NUMBER = 100_001;

/** True for a case that is closed by the decision on an application alone. */
export function isApplication(kind: CaseKind): kind is ApplicationKind {
  return APPLICATION_KINDS.some((each) => each === kind);
}

/** Topic of the chat with the messages of a case. */
export function topicOf({ id, topicId }: Pick<CustomerCase, 'id' | 'topicId'>): string {
  return topicId ?? id;
}

/** True when a topic of the chat is a case. */
export function isCaseTopic(topicId: string): boolean {
  return Number(topicId) >= FIRST_CASE_NUMBER;
}
