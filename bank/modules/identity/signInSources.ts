import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { Call } from '../../kernel/Call';

/** An IPv4 address in the notation of IPv6 sockets. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function addressOf({ address }: Call): string {
  return MAPPED.exec(address)?.[1] ?? address;
}

/**
 * Counts a try of a password for the source network of a call. Returns the moment from which it may try again; `undefined` when this try
 * may be made. A try is counted as failed before it is checked, so that concurrent tries cannot exceed the limit. Each block lasts twice as long as the one before (reliability: S8).
 */
export async function takeSignInTry(call: Call, bank: BankServices): Promise<Instant | undefined> {
  const { rows } = await bank.database.pool.query<{ free_at: Instant | null }>({
    name: 'take-sign-in-try',
    text: 'select take_sign_in_try($1, $2, $3) as free_at',
    values: [addressOf(call), bank.configuration.failedSignIns, new Date(call.now)],
  });
  return rows[0]?.free_at ?? undefined;
}

/** Takes back the counted try of a call whose password was right. */
export async function returnSignInTry(connection: Kysely<Tables>, call: Call): Promise<void> {
  await sql`select return_sign_in_try(${addressOf(call)}::inet)`.execute(connection);
}
