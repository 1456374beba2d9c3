import type { SwiftStep } from '../../../src/domain/swift/tracking';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { SentMessage } from '../documents';

const WRITE = 'insert into swift_message (key, message, sent_at, steps) values ($1, $2, $3, $4) on conflict do nothing';

/** Stores the message of an order; sending it again keeps the first one. */
export async function writeMessage(
  { pool }: Database,
  { key, message, sentAt }: { readonly key: string; readonly message: string; readonly sentAt: Instant },
): Promise<void> {
  await pool.query({ name: 'write-swift-message', text: WRITE, values: [key, message, new Date(sentAt), '[]'] });
}

/** Writes down what the banks on the way have reported up to now. */
export async function writeSteps(
  { pool }: Database,
  { key, steps }: { readonly key: string; readonly steps: readonly SwiftStep[] },
): Promise<void> {
  const text = 'update swift_message set steps = $2 where key = $1';
  await pool.query({ name: 'write-swift-steps', text, values: [key, JSON.stringify(steps)] });
}

const READ = `
  select m.key as reference, m.message, m.steps from swift_message m join rail_order r on r.key = m.key where r.txn_id = $1`;

/** The message of a transaction; `undefined` while it has not left. */
export async function readMessage({ pool }: Database, transactionId: string): Promise<SentMessage | undefined> {
  const { rows } = await pool.query<SentMessage>({ name: 'swift-message', text: READ, values: [transactionId] });
  return rows[0];
}
