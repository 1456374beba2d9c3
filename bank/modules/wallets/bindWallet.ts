import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { filledText } from '../../../src/domain/language/template';
import { refusal, success } from '../../../src/domain/result/Result';
import { shownWalletNumber } from '../../../src/domain/wallet/walletNumber';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChange } from '../../confirmations/ProductChange';
import type { Tables } from '../../db/Tables';
import { writeNotice } from '../notifications';
import type { Caller } from '../../kernel/Handler';
import { holderOf } from './findWallets';
import { walletNotice } from './walletNotice';

/** True when the wallet is bound to the customer or is being registered for the customer. */
export async function hasWallet(connection: Kysely<Tables>, { customerId }: Caller, number: string): Promise<boolean> {
  const { rows } = await sql`select from wallet where customer_id = ${customerId}::bigint and wallet_number = ${number}
    and state in ('registering', 'bound')`.execute(connection);
  return rows.length > 0;
}

/**
 * Binds a wallet the operator knows to be the customer's. The operator is asked before the code is sent; whether the wallet is still the
 * customer's it is asked again with every balance (walletRepository.ts), so the confirmation sends no query.
 */
export const walletBinding: ProductChange<'BIND_ELSOM_WALLET_BY_PHONE_NUMBER'> = {
  check: async ({ number }, { connection, context }) => {
    if (await hasWallet(connection, context.caller, number)) {
      return refusal({ code: 'WALLET_ALREADY_BOUND' });
    }
    const found = await holderOf(number, context);
    if (!found.ok) {
      return found;
    }
    if (found.value === undefined) {
      return refusal({ code: 'WALLET_NOT_FOUND' });
    }
    const customer = await connection
      .selectFrom('customer')
      .select('inn')
      .where('id', '=', BigInt(context.caller.customerId))
      .executeTakeFirstOrThrow();
    if (found.value.inn !== customer.inn) {
      return refusal({ code: 'WALLET_NOT_YOURS' });
    }
    return success(filledText(CHANGE_TEXTS.wallet.bind, { number: shownWalletNumber(number) }));
  },
  make: async ({ number }, { connection, context: { caller, now } }) => {
    const { numAffectedRows } = await sql`insert into wallet (customer_id, user_id, wallet_number, state, since)
      values (${caller.customerId}::bigint, ${caller.userId}::bigint, ${number}, 'bound', ${new Date(now)}) on conflict do nothing`.execute(
      connection,
    );
    if (numAffectedRows !== 1n) {
      return 'WALLET_ALREADY_BOUND';
    }
    await writeNotice(connection, caller, { content: walletNotice('bound', number), now });
    return undefined;
  },
};
