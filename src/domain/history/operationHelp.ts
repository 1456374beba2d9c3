import type { StatusTone, TransactionSign } from './classify';

/** Something a customer may find wrong with an operation. */
export type OperationProblem = 'notMine' | 'unknownSender' | 'wrongPayee' | 'wrongAmount' | 'notArrived' | 'other';

/** Remedy, by the customer or by the bank. */
export type HelpStep =
  | 'recall'
  | 'askRecipient'
  | 'keepMoney'
  | 'waitForIt'
  | 'sendReceipt'
  | 'blockAccount'
  | 'blockCards'
  | 'changePassword'
  | 'call';

/** Facts of an operation that decide which help is offered. */
export interface HelpFacts {
  readonly sign: TransactionSign;
  readonly tone: StatusTone;
  /** True when the payment can still be recalled. */
  readonly recallable: boolean;
  /** True when a card may have been used. */
  readonly byCard: boolean;
}

/** Problems that can be with an operation, the most frequent first. */
export function problemsOf({ sign, tone }: Pick<HelpFacts, 'sign' | 'tone'>): readonly OperationProblem[] {
  if (sign === 'positive') {
    return ['unknownSender', 'wrongAmount', 'other'];
  }
  if (sign === 'neutral') {
    return ['notMine', 'wrongAmount', 'other'];
  }
  return tone === 'failed' ? ['notMine', 'other'] : ['notMine', 'wrongPayee', 'wrongAmount', 'notArrived', 'other'];
}

/** Steps that help with a problem, in the order to take them. The last one is always to call the bank, which takes claims by telephone. */
export function helpSteps(problem: OperationProblem, facts: HelpFacts): readonly HelpStep[] {
  const recall: readonly HelpStep[] = facts.recallable ? ['recall'] : [];
  switch (problem) {
    case 'notMine':
      return [...recall, ...(facts.byCard ? (['blockCards'] as const) : []), 'blockAccount', 'changePassword', 'call'];
    case 'wrongPayee':
    case 'wrongAmount':
      return [...(facts.recallable || facts.sign !== 'negative' ? recall : (['askRecipient'] as const)), 'call'];
    case 'notArrived':
      return [facts.tone === 'waiting' ? 'waitForIt' : 'sendReceipt', ...recall, 'call'];
    case 'unknownSender':
      return ['keepMoney', 'call'];
    case 'other':
      return ['call'];
    default:
      return problem satisfies never;
  }
}
