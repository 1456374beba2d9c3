import type { Transaction } from '../../domain/history/Transaction';
import type { Money } from '../../domain/money/Money';
import type { Spending } from '../../domain/spending/Spending';
import type { ChosenCategory, SpendingCategory } from '../../domain/spending/SpendingCategory';
import type { BankDay } from '../../domain/time/Instant';
import type { TransactionByIdQuery } from './accounts';
import { declare } from './declaration';

export interface SpendingQuery {
  /** Any day of the month wanted; the current month when absent. */
  readonly month?: BankDay | undefined;
  /** Account whose debits count; all accounts of the customer when absent. */
  readonly accountId?: string | undefined;
}

export interface SpendingOperationsQuery {
  /** Any day of the month wanted. */
  readonly month: BankDay;
  readonly category: SpendingCategory;
  /** `next` of the previous page; absent for the first page. */
  readonly cursor?: string | undefined;
}

/** Operation as a part of the spending of a category. */
export interface SpendingLine {
  readonly transaction: Transaction;
  /** Amount that counts, in soms: the fee in the category of fees. */
  readonly spent: Money;
}

export interface SpendingOperations {
  /** Newest first. */
  readonly lines: readonly SpendingLine[];
  /** Absent on the last page. */
  readonly next: string | undefined;
}

/** Category of one operation. */
export interface OperationCategory {
  /** Absent for an operation that never counts as spending. */
  readonly category?: ChosenCategory | undefined;
  /** True when the customer has chosen it. */
  readonly isChosen: boolean;
}

export interface CategoryChange extends TransactionByIdQuery {
  /** Category of this operation and all like it; absent to leave it to the rules again. */
  readonly category?: ChosenCategory | undefined;
}

export interface ChangedCategory {
  readonly category: ChosenCategory;
  /** Earlier choice of the customer; absent when it was left to the rules. */
  readonly chosenBefore?: ChosenCategory | undefined;
  /** Number of other operations of the last twelve months that follow. */
  readonly alike: number;
}

/** Account service: spending of a person by category (bank/modules/spending/README.md); the specification names none of these codes. */
export const spendingOperations = {
  GET_SPENDING: declare<SpendingQuery, Spending>()({
    services: ['account'],
    summary:
      'Adds up the spending of a month, from all accounts or one, by category, against the month before, with the months before it',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [],
  }),
  GET_SPENDING_OPERATIONS: declare<SpendingOperationsQuery, SpendingOperations>()({
    services: ['account'],
    summary: 'Lists the operations of a month that count as spending of one category, newest first, page by page',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['individual'],
    failures: [],
  }),
  GET_SPENDING_CATEGORY: declare<TransactionByIdQuery, OperationCategory>()({
    services: ['account'],
    summary: 'Shows the category of spending of one operation',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['TRANSACTION_NOT_FOUND'],
  }),
  SET_SPENDING_CATEGORY: declare<CategoryChange, ChangedCategory>()({
    services: ['account'],
    summary: 'Gives an operation and all like it another category of spending, or the one of the rules',
    kind: 'command',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['individual'],
    failures: ['TRANSACTION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
} as const;
