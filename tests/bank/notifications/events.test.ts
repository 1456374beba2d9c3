import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bookOfBank } from '../../../bank/ledger/ledger';
import { openDeposit } from '../deposits/support';
import { addAccount, addCustomer, deposit, internalAccount } from '../support/arrange';
import { addCard } from '../support/cards';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, transfer, valueOf } from '../support/transfers';

let bank: TestBank;
let user: TestCaller;
let customerId: string;
let main: string;
let other: string;
let seen: bigint;

interface Written {
  readonly type: string;
  readonly customer_id: bigint | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

beforeAll(async () => {
  bank = await createTestBank();
  customerId = (await addCustomer(bank, 'owner')).customerId;
  user = await bank.callAs('owner');
  main = await addAccount(bank, customerId, { balance: 50_000n });
  other = await addAccount(bank, customerId);
});
beforeEach(async () => {
  const { rows } = await bank.database.owner.query<{ id: bigint }>(
    'select coalesce(max(id), 0) as id from outbox_event',
  );
  seen = rows[0]?.id ?? 0n;
});
afterAll(() => bank.close());

/** Outbox events written since the test began. */
async function written(): Promise<readonly Written[]> {
  const { rows } = await bank.database.owner.query<Written>(
    'select type, customer_id, payload from outbox_event where id > $1 order by id',
    [seen],
  );
  return rows;
}

async function versionOf(accountId: string): Promise<string> {
  const { rows } = await bank.database.owner.query<{ version: bigint }>(
    'select data_version as version from account where id = $1',
    [accountId],
  );
  return String(rows[0]?.version);
}

describe('an event is written', () => {
  it('for each account a payment has moved money on, with its edition, and for the line of history', async () => {
    const moved = valueOf(await transfer(bank, user, { from: main, to: other, amount: 100n }));
    const events = await written();
    expect(events.filter(({ type }) => type === 'BOOKING').map(({ payload }) => payload)).toEqual([
      {
        txnId: moved.transactionId,
        notice: 'transferBooked',
        userId: user.caller.userId,
        accounts: [
          { accountId: main, dataVersion: await versionOf(main) },
          { accountId: other, dataVersion: await versionOf(other) },
        ],
      },
    ]);
    expect(events.every(({ customer_id: owner }) => String(owner) === customerId)).toBe(true);
  });

  it('once for a posting of the bank, with its account and its line of history', async () => {
    const cash = await internalAccount(bank, 'CASH', 'KGS');
    const legs = [
      { account: main, minor: -10n },
      { account: cash, minor: 10n },
    ];
    const { transactionId } = await bank.services.database.kysely
      .transaction()
      .execute((connection) =>
        bookOfBank(connection, { key: 'a fee', legs, line: { code: 'FEE' }, at: bank.clock.now() }),
      );
    expect(await written()).toEqual([
      expect.objectContaining({
        type: 'BOOKING',
        payload: {
          txnId: String(transactionId),
          byBank: true,
          accounts: [{ accountId: main, dataVersion: await versionOf(main) }],
        },
      }),
    ]);
  });

  it('for a deposit whose money has moved', async () => {
    const depositId = await openDeposit(bank, { customerId, payoutAccountId: main, balance: 900n, type: 'savings' });
    await deposit(bank, depositId, { amount: 100n, currency: 'KGS' });
    const { rows } = await bank.database.owner.query<{ version: bigint }>(
      'select data_version as version from deposit where account_id = $1',
      [depositId],
    );
    expect((await written()).at(-1)).toMatchObject({
      type: 'UPDATED_DEPOSIT',
      payload: { accountId: depositId, dataVersion: String(rows[0]?.version) },
    });
  });

  it('for a card that its owner has blocked', async () => {
    await addCard(bank, { customerId, accountId: main, number: '9417000000007771' });
    const [card] = valueOf(await user.call('GET_CARDS_V2', { statuses: ['active'] }));
    valueOf(
      await user.call('BLOCK_CARD', {
        operationId: newOperationId(),
        accountId: main,
        cardId: card?.id ?? randomUUID(),
      }),
    );
    expect(await written()).toContainEqual(
      expect.objectContaining({
        type: 'UPDATED_ACCOUNT_CARD',
        payload: { accountId: main, dataVersion: await versionOf(main) },
      }),
    );
  });

  it('for all customers when rates change, once for all that change together', async () => {
    const add = 'insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from)';
    await bank.database.owner.query(
      `${add} values ('USD', 'KGS', 'commercial', 86, 88, $1), ('EUR', 'KGS', 'commercial', 94, 96, $1)`,
      [new Date(bank.clock.now())],
    );
    await bank.services.database.pool.query('update exchange_rate set sell = sell + 1');
    await bank.services.database.pool.query(`update exchange_rate set sell = sell + 1 where base = 'JPY'`);
    expect(await written()).toEqual(
      Array.from({ length: 2 }, () => ({ type: 'UPDATED_CURRENCY_RATE', customer_id: null, payload: {} })),
    );
  });
});
