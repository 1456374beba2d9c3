import fc from 'fast-check';

import { COMPANY_KIND_CODES } from '../../src/application/operations/companyKinds';
import { COMPANY_RIGHTS } from '../../src/domain/corporate/Company';
import { SIGNATURE_PLACES } from '../../src/domain/corporate/Signer';
import { identifier, operationId, waitingChange } from './basicArbitraries';

const accounts = fc.uniqueArray(fc.record({ accountId: identifier, works: fc.boolean() }), {
  selector: ({ accountId }) => accountId,
  minLength: 1,
  maxLength: 3,
});

/** Arbitrary requests and responses of changes of what a company lets its users do. */
export const carriedByEmployeeRights = {
  CHANGE_CORP_EMPLOYEE_RIGHTS: {
    request: fc
      .record({
        operationId,
        userId: identifier,
        rights: fc.subarray([...COMPANY_RIGHTS]),
        place: fc.constantFrom(...SIGNATURE_PLACES),
        operations: fc.oneof(fc.constant('all' as const), fc.subarray([...COMPANY_KIND_CODES])),
        accounts: fc.oneof(fc.constant('all' as const), accounts),
      })
      .map(({ place, ...request }) => ({
        ...request,
        signaturePlace: request.rights.includes('sign') ? place : ('none' as const),
      })),
    response: waitingChange,
  },
};
