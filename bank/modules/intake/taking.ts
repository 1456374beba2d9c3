import type { ClientBase } from 'pg';

import type { Instant } from '../../../src/domain/time/Instant';
import type { Fault, IntakeKind } from './lines';

/** The transaction a line is taken in. */
export interface Taking {
  readonly client: ClientBase;
  readonly now: Instant;
  /** Hash of a password that nobody knows, for users before their first sign-in. */
  readonly unknownPassword: string;
  /** Keyed hash in place of what has the number of a card in it. @throws without the secret of the bank */
  readonly cardHash: (text: string) => Buffer;
}

/** A line that was taken before: its row, and the hash of the line. */
export interface Known {
  readonly row_id: bigint;
  readonly hash: Buffer;
}

/** The row of a new line, or the reason for which there is none. */
export type Added = { readonly id: bigint } | { readonly fault: Fault };

export async function knownLine(client: ClientBase, kind: IntakeKind, reference: string): Promise<Known | undefined> {
  const { rows } = await client.query<Known>(
    'select row_id, hash from intake_line where kind = $1 and reference = $2',
    [kind, reference],
  );
  return rows[0];
}

/** Row that a reference of the other system has become. */
export async function idOf(client: ClientBase, kind: IntakeKind, reference: string): Promise<bigint | undefined> {
  return (await knownLine(client, kind, reference))?.row_id;
}
