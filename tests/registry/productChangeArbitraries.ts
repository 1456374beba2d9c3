import fc from 'fast-check';

import type { productChangeOperations } from '../../src/application/operations/productChanges';
import type { RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import { ACCOUNT_ACTIONS } from '../../src/domain/account/AccountAction';
import { identifier, maybe, operationId, waitingChange } from './basicArbitraries';
import { template } from './templateArbitraries';

/** Arbitrary requests and responses of the product changes. */
export const carriedByProductChanges: {
  readonly [Code in keyof typeof productChangeOperations]: {
    readonly request: fc.Arbitrary<RequestOf<Code>>;
    readonly response: fc.Arbitrary<ResponseOf<Code>>;
  };
} = {
  CHANGE_ACCOUNT_SETTINGS: {
    request: fc.record({ operationId, accountId: identifier, action: fc.constantFrom(...ACCOUNT_ACTIONS) }),
    response: waitingChange,
  },
  CONFIRM_ACCOUNT_OPERATION: {
    request: fc.record({ operationId, otp: fc.stringMatching(/^\d{6,8}$/) }),
    response: fc.record({ operationId, template: maybe(template) }),
  },
};
