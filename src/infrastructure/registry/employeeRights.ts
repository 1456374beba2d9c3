import * as z from 'zod/mini';

import type { employeeRightsOperations, EmployeeRightsRequest } from '../../application/operations/employeeRights';
import { COMPANY_RIGHTS } from '../../domain/corporate/Company';
import type { AdaptersFor } from './adapter';
import { signaturePlace } from './awaitedSignatures';
import { exactText, identifier, operationId } from './codecs';
import { waitingChange } from './security';

/** Longest code of an operation. */
const MAX_CODE_LENGTH = 60;
/** Longest list of a request: more than there are operations, or accounts of a company. */
const LONGEST = z.maxLength(200);

const all = z.literal('all');

/** The bank checks whether the rights belong together. A request that leaves a field out is refused with the name of the field. */
const request = z.strictObject({
  operationId,
  userId: identifier,
  rights: z.readonly(z.array(z.enum(COMPANY_RIGHTS)).check(LONGEST)),
  signaturePlace: z.union([z.literal('none'), signaturePlace]),
  operations: z.union([all, z.readonly(z.array(exactText(MAX_CODE_LENGTH)).check(LONGEST))]),
  accounts: z.union([
    all,
    z.readonly(z.array(z.strictObject({ accountId: identifier, works: z.boolean() })).check(LONGEST)),
  ]),
}) satisfies z.ZodMiniType<EmployeeRightsRequest>;

export const employeeRightsAdapters = {
  CHANGE_CORP_EMPLOYEE_RIGHTS: { request, response: waitingChange },
} satisfies AdaptersFor<typeof employeeRightsOperations>;
