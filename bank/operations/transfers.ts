import { confirmTransfer } from '../transfers/confirmTransfer';
import { moneyHandler } from '../transfers/createOperation';
import { sendOperationCode } from '../transfers/operationCodes';
import { planBankClient } from '../transfers/planBankClient';
import { planOtherBank } from '../transfers/planOtherBank';
import { planOwnAccounts } from '../transfers/planOwnAccounts';
import type { transferOperations } from '../../src/application/operations/transfers';
import type { HandlersFor } from './Handler';

/** What the bank does for the operations of the transfer service. */
export const transferHandlers: HandlersFor<typeof transferOperations> = {
  MAKE_OWN_ACCOUNTS_TRANSFER: moneyHandler('MAKE_OWN_ACCOUNTS_TRANSFER', planOwnAccounts),
  MAKE_BANK_CLIENT_TRANSFER: moneyHandler('MAKE_BANK_CLIENT_TRANSFER', planBankClient),
  MAKE_OTHER_BANK_TRANSFER: moneyHandler('MAKE_OTHER_BANK_TRANSFER', planOtherBank),
  SEND_OTP_BY_SMS: sendOperationCode,
  CONFIRM_TRANSFER: confirmTransfer,
};
