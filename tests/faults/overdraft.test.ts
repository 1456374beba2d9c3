import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { assertBooksBalance } from '../../bank/ledger/invariants';
import { money } from '../../src/domain/money/Money';
import { RawClient } from '../support/RawClient';
import { StartedBank } from '../support/StartedBank';
import { usableAccounts } from '../support/usableAccounts';
import { newOperationId } from './TransferLoad';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Account } from '../../src/domain/account/Account';

const TRANSFERS = 200;
const AFFORDABLE = 100n;
const AT_ONCE = 20;

let bank: StartedBank;
let client: RawClient;

beforeAll(async () => {
  // All of it comes from one session; how often that may call is not what is tested here.
  bank = await StartedBank.start({ environment: { RATE_SESSION: '100000/100000' } });
  client = new RawClient(bank.origin);
  await client.signIn('aibek');
});

afterAll(async () => {
  await bank.remove();
});

it('books exactly the transfers an account can pay for when twice as many are confirmed at once', async () => {
  const [debit, credit] = await usableAccounts(client, 'KGS');
  const amount = money(debit.available.minor / AFFORDABLE, debit.currency);
  expect(debit.available.minor / amount.minor).toBe(AFFORDABLE);

  const operations = Array.from({ length: TRANSFERS }, newOperationId);
  const codes = await inParts(operations, (operationId) => createAndAsk(operationId, debit, credit, amount.minor));
  const answers = await Promise.all(codes.map(({ operationId, code }) => client.confirm(operationId, code)));

  expect(answers.filter((answer) => answer.ok)).toHaveLength(Number(AFFORDABLE));
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure.code]));
  expect(new Set(refusals)).toEqual(new Set(['INSUFFICIENT_FUNDS']));
  expect(await availableOn(debit)).toBe(debit.available.minor - AFFORDABLE * amount.minor);
  expect(await availableOn(credit)).toBe(credit.available.minor + AFFORDABLE * amount.minor);
  await expectBalancedWithoutDeadlock();
});

interface CodeOfOperation {
  readonly operationId: OperationId;
  readonly code: string;
}

async function createAndAsk(
  operationId: OperationId,
  debit: Account,
  credit: Account,
  minor: bigint,
): Promise<CodeOfOperation> {
  const created = await client.execute('MAKE_OWN_ACCOUNTS_TRANSFER', {
    operationId,
    debitAccountId: debit.id,
    creditAccountId: credit.id,
    amount: money(minor, debit.currency),
    purpose: '',
  });
  if (!created.ok) {
    throw new Error(`The creation was refused with ${created.failure.code}`);
  }
  const sent = await client.execute('SEND_OTP_BY_SMS', { operationId });
  if (!sent.ok) {
    throw new Error(`The code was refused with ${sent.failure.code}`);
  }
  return { operationId, code: await client.codeFor('aibek', created.value.fingerprint) };
}

async function inParts<In, Out>(inputs: readonly In[], work: (input: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let at = 0; at < inputs.length; at += AT_ONCE) {
    results.push(...(await Promise.all(inputs.slice(at, at + AT_ONCE).map(work))));
  }
  return results;
}

async function availableOn(account: Account): Promise<bigint> {
  const answer = await client.execute('GET_ACCOUNT_BY_ID', { accountId: account.id });
  if (!answer.ok) {
    throw new Error(`GET_ACCOUNT_BY_ID was refused with ${answer.failure.code}`);
  }
  return answer.value.available.minor;
}

async function expectBalancedWithoutDeadlock(): Promise<void> {
  const database = new Client(bank.connection());
  try {
    await database.connect();
    await assertBooksBalance(database);
    const { rows } = await database.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: '0' }]);
  } finally {
    await database.end();
  }
}
