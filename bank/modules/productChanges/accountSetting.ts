import { sql } from 'kysely';

import type { LocalizedText } from '../../../src/domain/language/Language';
import type { AccountAction } from '../../../src/domain/account/AccountAction';
import { refusal, success } from '../../../src/domain/result/Result';
import type { ProductChangeOf, TransactionContext } from './ProductChange';

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
  wake: (account) => ({
    ru: `разблокировки счёта ${account} после 180 дней без операций`,
    en: `to unblock account ${account} after 180 days without transactions`,
    kg: `180 күн операциясыз турган ${account} эсебин бөгөттөн чыгаруу`,
    cn: `解冻 180 天无交易的账户 ${account}`,
  }),
};

const STOPPED: LocalizedText = {
  ru: 'списания остановлены',
  en: 'stopped to debits',
  kg: 'чыгашалар токтотулган',
  cn: '已停止支出',
};
const OPEN: LocalizedText = { ru: 'списания разрешены', en: 'open to debits', kg: 'чыгашаларга уруксат', cn: '可支出' };

/** The state of an account before and after each action. */
const STATES: Readonly<Record<AccountAction, readonly [before: LocalizedText, after: LocalizedText]>> = {
  block: [OPEN, STOPPED],
  unblock: [STOPPED, OPEN],
  reopen: [
    { ru: 'закрыт', en: 'closed', kg: 'жабык', cn: '已关闭' },
    { ru: 'открыт', en: 'open', kg: 'ачык', cn: '已开立' },
  ],
  wake: [
    {
      ru: 'заблокирован: 180 дней без операций',
      en: 'blocked: 180 days without transactions',
      kg: 'бөгөттөлгөн: 180 күн операция болгон жок',
      cn: '已冻结：180 天无交易',
    },
    { ru: 'разблокирован', en: 'unblocked', kg: 'бөгөттөн чыгарылган', cn: '已解冻' },
  ],
};

async function shortNumber(accountId: string, { connection }: TransactionContext): Promise<string | undefined> {
  const account = await connection
    .selectFrom('account')
    .select('number')
    .where('id', '=', BigInt(accountId))
    .executeTakeFirst();
  return account && `•${account.number.slice(-SHOWN_DIGITS)}`;
}

/** Stops an account to debits, allows them again, or opens a closed account anew. The rules are the ledger's. */
export const accountSetting: ProductChangeOf<'CHANGE_ACCOUNT_SETTINGS'> = {
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
  judge: async ({ accountId, action }, transaction) => {
    const number = await shortNumber(accountId, transaction);
    const [before, after] = STATES[action];
    return number === undefined
      ? undefined
      : {
          effect: action === 'block' ? 'harmless' : 'loosens',
          subject: { ru: `Счёт ${number}`, en: `Account ${number}`, kg: `${number} эсеби`, cn: `账户 ${number}` },
          before,
          after,
        };
  },
  make: async ({ accountId, action }, { connection, context }) => {
    const { rows } = await sql<{ refusal: SettingRefusal | '' }>`
      select change_account_setting(${context.caller.customerId}::bigint, ${accountId}::bigint, ${action},
        ${new Date(context.now)}) as refusal`.execute(connection);
    return rows[0]?.refusal === '' ? undefined : (rows[0]?.refusal ?? 'ACCOUNT_NOT_FOUND');
  },
};
