import type { Handler, HandlersFor } from '../../../../bank/kernel/Handler';
import type { accountOperations } from '../../../../src/application/operations/accounts';
import type { transferOperations } from '../../../../src/application/operations/transfers';
import { refusal } from '../../../../src/domain/result/Result';

type TransferHandlers = HandlersFor<typeof transferOperations>;

declare const written: TransferHandlers;

export const handlers: TransferHandlers = { ...written };

export const showAccount: Handler<(typeof accountOperations)['GET_ACCOUNT_BY_ID']> = () =>
  Promise.resolve(refusal({ code: 'ACCOUNT_NOT_FOUND' }));
