import type { BankDay, Instant } from '../time/Instant';

/** Kinds of what a customer may find wrong; the last two need no operation. */
export const CASE_KINDS = [
  'notMine',
  'unknownSender',
  'wrongPayee',
  'wrongAmount',
  'notArrived',
  'cash',
  'other',
] as const;

export type CaseKind = (typeof CASE_KINDS)[number];

/** States of a case, in their usual order. */
export const CASE_STATES = ['received', 'inWork', 'waiting', 'answered', 'closed'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** Request of a customer that the bank has to answer by a day. Its messages are the topic of the chat with its number. */
export interface CustomerCase {
  /** Number of the case, and id of its topic in the chat. */
  readonly id: string;
  readonly kind: CaseKind;
  /** Operation the case is about. */
  readonly transactionId: string | undefined;
  readonly state: CaseState;
  readonly openedAt: Instant;
  /** Day by which the bank answers. */
  readonly dueOn: BankDay;
  /** Moment until which a closed case can be reopened. */
  readonly reopenUntil: Instant | undefined;
}

/** Smallest number of a case; topics of the directory have smaller ids. */
export const FIRST_CASE_NUMBER = 100_001;

/** True when a topic of the chat is a case. */
export function isCaseTopic(topicId: string): boolean {
  return Number(topicId) >= FIRST_CASE_NUMBER;
}
