import type { Matter } from '../case/CustomerCase';
import type { StatusTone, TransactionSign } from './classify';

/** Something a customer may find wrong with an operation: the kind of the case about it. */
export type OperationProblem = Exclude<Matter, 'cash'>;

/** Remedy that needs no answer of the bank. */
export type HelpStep =
  | 'recall'
  | 'askRecipient'
  | 'keepMoney'
  | 'waitForIt'
  | 'sendReceipt'
  | 'blockAccount'
  | 'blockCards'
  | 'changePassword';

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

/** Steps that help with a problem before the bank answers, in the order to take them. */
export function helpSteps(problem: OperationProblem, facts: HelpFacts): readonly HelpStep[] {
  const recall: readonly HelpStep[] = facts.recallable ? ['recall'] : [];
  switch (problem) {
    case 'notMine':
      return [...recall, ...(facts.byCard ? (['blockCards'] as const) : []), 'blockAccount', 'changePassword'];
    case 'wrongPayee':
    case 'wrongAmount':
      return facts.recallable || facts.sign !== 'negative' ? recall : ['askRecipient'];
    case 'notArrived':
      return [facts.tone === 'waiting' ? 'waitForIt' : 'sendReceipt', ...recall];
    case 'unknownSender':
      return ['keepMoney'];
    case 'other':
      return [];
    default:
      return problem satisfies never;
  }
}
