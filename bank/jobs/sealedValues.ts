import type { PoolClient } from 'pg';

import type { Instant } from '../../src/domain/time/Instant';
import { KEY_ID_BYTES, seal, unseal } from '../kernel/sealing';
import type { Sealing, SealingKey } from '../kernel/sealing';

/** Column of values that are sealed for the owner of their row. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly ownerOf: (key: string) => string;
}

const USER = { key: 'user_id', ownerOf: (key: string) => `user ${key}` };
const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'authenticator', column: 'seed', ...USER },
  { table: 'authenticator', column: 'pending_seed', ...USER },
  { table: 'hardware_token', column: 'seed', key: 'serial', ownerOf: (serial) => `token ${serial}` },
];

const BATCH = 200;

/** Requests that wait for their code and were sealed by a key whose id is not in $1. They lapse and are not sealed again. */
const WAITING_REQUEST = `
  select from profile_change change join confirmation using (id)
   where confirmed_at is null and expires_at > $2
     and substring(decode(change.payload ->> 'sealed', 'base64') from 1 for ${KEY_ID_BYTES}) <> all ($1::bytea[])`;

/** True when something is sealed by another key than these. */
export async function isSealedByAnother(
  client: Pick<PoolClient, 'query'>,
  keys: readonly SealingKey[],
  now: Instant,
): Promise<boolean> {
  const seeds = SEALED_COLUMNS.map(({ table, column }) => `exists (select from ${table} where ${isOther(column)})`);
  const text = `select ${seeds.join(' or ')} or exists (${WAITING_REQUEST}) as found`;
  const { rows } = await client.query<{ found: boolean }>(text, [keys.map(({ id }) => id), new Date(now)]);
  return rows[0]?.found ?? false;
}

/** Seals by the present key what is sealed by another; answers the number of values. Any number of processes may do it at once. */
export async function sealAgain(
  client: Pick<PoolClient, 'query'>,
  keys: Sealing,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let changed = 0;
  for (const { table, column, key, ownerOf } of SEALED_COLUMNS) {
    const read = `select ${key}::text as key, ${column} as sealed from ${table} where ${isOther(column)} limit ${BATCH}`;
    // A value that its user has replaced meanwhile is left alone.
    const write = `update ${table} set ${column} = $2 where ${key} = $1 and ${column} = $3`;
    let rows: readonly { readonly key: string; readonly sealed: Buffer }[];
    do {
      ({ rows } = await client.query<{ key: string; sealed: Buffer }>(read, [[keys.sealing[0].id]]));
      for (const row of rows) {
        const owner = ownerOf(row.key);
        const sealed = seal(keys, owner, unseal(keys, owner, row.sealed));
        const { rowCount } = await client.query(write, [row.key, sealed, row.sealed]);
        changed += rowCount ?? 0;
      }
    } while (rows.length === BATCH && !isStopping());
  }
  return changed;
}

/** Condition on a column, $1 being the ids of the keys its values should have. */
function isOther(column: string): string {
  return `substring(${column} from 1 for ${KEY_ID_BYTES}) <> all ($1::bytea[])`;
}
