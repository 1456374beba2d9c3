import * as z from 'zod/mini';

import { COMPANY_KIND_CODES } from '../../application/operations/companyKinds';
import type { employeeRightsOperations, EmployeeRightsRequest } from '../../application/operations/employeeRights';
import { COMPANY_RIGHTS } from '../../domain/corporate/Company';
import { isConsistent } from '../../domain/corporate/EmployeeRights';
import type { AdaptersFor } from './adapter';
import { signaturePlace } from './awaitedSignatures';
import { identifier, operationId } from './codecs';
import { waitingChange } from './security';

const MAX_ACCOUNTS = 200;

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const request = z.codec(
  z
    .strictObject({
      operationId,
      userId: identifier,
      rights: z.array(z.enum(COMPANY_RIGHTS)).check(z.refine(areDifferent, { error: 'must be different rights' })),
      signaturePlace: z.optional(signaturePlace),
      operations: z.optional(
        z.array(z.enum(COMPANY_KIND_CODES)).check(z.refine(areDifferent, { error: 'must be different operations' })),
      ),
      accounts: z.optional(
        z.array(z.strictObject({ accountId: identifier, works: z.boolean() })).check(
          z.maxLength(MAX_ACCOUNTS),
          z.refine((accounts) => areDifferent(accounts.map(({ accountId }) => accountId)), {
            error: 'must be different accounts',
          }),
        ),
      ),
    })
    .check(z.refine(isConsistent, { error: 'must have a place of signature exactly with the right to sign' })),
  z.custom<EmployeeRightsRequest>(),
  {
    decode: (wire) => ({
      ...wire,
      signaturePlace: wire.signaturePlace,
      operations: wire.operations,
      accounts: wire.accounts,
    }),
    encode: ({ rights, operations, accounts, ...rest }) => ({
      ...rest,
      rights: [...rights],
      operations: operations === undefined ? undefined : COMPANY_KIND_CODES.filter((code) => operations.includes(code)),
      accounts: accounts === undefined ? undefined : [...accounts],
    }),
  },
);

export const employeeRightsAdapters = {
  CHANGE_CORP_EMPLOYEE_RIGHTS: { request, response: waitingChange },
} satisfies AdaptersFor<typeof employeeRightsOperations>;
