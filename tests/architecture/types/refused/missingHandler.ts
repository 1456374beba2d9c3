import type { HandlersFor } from '../../../../bank/operations/Handler';
import type { transferOperations } from '../../../../src/application/operations/transfers';

type TransferHandlers = HandlersFor<typeof transferOperations>;

declare const written: TransferHandlers;

export const handlers: TransferHandlers = {
  MAKE_OWN_ACCOUNTS_TRANSFER: written.MAKE_OWN_ACCOUNTS_TRANSFER,
  SEND_OTP_BY_SMS: written.SEND_OTP_BY_SMS,
};
