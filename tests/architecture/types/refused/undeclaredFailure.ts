import type { Handler } from '../../../../bank/kernel/Handler';
import type { accountOperations } from '../../../../src/application/operations/accounts';
import { refusal } from '../../../../src/domain/result/Result';

export const showAccount: Handler<(typeof accountOperations)['GET_ACCOUNT_BY_ID']> = () =>
  Promise.resolve(refusal({ code: 'INSUFFICIENT_FUNDS' }));
