import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { clientRequest } from '../support/movements';
import { balanceOf, createAndSendAs, newOperationId, refusalOf, transferRequest, valueOf } from '../support/transfers';
import {
  addEmployees,
  anEmployer,
  expectCounted,
  FUNDS,
  handIn,
  numberOf,
  orderFor,
  payroll,
  sign,
  standing,
} from './support';
import type { Employer } from './support';

const PEOPLE = 10;
const START = 100_000_00n;
const REGISTERS = 20;
const PAID = 7_00n;
/** Processes that pay salaries, on one database. */
const PROCESSES = 3;
const PENNY = 1_11n;
const HELD_SECONDS = 0.02;
/** Offsets from the index of a person to the people they pay. */
const STEPS = [1, 3, 5, 8] as const;

let bank: TestBank;
let employer: Employer;
let people: readonly Person[];

/** An employee who receives salary and moves money at the same time. */
interface Person {
  readonly user: TestCaller;
  readonly accountId: string;
  readonly number: string;
  readonly savingsId: string;
}

beforeAll(async () => {
  bank = await createTestBank();
  employer = await anEmployer(bank);
  const added: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { customerId } = await addCustomer(bank, `person${index}`);
    const accountId = await addAccount(bank, customerId, { balance: START });
    const savingsId = await addAccount(bank, customerId, { balance: START });
    const number = numberOf(index + 2);
    await bank.database.owner.query('update account set number = $2 where id = $1', [accountId, number]);
    added.push({ user: await bank.callAs(`person${index}`), accountId, number, savingsId });
  }
  people = added;
  // Number one, who will be gone: what was for him comes back at the end of every register.
  await addEmployees(bank, 1);
});
afterAll(() => bank.close());

const at = (index: number): Person => {
  const person = people[index % PEOPLE];
  if (person === undefined) {
    throw new Error('There is nobody');
  }
  return person;
};

type Confirmation = () => Promise<string | undefined>;

/** Transfers ready for confirmation: to accounts before and behind in lock order, to the employer, and between own accounts. */
async function prepared(index: number): Promise<readonly Confirmation[]> {
  const { user, accountId, savingsId } = at(index);
  const toOthers = [...STEPS.map((step) => at(index + step).number), employer.debitNumber].map(
    (to) =>
      ({ code: 'MAKE_BANK_CLIENT_TRANSFER', request: clientRequest({ from: accountId, to, amount: PENNY }) }) as const,
  );
  const own = [[accountId, savingsId] as const, [savingsId, accountId] as const].map(
    ([from, to]) =>
      ({ code: 'MAKE_OWN_ACCOUNTS_TRANSFER', request: transferRequest({ from, to, amount: PENNY }) }) as const,
  );
  const confirmations: Confirmation[] = [];
  for (const movement of [...toOthers, ...own]) {
    const otp = await createAndSendAs(bank, user, movement);
    const { operationId } = movement.request;
    confirmations.push(async () => refusalOf(await user.call('CONFIRM_TRANSFER', { operationId, otp })));
  }
  return confirmations;
}

async function oneAfterAnother(confirmations: readonly Confirmation[]): Promise<readonly (string | undefined)[]> {
  const outcomes: (string | undefined)[] = [];
  for (const confirm of confirmations) {
    outcomes.push(await confirm());
  }
  return outcomes;
}

interface Payroll {
  readonly batch: OperationId;
  readonly document: OperationId;
}

/** Uploads a payroll of everybody, each in a different order, sent and not signed yet. */
async function register(turn: number): Promise<Payroll> {
  const order = Array.from(
    { length: PEOPLE },
    (_, index) => ((turn % 2 === 0 ? index : PEOPLE - index) + turn) % PEOPLE,
  );
  const batch = await handIn(
    employer,
    [1, ...order.map((index) => index + 2)].map((employee) => orderFor(employee, PAID)),
  );
  const document = newOperationId();
  valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId: document, batch }));
  return { batch, document };
}

