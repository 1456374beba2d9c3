import type { transferOperations } from '../../../../src/application/operations/transfers';
import type { AdaptersFor } from '../../../../src/infrastructure/registry/adapter';
import { transferAdapters } from '../../../../src/infrastructure/registry/transfers';

export const adapters: AdaptersFor<typeof transferOperations> = {
  MAKE_OWN_ACCOUNTS_TRANSFER: transferAdapters.MAKE_OWN_ACCOUNTS_TRANSFER,
  SEND_OTP_BY_SMS: transferAdapters.SEND_OTP_BY_SMS,
};
