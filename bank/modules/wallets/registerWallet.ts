import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { filledText } from '../../../src/domain/language/template';
import { refusal, success } from '../../../src/domain/result/Result';
import { readWalletNumber, shownWalletNumber } from '../../../src/domain/wallet/walletNumber';
import { isRegistrationTopic } from '../../../src/domain/wallet/WalletRegistration';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChange } from '../../confirmations/ProductChange';
import type { Tables } from '../../db/Tables';
import type { Caller } from '../../kernel/Handler';
import { hasWallet } from './bindWallet';
import { holderOf } from './findWallets';

async function isRegistering(connection: Kysely<Tables>, { customerId }: Caller): Promise<boolean> {
  const { rows } =
    await sql`select from wallet where customer_id = ${customerId}::bigint and state = 'registering'`.execute(
      connection,
    );
  return rows.length > 0;
}

/** Reason at the bank why a wallet cannot be registered under this number; `undefined` when there is none. */
async function refusalFor(connection: Kysely<Tables>, caller: Caller, number: string) {
  if (await isRegistering(connection, caller)) {
    return 'WALLET_REGISTRATION_PENDING' as const;
  }
  return (await hasWallet(connection, caller, number)) ? ('WALLET_ALREADY_BOUND' as const) : undefined;
}

/**
 * Stores a request for a wallet, which walletRegistrations.ts sends to the operator. Only for the telephone that codes are sent to: of
 * no other does the bank know that it is the customer's.
 */
export const walletRegistration: ProductChange<'REGISTRATE_ELSOM_WALLET'> = {
  check: async ({ number, topicId }, { connection, context }) => {
    if (!isRegistrationTopic(topicId)) {
      return refusal({ code: 'WALLET_TOPIC_NOT_FOUND' });
    }
    const user = await connection
      .selectFrom('app_user')
      .select('phone')
      .where('id', '=', BigInt(context.caller.userId))
      .executeTakeFirstOrThrow();
    if (readWalletNumber(user.phone) !== number) {
      return refusal({ code: 'WALLET_NOT_YOURS' });
    }
    const failureCode = await refusalFor(connection, context.caller, number);
    if (failureCode !== undefined) {
      return refusal({ code: failureCode });
    }
    const found = await holderOf(number, context);
    if (!found.ok) {
      return found;
    }
    if (found.value !== undefined) {
      return refusal({ code: 'WALLET_EXISTS' });
    }
    return success(filledText(CHANGE_TEXTS.wallet.register, { number: shownWalletNumber(number) }));
  },
  make: async ({ operationId, number, topicId }, { connection, context: { caller, now } }) => {
    const at = new Date(now);
    const { numAffectedRows } =
      await sql`insert into wallet (customer_id, user_id, wallet_number, state, since, operation_id, topic_id, ask_at)
      values (${caller.customerId}::bigint, ${caller.userId}::bigint, ${number}, 'registering', ${at}, ${operationId}, ${topicId}, ${at})
      on conflict do nothing`.execute(connection);
    return numAffectedRows === 1n
      ? undefined
      : ((await refusalFor(connection, caller, number)) ?? 'WALLET_REGISTRATION_PENDING');
  },
};
