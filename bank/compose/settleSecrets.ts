import { randomBytes } from 'node:crypto';

import type { Client, ClientBase } from 'pg';

import type { Clock } from '../kernel/Clock';
import type { GivenSecrets, Secrets } from '../kernel/Secrets';
import { seal, unseal } from '../kernel/sealing';
import type { Sealing, SealingKey } from '../kernel/sealing';
import { BANK_LOCKS } from '../db/advisoryLocks';
import { asOwner } from '../db/openDatabase';
import type { OpenDatabase } from '../db/openDatabase';
import { isSealedByAnother } from '../jobs/sealedValues';

/** Row of a secret the database can be opened by: its fingerprint, and the key of hashes sealed by it. */
interface KnownSecret {
  readonly fingerprint: Buffer;
  readonly sealed_hash_key: Buffer;
}

const HASH_KEY_BYTES = 32;
/** Owner of the key of hashes, as a sealed value names it. */
const OWNER = 'hash key of the bank';

const KNOWN = 'select fingerprint, sealed_hash_key from known_secret';
const ADD = 'insert into known_secret (fingerprint, sealed_hash_key) values ($1, $2)';
const FORGET = 'delete from known_secret where fingerprint <> all ($1::bytea[])';
/** Processes that start together wait for one another. */
const LOCK = `select pg_advisory_xact_lock(${BANK_LOCKS.secrets})`;

const WITHOUT_OWNER = 'The database does not know this TULPAR_SECRET yet; start once with DATABASE_OWNER_URL';
const STILL_NEEDED =
  'Values of the database are sealed by another secret than TULPAR_SECRET; start with that one as TULPAR_SECRET_PREVIOUS until the log says that it may go.';

/**
 * Compares the secret with the fingerprint in the database, which the first bank that serves from it writes; a secret that comes with the
 * one before it is added, and one that nothing is sealed by any more is forgotten.
 *
 * @throws when the database was made with another secret, values are sealed by a secret that is not given, or the owner is needed for
 * a new secret and is not known
 */
export async function settleSecrets(
  { database, owner }: Pick<OpenDatabase, 'database' | 'owner'>,
  given: GivenSecrets,
  clock: Clock,
): Promise<Secrets> {
  if (owner !== undefined) {
    await asOwner(owner, (client) => addSecret(client, given));
  }
  const { rows } = await database.pool.query<KnownSecret>(KNOWN);
  const hashKey = openedBy(rows, given.current);
  if (hashKey === undefined) {
    const isNew = rows.length === 0 || (given.previous !== undefined && openedBy(rows, given.previous) !== undefined);
    throw new Error(isNew ? WITHOUT_OWNER : otherSecret(given));
  }
  const sealing = keysOf(given);
  if (rows.some(({ fingerprint }) => sealing.every(({ id }) => !id.equals(fingerprint)))) {
    if (await isSealedByAnother(database.pool, sealing, clock.now())) {
      throw new Error(STILL_NEEDED);
    }
    if (owner !== undefined) {
      await asOwner(owner, (client) => client.query(FORGET, [sealing.map(({ id }) => id)]));
    }
  }
  return { hashKey, sealing, isReplacing: given.previous !== undefined };
}

/**
 * The key of hashes of a database from which a bank has served, for a command beside it.
 *
 * @throws when the database was made with another secret, or by none
 */
export async function hashKeyOf(client: ClientBase, given: GivenSecrets): Promise<Pick<Secrets, 'hashKey'>> {
  const { rows } = await client.query<KnownSecret>(KNOWN);
  const hashKey = openedBy(rows, given.current);
  if (hashKey === undefined) {
    throw new Error(rows.length === 0 ? WITHOUT_OWNER : otherSecret(given));
  }
  return { hashKey };
}

/** Writes the first secret of a database, or the one that comes with a known one before it. */
async function addSecret(client: Client, { current, previous }: GivenSecrets): Promise<void> {
  await client.query('begin');
  await client.query(LOCK);
  // A bank that could not start, for want of a setting, has sealed nothing by the secret it had.
  await client.query('delete from known_secret where not exists (select from bank_purpose)');
  const { rows } = await client.query<KnownSecret>(KNOWN);
  if (openedBy(rows, current) === undefined) {
    const hashKey = rows.length === 0 ? randomBytes(HASH_KEY_BYTES) : previous && openedBy(rows, previous);
    if (hashKey !== undefined) {
      await client.query(ADD, [current.id, seal({ sealing: [current] }, OWNER, hashKey)]);
    }
  }
  await client.query('commit');
}

function openedBy(rows: readonly KnownSecret[], key: SealingKey): Buffer | undefined {
  const row = rows.find(({ fingerprint }) => key.id.equals(fingerprint));
  return row && unseal({ sealing: [key] }, OWNER, row.sealed_hash_key);
}

function keysOf({ current, previous, next }: GivenSecrets): Sealing['sealing'] {
  return [current, ...[previous, next].filter((key) => key !== undefined)];
}

function otherSecret({ source, previous }: GivenSecrets): string {
  return previous === undefined
    ? `The database was made with another secret than that of ${source}; start with that one, which alone opens its authenticators, tokens and cards`
    : `The database was made with another secret than those of ${source} and TULPAR_SECRET_PREVIOUS; start with that one as one of them`;
}
