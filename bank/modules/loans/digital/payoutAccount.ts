import type { Kysely } from 'kysely';

import { creditRefusal, debitRefusal } from '../../../../src/domain/account/usability';
import type { Currency } from '../../../../src/domain/money/Currency';
import type { Tables } from '../../../db/Tables';
import { findOpenAccount } from '../../accounts';

export type PayoutRefusal =
  | 'ACCOUNT_NOT_FOUND'
  | 'CURRENCY_MISMATCH'
  | 'ACCOUNT_CREDIT_DORMANT'
  | 'ACCOUNT_NO_CREDIT'
  | 'ACCOUNT_DEBIT_FROZEN'
  | 'ACCOUNT_NO_DEBIT';

/** Reason an account cannot receive the loan and be debited for its instalments; `undefined` when it can. */
export async function payoutRefusal(
  connection: Kysely<Tables>,
  customerId: string,
  { accountId, currency }: { readonly accountId: string; readonly currency: Currency },
): Promise<PayoutRefusal | undefined> {
  const account = await findOpenAccount(connection, customerId, accountId);
  if (account === undefined) {
    return 'ACCOUNT_NOT_FOUND';
  }
  if (account.currency !== currency) {
    return 'CURRENCY_MISMATCH';
  }
  const stopped = creditRefusal(account) ?? debitRefusal(account);
  // The check of the credit has reported dormancy already.
  return stopped === 'ACCOUNT_DEBIT_DORMANT' ? 'ACCOUNT_CREDIT_DORMANT' : stopped;
}
