import { sql } from 'kysely';

import type { LocalizedText } from '../../src/domain/language/Language';
import type { AccountAction } from '../../src/domain/account/AccountAction';
import { refusal, success } from '../../src/domain/result/Result';
import type { AccountChange } from './AccountChange';

type SettingRefusal = 'ACCOUNT_NOT_FOUND' | 'OPERATION_IMPOSSIBLE' | 'ACCOUNT_NO_DEBIT';

/** Digits an account is told from others by in a message. */
const SHOWN_DIGITS = 4;

const ASKED: Readonly<Record<AccountAction, (account: string) => LocalizedText>> = {
  block: (account) => ({
    ru: `блокировки счёта ${account}`,
    en: `to block account ${account}`,
    kg: `${account} эсебин бөгөттөө`,
    cn: `冻结账户 ${account}`,
  }),
  unblock: (account) => ({
    ru: `разблокировки счёта ${account}`,
    en: `to unblock account ${account}`,
    kg: `${account} эсебин бөгөттөн чыгаруу`,
    cn: `解冻账户 ${account}`,
  }),
  reopen: (account) => ({
    ru: `повторного открытия счёта ${account}`,
    en: `to open account ${account} again`,
    kg: `${account} эсебин кайра ачуу`,
    cn: `重新开立账户 ${account}`,
  }),
};

/** Stops an account to debits, allows them again, or opens a closed account anew. The rules are the ledger's. */
export const accountSetting: AccountChange<'CHANGE_ACCOUNT_SETTINGS'> = {
  check: async ({ accountId, action }, { connection, context }) => {
    const { rows } = await sql<{ refusal: SettingRefusal | ''; number: string | null }>`
      select account_setting_refusal(${context.caller.customerId}::bigint, ${accountId}::bigint, ${action}) as refusal,
        (select number from account where id = ${accountId}::bigint) as number`.execute(connection);
    const found = rows[0];
    if (found === undefined || found.number === null || found.refusal !== '') {
      return refusal({ code: found === undefined || found.refusal === '' ? 'ACCOUNT_NOT_FOUND' : found.refusal });
    }
    return success(ASKED[action](`•${found.number.slice(-SHOWN_DIGITS)}`));
  },
  make: async ({ accountId, action }, { connection, context }) => {
    const { rows } = await sql<{ refusal: SettingRefusal | '' }>`
      select change_account_setting(${context.caller.customerId}::bigint, ${accountId}::bigint, ${action},
        ${new Date(context.now)}) as refusal`.execute(connection);
    return rows[0]?.refusal === '' ? undefined : (rows[0]?.refusal ?? 'ACCOUNT_NOT_FOUND');
  },
};
