import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { accountLine, folderWith, PERSON, USER } from './delivery';

let bank: TestBank;
let database: string;

beforeAll(async () => {
  bank = await createTestBank();
  const { host, port, user, password, database: name } = bank.database.connection;
  const login = [user, password].map((part) => encodeURIComponent(String(part ?? ''))).join(':');
  database = `postgres://${login}@/${name}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
});
afterAll(() => bank.close());

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs the command as an operator does. */
function intake(...args: readonly string[]): Promise<Ended> {
  const tsx = join(projectRoot(), 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, join(projectRoot(), 'bank/intake.ts'), ...args]);
  let out = '';
  let errors = '';
  child.stdout.on('data', (part) => (out += String(part)));
  child.stderr.on('data', (part) => (errors += String(part)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
}

it('checks, takes, compares and invites from the command line, and says so by its exit code', async () => {
  const whole = folderWith({ customers: [PERSON], users: [USER], accounts: [accountLine(1, '10.00')] });
  const checked = await intake('--database', database, '--check', whole.folder);
  expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was taken: this was a check.') });
  expect(await intake('--database', database, whole.folder)).toMatchObject({
    code: 0,
    out: 'customers.jsonl: 1 new, 0 changed, 0 as before, 0 refused\nusers.jsonl: 1 new, 0 changed, 0 as before, 0 refused\naccounts.jsonl: 1 new, 0 changed, 0 as before, 0 refused\n',
  });
  expect(await intake('--database', database, '--compare', whole.folder)).toMatchObject({
    code: 0,
    out: '0 differences\n',
  });
  whole.remove();
  const wrong = folderWith({ accounts: [accountLine(1, '11.00'), accountLine(2, '-1.00')] });
  expect(await intake('--database', database, wrong.folder)).toMatchObject({
    code: 1,
    out: expect.stringContaining('accounts.jsonl:2 balance must not be below zero\n'),
  });
  expect(await intake('--database', database, '--compare', wrong.folder)).toMatchObject({
    code: 1,
    out: expect.stringContaining('accounts.jsonl:1 balance: 1100 there, 1000 here\n'),
  });
  wrong.remove();
  expect(await intake('--database', database, '--invite')).toMatchObject({ code: 0, out: '1 users invited\n' });
});

it('ends with 2 and the usage where it cannot begin', async () => {
  expect(await intake('--database', database)).toMatchObject({ code: 2, errors: expect.stringContaining('Usage:') });
  const nowhere = await intake('--database', 'postgres://nobody@127.0.0.1:1/none', '--invite');
  expect(nowhere).toMatchObject({ code: 2, out: '' });
  expect(nowhere.errors).not.toContain('Usage:');
});
