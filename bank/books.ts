import { parseArgs } from 'node:util';

import { Client } from 'pg';

import { columnTypes } from './db/columnTypes';
import { brokenInvariants } from './ledger/invariants';

/** Exit codes: the books balance, an invariant is broken, or they could not be checked. */
const EXIT = { balance: 0, broken: 1, unchecked: 2 } as const;

const USAGE = 'Usage: npm run books -- --database postgres://owner:password@host/name';

/**
 * Checks every invariant of the books at one moment, over a connection that only reads: a bank may serve from the database meanwhile. Any
 * copy will do, such as a restored backup. The login must be able to read all tables, as the owner is.
 */
async function check(connectionString: string): Promise<number> {
  const client = new Client({
    connectionString,
    types: columnTypes,
    application_name: 'tulpar-books',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { checked, broken } = await brokenInvariants(client);
    for (const { invariant, count, examples } of broken) {
      process.stdout.write(`BROKEN  ${invariant}: ${count} rows, such as ${examples.join('; ')}\n`);
    }
    process.stdout.write(`${checked} invariants checked, ${broken.length} broken\n`);
    return broken.length === 0 ? EXIT.balance : EXIT.broken;
  } finally {
    await client.end();
  }
}

async function main(): Promise<number> {
  const { database } = parseArgs({ options: { database: { type: 'string' } } }).values;
  if (database === undefined) {
    throw new Error(USAGE);
  }
  return check(database);
}

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    process.stderr.write(`The books were not checked: ${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exit(EXIT.unchecked);
  },
);
