import fc from 'fast-check';

import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { spendingOperations } from '../../src/application/operations/spending';
import { CHOSEN_CATEGORIES, SPENDING_CATEGORIES } from '../../src/domain/spending/SpendingCategory';
import { transaction } from './accountArbitraries';
import { amountOf, currency, day, identifier, maybe } from './basicArbitraries';

const category = fc.constantFrom(...SPENDING_CATEGORIES);
const chosen = fc.constantFrom(...CHOSEN_CATEGORIES);
const soms = amountOf('KGS');

/** Arbitrary requests and responses of the operations on spending. */
export const carriedBySpending: {
  readonly [Code in keyof typeof spendingOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  GET_SPENDING: {
    request: fc.record({ month: maybe(day), accountId: maybe(identifier) }),
    response: fc.record({
      month: day,
      through: day,
      comparedThrough: day,
      categories: fc.array(fc.record({ category, spent: soms, count: fc.nat(), before: soms }), { maxLength: 4 }),
      months: fc.array(fc.record({ month: day, spent: soms }), { maxLength: 6 }),
      withoutRate: fc.array(currency, { maxLength: 2 }),
    }),
  },
  GET_SPENDING_OPERATIONS: {
    request: fc.record({ month: day, category, cursor: maybe(identifier) }),
    response: fc.record({
      lines: fc.array(fc.record({ transaction, spent: soms }), { maxLength: 3 }),
      next: maybe(identifier),
    }),
  },
  GET_SPENDING_CATEGORY: {
    request: fc.record({ transactionId: identifier }),
    response: fc.record({ category: maybe(chosen), isChosen: fc.boolean() }),
  },
  SET_SPENDING_CATEGORY: {
    request: fc.record({ transactionId: identifier, category: maybe(chosen) }),
    response: fc.record({ category: chosen, chosenBefore: maybe(chosen), alike: fc.nat() }),
  },
};
