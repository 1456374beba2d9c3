import { sql } from 'kysely';

import type { LocalizedText } from '../../../src/domain/language/Language';
import { filledText } from '../../../src/domain/language/template';
import type { AccountAction } from '../../../src/domain/account/AccountAction';
import { refusal, success } from '../../../src/domain/result/Result';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChangeOf, TransactionContext } from '../../confirmations/ProductChange';

type SettingRefusal = 'ACCOUNT_NOT_FOUND' | 'OPERATION_IMPOSSIBLE' | 'ACCOUNT_NO_DEBIT';

/** Last digits that identify an account in a message. */
const SHOWN_DIGITS = 4;

const TEXTS = CHANGE_TEXTS.account;
const { debited, stopped, closed, opened, dormant, unblocked } = TEXTS.states;

/** The state of an account before and after each action. */
const STATES: Readonly<Record<AccountAction, readonly [before: LocalizedText, after: LocalizedText]>> = {
  block: [debited, stopped],
  unblock: [stopped, debited],
  reopen: [closed, opened],
  wake: [dormant, unblocked],
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
    // The rules read every account of the customer; the number stands in the accounts this user may see.
    if (found === undefined || found.number === null) {
      return refusal({ code: 'ACCOUNT_NOT_FOUND' });
    }
    if (found.refusal !== '') {
      return refusal({ code: found.refusal });
    }
    return success(filledText(TEXTS.asked[action], { number: `•${found.number.slice(-SHOWN_DIGITS)}` }));
  },
  assess: async ({ accountId, action }, transaction) => {
    const number = await shortNumber(accountId, transaction);
    const [before, after] = STATES[action];
    return number === undefined
      ? undefined
      : {
          effect: action === 'block' ? 'harmless' : 'loosens',
          subject: filledText(TEXTS.name, { number }),
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
