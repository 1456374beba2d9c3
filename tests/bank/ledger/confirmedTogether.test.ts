import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { balanceOf, createAndSend, refusalOf, transferRequest, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { watchBooks } from '../support/watchBooks';

describe('transfers confirmed together', () => {
  let bank: TestBank;
  let user: TestCaller;
  let customerId: string;
  let to: string;
  beforeAll(async () => {
    bank = await createTestBank();
    ({ customerId } = await addCustomer(bank, 'owner'));
    user = await bank.callAs('owner');
    to = await addAccount(bank, customerId);
  });
  afterAll(() => bank.close());
  watchBooks(() => bank.database.owner);

  async function prepared(from: string, amount = 100n) {
    const request = transferRequest({ from, to, amount });
    return { operationId: request.operationId, otp: await createAndSend(bank, user, request) };
  }

  it('each has an outcome of its own: booked, a wrong code, too little money, the same call twice', async () => {
    const rich = await addAccount(bank, customerId, { balance: 1000n });
    const poor = await addAccount(bank, customerId, { balance: 100n });
    const [first, wrong, spent, left, twice] = [
      await prepared(rich),
      await prepared(rich),
      await prepared(poor),
      await prepared(poor),
      await prepared(rich),
    ];
    const before = await transactions();
    const answers = await Promise.all(
      [first, { ...wrong, otp: wrong.otp === '000000' ? '000001' : '000000' }, spent, left, twice, twice].map((call) =>
        user.call('CONFIRM_TRANSFER', call),
      ),
    );
    expect(answers.map(refusalOf)).toEqual([
      undefined,
      'INCORRECT_OTP',
      undefined,
      'INSUFFICIENT_FUNDS',
      undefined,
      undefined,
    ]);
    expect(answers.slice(4).map((answer) => (answer.ok ? answer.value : undefined))[0]).toEqual(
      answers[5]?.ok ? answers[5].value : undefined,
    );
    expect([await balanceOf(bank, rich), await balanceOf(bank, poor)]).toEqual([800n, 0n]);
    // Four went together, of whom two could be booked, and the last two after them.
    expect((await transactions()) - before).toBe(2);
    valueOf(await user.call('CONFIRM_TRANSFER', wrong));
  });

  it('one account on both sides of several keeps its entries in order, each with its own balance', async () => {
    const [left, right] = [
      await addAccount(bank, customerId, { balance: 1000n }),
      await addAccount(bank, customerId, { balance: 1000n }),
    ];
    const ready = async (from: string, into: string, amount: bigint) => {
      const request = transferRequest({ from, to: into, amount });
      return { operationId: request.operationId, otp: await createAndSend(bank, user, request) };
    };
    const group = [
      await ready(left, right, 300n),
      await ready(right, left, 500n),
      await ready(left, right, 700n),
      await ready(left, to, 100n),
    ];
    const before = await transactions();
    const answers = await Promise.all(group.map((call) => user.call('CONFIRM_TRANSFER', call)));
    expect(answers.map(refusalOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect([await balanceOf(bank, left), await balanceOf(bank, right)]).toEqual([400n, 1500n]);
    // The three that the account can pay for without what comes in go together, and the fourth by itself.
    expect((await transactions()) - before).toBe(2);
  });

  it('an operation whose account is locked waits alone', async () => {
    const [free, held] = [
      await addAccount(bank, customerId, { balance: 1000n }),
      await addAccount(bank, customerId, { balance: 1000n }),
    ];
    const target = await addAccount(bank, customerId);
    const ready = async (from: string) => {
      const request = transferRequest({ from, to: from === held ? target : to, amount: 100n });
      return { operationId: request.operationId, otp: await createAndSend(bank, user, request) };
    };
    const [first, waiting, other] = [await ready(free), await ready(held), await ready(free)];
    const { rows } = await bank.database.owner.query<{ name: string }>('select current_database() as name');
    const holder = new Client({ ...inject('postgres'), database: rows[0]?.name });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from account where id = $1 for no key update', [held]);
    const answers = [first, waiting, other].map((call) => user.call('CONFIRM_TRANSFER', call));
    expect([await answers[0], await answers[2]].map((answer) => answer?.ok)).toEqual([true, true]);
    expect(await balanceOf(bank, held)).toBe(1000n);
    await holder.query('commit');
    await holder.end();
    expect((await answers[1])?.ok).toBe(true);
    expect(await balanceOf(bank, held)).toBe(900n);
  });

  it('creations that arrive together are made, repeated or refused in one commit, each with an answer of its own', async () => {
    const [rich, poor] = [
      await addAccount(bank, customerId, { balance: 1000n }),
      await addAccount(bank, customerId, { balance: 1n }),
    ];
    const request = (from: string, amount: bigint) => transferRequest({ from, to, amount });
    const again = request(rich, 30n);
    const asked = [
      request(rich, 10n),
      again,
      again,
      request(poor, 40n),
      request(rich, 20n),
      { ...again, amount: request(rich, 31n).amount },
    ];
    const answers = await Promise.all(asked.map((one) => user.call('MAKE_OWN_ACCOUNTS_TRANSFER', one)));
    expect(answers.map(refusalOf)).toEqual([
      undefined,
      undefined,
      undefined,
      'INSUFFICIENT_FUNDS',
      undefined,
      'OPERATION_ID_REUSED',
    ]);
    expect(answers.map((answer) => (answer.ok ? answer.value.amount.minor : undefined))).toEqual([
      10n,
      30n,
      30n,
      undefined,
      20n,
      undefined,
    ]);
    expect(answers[2]).toEqual(answers[1]);
    const { rows } = await bank.database.owner.query(
      `select count(*)::int as operations, count(distinct xmin::text)::int as commits,
          (select count(distinct a.xmin::text)::int from audit_event a where a.subject = any($1)) as commits_of_answers,
          array(select a.result from audit_event a where a.subject = any($1) order by a.result) as audited
        from operation where operation_id = any($1::text[]::uuid[])`,
      [asked.map(({ operationId }) => operationId)],
    );
    // Four went together, of which the repetition could only be answered after them, and then the other two.
    expect(rows).toEqual([
      {
        operations: 3,
        commits: 2,
        commits_of_answers: 3,
        audited: ['INSUFFICIENT_FUNDS', 'OPERATION_ID_REUSED', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
      },
    ]);
  });

  it('a creation waits for another process that creates the same operation, and finds it stored', async () => {
    const from = await addAccount(bank, customerId, { balance: 1000n });
    const request = transferRequest({ from, to, amount: 100n });
    const { rows } = await bank.database.owner.query<{ name: string }>('select current_database() as name');
    const other = new Client({ ...inject('postgres'), database: rows[0]?.name });
    await other.connect();
    await other.query('begin');
    const { caller } = user;
    await other.query('select from create_operations($1)', [
      JSON.stringify([
        {
          customer_id: caller.customerId,
          user_id: caller.userId,
          operation_id: request.operationId,
          code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
          request_hash: '\\x',
          request: {},
          reference: 'other',
          created_at: new Date(bank.clock.now()),
          plan: {
            txn_code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
            debit_account_id: from,
            credit_account_id: to,
            amount: 200,
            fee: 0,
            currency: 'KGS',
            credited: 200,
            credited_currency: 'KGS',
            purpose: '',
            expires_at: new Date(bank.clock.now() + 60_000),
            legs: [
              { account: from, amount: -200 },
              { account: to, amount: 200 },
            ],
          },
        },
      ]),
    ]);
    const answer = user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request);
    await expect
      .poll(async () => {
        const waiting = await bank.database.owner.query(
          "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
          [rows[0]?.name],
        );
        return waiting.rowCount;
      })
      .toBe(1);
    await other.query('commit');
    await other.end();
    // It stands for another amount.
    expect(refusalOf(await answer)).toBe('OPERATION_ID_REUSED');
  });

  /** In how many commits the transfers of the bank were booked. */
  async function transactions(): Promise<number> {
    const { rows } = await bank.database.owner.query<{ count: number }>(
      'select count(distinct xmin::text)::int as count from txn',
    );
    return rows[0]?.count ?? 0;
  }
});
