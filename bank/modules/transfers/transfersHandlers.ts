import { moneyHandler } from './createOperation';
import { checkRecipient } from './findRecipient';
import { planBankClient } from './planBankClient';
import { planOtherBank } from './planOtherBank';
import { planOwnAccounts } from './planOwnAccounts';
import type { transferOperations } from '../../../src/application/operations/transfers';
import type { RedactedFields } from './redactedRequest';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';

/** Redaction of a payee, who may be identified by a card number. */
const TO_RECIPIENT: RedactedFields = {
  hashed: 'accountCreditPropValue',
  isCard: ({ accountCreditPropType }) => accountCreditPropType === 'card',
  forgotten: [],
};

/** Handlers of the transfer service. */
export function createTransferHandlers(confirmations: Confirmations): HandlersFor<typeof transferOperations> {
  return {
    MAKE_OWN_ACCOUNTS_TRANSFER: moneyHandler('MAKE_OWN_ACCOUNTS_TRANSFER', planOwnAccounts),
    MAKE_BANK_CLIENT_TRANSFER: moneyHandler('MAKE_BANK_CLIENT_TRANSFER', planBankClient, TO_RECIPIENT),
    CHECK_BANK_CLIENT_RECIPIENT: checkRecipient,
    MAKE_OTHER_BANK_TRANSFER: moneyHandler('MAKE_OTHER_BANK_TRANSFER', planOtherBank),
    SEND_OTP_BY_SMS: confirmations.sendOperationCode,
    CONFIRM_TRANSFER: confirmations.confirmOperation,
  };
}
