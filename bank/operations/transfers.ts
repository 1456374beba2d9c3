import { confirmTransfer } from '../transfers/confirmTransfer';
import { createOwnAccountsTransfer } from '../transfers/createOwnAccountsTransfer';
import { sendOperationCode } from '../transfers/operationCodes';
import type { transferOperations } from '../../src/application/operations/transfers';
import type { HandlersFor } from './Handler';

/** What the bank does for the operations of the transfer service. */
export const transferHandlers: HandlersFor<typeof transferOperations> = {
  MAKE_OWN_ACCOUNTS_TRANSFER: createOwnAccountsTransfer,
  SEND_OTP_BY_SMS: sendOperationCode,
  CONFIRM_TRANSFER: confirmTransfer,
};
