import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Failure } from '../../src/application/operations/failureCodes';
import type { Instant } from '../../src/domain/time/Instant';
import { holdLetter } from '../../src/domain/user/letters';
import { holdNoticeText } from '../../src/domain/user/securityMessages';
import type { BankServices } from '../kernel/BankServices';
import type { Tables } from '../db/Tables';
import type { CodeOwner } from './codeOwner';
import { queueLetter, queueMessage } from '../networks/messages';

interface HoldPlace {
  readonly connection: Kysely<Tables>;
  readonly bank: BankServices;
  readonly now: Instant;
}

interface HoldRow {
  readonly held_until: Instant;
  readonly notified_at: Instant | null;
  readonly session_ended: boolean;
}

const LETTER_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * Answer to a user on hold: when it ends, and whether the session that asks is over because codes were guessed in it. The
 * first such answer also tells the customer, on the telephone and by letter, in the transaction that counted the code where there
 * is one; the caller holds the lock of the owner's codes.
 */
export async function holdFailure(place: HoldPlace, owner: CodeOwner): Promise<Failure<'CONFIRMATIONS_ON_HOLD'>> {
  const { rows } = await sql<HoldRow>`
    select w.held_until, w.notified_at,
        exists (select from session s where s.id = ${owner.sessionId ?? null}::bigint and s.end_reason = 'WRONG_CODES') as session_ended
      from wrong_codes w where w.owner_kind = ${owner.kind} and w.owner_id = ${owner.id}::bigint`.execute(
    place.connection,
  );
  const hold = rows[0];
  if (hold === undefined) {
    throw new Error(`Nothing is counted of ${owner.kind} ${owner.id}, who is on hold`);
  }
  if (hold.notified_at === null) {
    await tell(place, owner, hold.held_until);
  }
  return {
    code: 'CONFIRMATIONS_ON_HOLD',
    data: { retryAt: new Date(hold.held_until).toISOString(), ...(hold.session_ended && { sessionEnded: 'true' }) },
  };
}

async function tell({ connection, bank, now }: HoldPlace, owner: CodeOwner, until: Instant): Promise<void> {
  await sql`update wrong_codes set notified_at = ${new Date(now)}
    where owner_kind = ${owner.kind} and owner_id = ${owner.id}::bigint`.execute(connection);
  if (owner.userId === undefined) {
    return;
  }
  const user = await connection
    .selectFrom('app_user')
    .select(['phone', 'email', 'language'])
    .where('id', '=', BigInt(owner.userId))
    .executeTakeFirstOrThrow();
  const held = { what: owner.kind === 'user' ? 'confirmations' : 'restore', until } as const;
  await queueMessage(
    connection,
    { userId: owner.userId, phone: user.phone },
    { text: holdNoticeText(held, user.language), now },
  );
  if (user.email !== '' && bank.networks.email !== undefined) {
    const letter = { ...holdLetter(held, user.language), now, giveUpAt: now + LETTER_LIFE_MS };
    await queueLetter(connection, { userId: owner.userId, email: user.email }, letter);
  }
}
