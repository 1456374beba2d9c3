import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { INVARIANTS } from '../../../bank/ledger/bookInvariants';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank({ seed: true });
});
afterAll(() => bank.close());

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command as an operator does, on the database of the test. */
function books(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(projectRoot(), 'scripts/books.mjs'), ...args]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

function databaseUrl(): string {
  const { host, port, user, password } = inject('postgres');
  const { database } = bank.database.login;
  const place = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}`;
  return `${place}?host=${encodeURIComponent(host)}`;
}

describe('npm run books', () => {
  it('answers 0 on books that balance, checks every invariant, and writes nothing', async () => {
    const count = Object.keys(INVARIANTS).length;
    const { code, output } = await books('--database', databaseUrl());
    expect(output).toBe(`${count} invariants checked, 0 broken\n`);
    expect(code).toBe(0);
  });

  it('answers 1 on a damaged copy and names every invariant that is broken', async () => {
    await bank.database.owner.query(
      `with victim as (select id from account where customer_id is not null and balance > 0 order by id limit 1)
        update account set balance = balance + 1 where id in (select id from victim)`,
    );
    const { code, output } = await books('--database', databaseUrl());
    expect(output).toContain('BROKEN  I1: all balances sum to zero in each currency: 1 rows, such as ');
    expect(output).toContain('BROKEN  I2: a balance is the sum of its entries: 1 rows, such as ');
    expect(code).toBe(1);
  });

  it('answers 2 when it could not check', async () => {
    const nowhere = await books('--database', 'postgres://nobody@127.0.0.1:1/none');
    expect(nowhere).toMatchObject({ code: 2, output: expect.stringContaining('The books were not checked: ') });
    expect(await books()).toMatchObject({ code: 2, output: expect.stringContaining('Usage: npm run books') });
  });
});
