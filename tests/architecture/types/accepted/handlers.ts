import type { Handler, HandlersFor } from '../../../../bank/operations/Handler';
import type { accountOperations } from '../../../../src/application/operations/accounts';
import type { transferOperations } from '../../../../src/application/operations/transfers';
import { refusal } from '../../../../src/domain/result/Result';

type TransferHandlers = HandlersFor<typeof transferOperations>;

declare const written: TransferHandlers;

export const handlers: TransferHandlers = {
  MAKE_OWN_ACCOUNTS_TRANSFER: written.MAKE_OWN_ACCOUNTS_TRANSFER,
  SEND_OTP_BY_SMS: written.SEND_OTP_BY_SMS,
  CONFIRM_TRANSFER: written.CONFIRM_TRANSFER,
};

export const showAccount: Handler<(typeof accountOperations)['GET_ACCOUNT_BY_ID']> = () =>
  Promise.resolve(refusal({ code: 'ACCOUNT_NOT_FOUND' }));
