import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { transfer, valueOf } from '../support/transfers';
import type { TestBank } from '../support/createTestBank';

const COLUMNS = { entry: 'amount', audit_event: 'result' } as const;
const TABLES = ['entry', 'audit_event'] as const;
const STATEMENTS = TABLES.flatMap((table) => [
  `update ${table} set ${COLUMNS[table]} = ${COLUMNS[table]}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
]);
const REFERRED_TO = ['account', 'operation', 'txn', 'customer', 'app_user'].flatMap((table) => [
  `delete from ${table}`,
  `truncate ${table} cascade`,
]);

describe('what is booked', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createTestBank();
    const { customerId } = await addCustomer(bank, 'owner');
    const from = await addAccount(bank, customerId, { balance: 100n });
    const to = await addAccount(bank, customerId);
    valueOf(await transfer(bank, await bank.callAs('owner'), { from, to, amount: 100n }));
  });
  afterAll(() => bank.close());

  it.each(STATEMENTS)('cannot be changed by the bank: %s', async (statement) => {
    await expect(bank.services.database.pool.query(statement)).rejects.toThrow('permission denied');
  });

  it.each(STATEMENTS)('cannot be changed by the owner of the tables: %s', async (statement) => {
    await expect(bank.database.owner.query(statement)).rejects.toThrow('is append-only');
  });

  it.each(REFERRED_TO)('loses nothing it refers to: %s', async (statement) => {
    await expect(bank.services.database.pool.query(statement)).rejects.toThrow('permission denied');
    await expect(bank.database.owner.query(statement)).rejects.toThrow('is never deleted');
  });

  it.each([
    'update account set balance = balance + 1',
    `insert into entry values (1, 1, 1, now(), 1, 'KGS', 1)`,
    `update operation set amount = 1`,
    'select post(array[1::bigint], array[1::bigint], now())',
    'select book(array[1::bigint], now())',
    'select book_operation(o, now()) from operation o',
    'create table extra (id bigint)',
  ])('cannot be gone round: %s', async (statement) => {
    await expect(bank.services.database.pool.query(statement)).rejects.toThrow('permission denied');
  });
});
