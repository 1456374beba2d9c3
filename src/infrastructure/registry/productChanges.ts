import * as z from 'zod/mini';

import type {
  AccountSettingRequest,
  productChangeOperations,
  ConfirmedAccountOperation,
} from '../../application/operations/productChanges';
import { ACCOUNT_ACTIONS } from '../../domain/account/AccountAction';
import type { AdaptersFor } from './adapter';
import { identifier, operationId } from './codecs';
import { waitingChange } from './security';
import { template } from './templates';
import { confirmation } from './transfers';

const accountSetting = z.strictObject({
  operationId,
  accountId: identifier,
  action: z.enum(ACCOUNT_ACTIONS),
}) satisfies z.ZodMiniType<AccountSettingRequest>;

const confirmed = z.object({
  operationId,
  template: z.optional(template),
}) satisfies z.ZodMiniType<ConfirmedAccountOperation>;

export const productChangeAdapters = {
  CHANGE_ACCOUNT_SETTINGS: { request: accountSetting, response: waitingChange },
  CONFIRM_ACCOUNT_OPERATION: { request: confirmation, response: confirmed },
} satisfies AdaptersFor<typeof productChangeOperations>;
