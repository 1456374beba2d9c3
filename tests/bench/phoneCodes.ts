import { firstFound } from '../support/realTime';
import type { ClientBase } from 'pg';

const LOOKS = { everyMs: 50, withinMs: 60_000 };
const CODES =
  "select substring(text from '[0-9A-Z]{4}-[0-9A-Z]{4}') as fingerprint, code from sandbox_message where id > $1";
const LAST_MESSAGE = 'select coalesce(max(id), 0)::text as id from sandbox_message';

/** The message the phones of the sandbox got last. */
export async function lastMessage(database: ClientBase): Promise<string> {
  const { rows } = await database.query<{ id: string }>(LAST_MESSAGE);
  return rows[0]?.id ?? '0';
}

/** Waits until so many codes lie on the phones that did not before; answers them by the fingerprints of their operations. */
export async function codesAfter(
  database: ClientBase,
  message: string,
  count: number,
): Promise<ReadonlyMap<string, string>> {
  const codes = await firstFound(async () => {
    const { rows } = await database.query<{ fingerprint: string; code: string }>(CODES, [message]);
    return rows.length >= count ? new Map(rows.map((row) => [row.fingerprint, row.code])) : undefined;
  }, LOOKS);
  if (codes === undefined) {
    throw new Error(`Fewer than ${count} codes reached the phones`);
  }
  return codes;
}