/** Payment of the employer to one of the employees, sent and not signed yet. */
async function payment(index: number): Promise<OperationId> {
  const request = clientRequest({ from: employer.debitAccountId, to: at(index).number, amount: PENNY });
  valueOf(await employer.maker.call('MAKE_BANK_CLIENT_TRANSFER', request));
  valueOf(await employer.maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
  return request.operationId;
}

/**
 * Holds the account in the middle again and again, so that a transaction that locks several accounts is caught with a part of them. Without it the
 * moments in which a wrong order shows are too short to be met.
 */
async function holdTheMiddle(isOver: () => boolean): Promise<void> {
  const client = new Client(bank.database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!isOver()) {
      await client.query('begin');
      await client.query('select from account where id = $1 for no key update', [at(PEOPLE / 2).accountId]);
      await client.query('select pg_sleep($1)', [HELD_SECONDS]);
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
}

/** Number of deadlocks PostgreSQL has counted. Ends all other connections first, because each reports its statistics when it closes. */
async function deadlocks(): Promise<string | undefined> {
  const { owner } = bank.database;
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await owner.query(`select pg_terminate_backend(pid) ${others}`);
  await expect.poll(async () => (await owner.query(`select ${others}`)).rowCount).toBe(0);
  const { rows } = await owner.query<{ deadlocks: string }>(
    'select deadlocks::text from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks;
}

it('a salary and single transfers among the same accounts, both ways, wait for each other and never in a circle', async () => {
  const registers: Payroll[] = [];
  for (let turn = 0; turn < REGISTERS; turn += 1) {
    registers.push(await register(turn));
  }
  const payments = await Promise.all(people.map((_, index) => payment(index)));
  const confirmations = await Promise.all(
    people.map(async (_, index) => [...(await prepared(index)), ...(await prepared(index))]),
  );

  // Booked, and waiting for a process that pays them.
  const signed = await sign(
    employer,
    registers.map(({ document }) => document),
  );
  await bank.database.owner.query(`update account set record_status = 'C' where number = $1`, [numberOf(1)]);
  const { pool } = bank.services.database;
  const failures: unknown[] = [];
  let isOver = false;
  const pays = async (): Promise<void> => {
    const worker = payroll(bank);
    while (!isOver) {
      await worker.round().catch((cause: unknown) => failures.push(cause));
      const ended = (await pool.query('select from salary_run where ended_at is not null')).rowCount;
      isOver ||= failures.length > 0 || ended === REGISTERS;
    }
  };
  const [alsoSigned, confirmed] = await Promise.all([
    sign(employer, payments),
    Promise.all(confirmations.map(oneAfterAnother)),
    holdTheMiddle(() => isOver),
    ...Array.from({ length: PROCESSES }, pays),
  ]);

  expect(failures).toEqual([]);
  expect(new Set([...signed, ...alsoSigned].map(({ refusal }) => refusal))).toEqual(new Set([undefined]));
  expect(new Set(confirmed.flat())).toEqual(new Set([undefined]));
  for (const { batch } of registers) {
    expect(await standing(employer, batch)).toEqual({ done: PEOPLE, rejected: 1 });
  }
  const salary = PAID * BigInt(REGISTERS);
  // As much to others as from them, twice to the employer, and once from him.
  expect(await Promise.all(people.map(({ accountId }) => balanceOf(bank, accountId)))).toEqual(
    people.map(() => START + salary - PENNY),
  );
  expect(await Promise.all(people.map(({ savingsId }) => balanceOf(bank, savingsId)))).toEqual(people.map(() => START));
  expect(await balanceOf(bank, employer.debitAccountId)).toBe(FUNDS + BigInt(PEOPLE) * (PENNY - salary));
  await assertBooksBalance(bank.database.owner);
  await expectCounted(bank.database.owner);
  expect(await deadlocks()).toBe('0');
});
