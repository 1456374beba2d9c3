import fc from 'fast-check';

import { COMPANY_KIND_CODES } from '../../src/application/operations/companyKinds';
import { DAY_SUMS } from '../../src/domain/corporate/approvalRule';
import { money } from '../../src/domain/money/Money';
import { identifier, localized, nothing, operationId, waitingChange } from './basicArbitraries';

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

/** Arbitrary requests and responses of rules about further signatures. */
export const carriedByApprovalRules = {
  GET_APPROVAL_RULES: {
    request: nothing,
    response: fc.record({
      rules: fc.array(fc.record({ id: identifier, words: localized, ...terms }), { maxLength: 3 }),
      waiting: fc.array(fc.record({ operationId, before: localized, after: localized, madeBy: localized }), {
        maxLength: 2,
      }),
    }),
  },
  SET_APPROVAL_RULE: {
    request: fc.record({ operationId, ruleId: fc.oneof(fc.constant('new' as const), identifier), ...terms }),
    response: waitingChange,
  },
  DELETE_APPROVAL_RULE: { request: fc.record({ operationId, ruleId: identifier }), response: waitingChange },
};
