import { localized } from '../../../src/domain/language/localized';
import type { Requisites } from '../../../src/domain/account/Requisites';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import type { CallContext } from '../../kernel/Handler';
import { readAccount } from './accountRepository';

/** Bank details needed to pay money to an account of the caller's; `undefined` when there is no such account. */
export async function readRequisites(
  { bank, caller }: CallContext,
  accountId: string,
): Promise<Requisites | undefined> {
  const account = await readAccount(bank.database.pool, caller.customerId, accountId);
  if (account === undefined) {
    return undefined;
  }
  const owner = await bank.database.kysely
    .selectFrom('customer')
    .select(['name', 'inn'])
    .where('id', '=', BigInt(caller.customerId))
    .executeTakeFirstOrThrow();
  return {
    recipient: localized(owner.name, caller.language),
    inn: owner.inn,
    accountNumber: account.number,
    currency: account.currency,
    bankName: BANK_DETAILS.name,
    bankAddress: BANK_DETAILS.address,
    bic: BANK_DETAILS.bic,
    swiftCode: BANK_DETAILS.swiftCode,
  };
}
