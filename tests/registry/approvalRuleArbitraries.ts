import fc from 'fast-check';

import { COMPANY_KIND_CODES } from '../../src/application/operations/companyKinds';
import { DAY_SUMS } from '../../src/domain/corporate/approvalRule';
import { money } from '../../src/domain/money/Money';
import { day, identifier, localized, nothing, operationId, waitingChange } from './basicArbitraries';

const all = fc.constant('all' as const);
const some = fc.uniqueArray(identifier, { minLength: 1, maxLength: 3 });
const MOST = 999_999_999_999n;

const terms = {
  amountFrom: fc.oneof(
    fc.constant('any' as const),
    fc.bigInt({ min: 1n, max: MOST }).map((minor) => money(minor, 'KGS')),
  ),
  sumOf: fc.constantFrom(...DAY_SUMS),
  operations: fc.oneof(all, fc.subarray([...COMPANY_KIND_CODES], { minLength: 1 })),
  accounts: fc.oneof(all, some),
  authors: fc.oneof(all, some),
  counterparties: fc.oneof(all, fc.uniqueArray(fc.stringMatching(/^\d{14}(\d\d)?$/), { minLength: 1, maxLength: 3 })),
  needed: fc.integer({ min: 1, max: 20 }),
  signers: some,
  inOrder: fc.boolean(),
};

const soms = fc.bigInt({ min: 0n, max: MOST }).map((minor) => money(minor, 'KGS'));

const today = fc.record({
  authorId: identifier,
  day,
  sums: fc.array(
    fc.record({
      code: fc.constantFrom(...COMPANY_KIND_CODES),
      accountId: identifier,
      creditNumber: fc.stringMatching(/^(\d{16})?$/),
      creditName: fc.string(),
      inn: fc.stringMatching(/^(\d{14})?$/),
      sum: soms,
    }),
    { maxLength: 3 },
  ),
  signers: fc.array(
    fc.record({
      id: identifier,
      name: localized,
      accounts: fc.oneof(all, fc.array(identifier)),
      canToday: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  prices: fc.array(
    fc.record({ currency: fc.constantFrom('USD' as const, 'EUR' as const), price: fc.bigInt({ min: 1n, max: MOST }) }),
    { maxLength: 2 },
  ),
});

/** Arbitrary requests and responses of rules about further signatures. */
export const carriedByApprovalRules = {
  GET_APPROVAL_RULES: {
    request: nothing,
    response: fc.record(
      {
        rules: fc.array(fc.record({ id: identifier, words: localized, ...terms }), { maxLength: 3 }),
        waiting: fc.array(fc.record({ operationId, before: localized, after: localized, madeBy: localized }), {
          maxLength: 2,
        }),
        today,
      },
      { requiredKeys: ['rules', 'waiting'] },
    ),
  },
  SET_APPROVAL_RULE: {
    request: fc.record({ operationId, ruleId: fc.oneof(fc.constant('new' as const), identifier), ...terms }),
    response: waitingChange,
  },
  DELETE_APPROVAL_RULE: { request: fc.record({ operationId, ruleId: identifier }), response: waitingChange },
};
