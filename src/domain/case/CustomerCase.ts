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

/** Kinds of a case: a matter the customer has chosen, or a question asked in a topic of the chat. */
export const CASE_KINDS = [...MATTERS, 'question'] as const;

export type CaseKind = (typeof CASE_KINDS)[number];

/** States of a case, in their usual order. */
export const CASE_STATES = ['received', 'inWork', 'waiting', 'answered', 'closed'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** Request of a customer that the bank has to answer by a day. Its messages are those of a topic of the chat. */
export interface CustomerCase {
  /** Number of the case, and id of its topic in the chat unless it is a question. */
  readonly id: string;
  readonly kind: CaseKind;
  /** Operation the case is about. */
  readonly transactionId: string | undefined;
  /** Topic of the directory a question was asked in; `undefined` for other kinds. */
  readonly topicId: string | undefined;
  readonly state: CaseState;
  readonly openedAt: Instant;
  /** Day by which the bank answers. */
  readonly dueOn: BankDay;
  /** Moment until which a closed case can be reopened. */
  readonly reopenUntil: Instant | undefined;
}

/** Smallest number of a case; topics of the directory have smaller ids. */
export const FIRST_CASE_NUMBER = 100_001;

/** Topic of the chat with the messages of a case. */
export function topicOf({ id, topicId }: Pick<CustomerCase, 'id' | 'topicId'>): string {
  return topicId ?? id;
}

/** True when a topic of the chat is a case. */
export function isCaseTopic(topicId: string): boolean {
  return Number(topicId) >= FIRST_CASE_NUMBER;
}
