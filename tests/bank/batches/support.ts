import type { ClientBase } from 'pg';
import { expect } from 'vitest';

import type { RunningJob } from '../../../bank/kernel/Job';
import { salaryPayments } from '../../../bank/modules/batches/salaryPayments';
import type { BatchOrder } from '../../../src/domain/batch/BatchOrder';
import { printSalary } from '../../../src/domain/batch/salaryCsv';
import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { money } from '../../../src/domain/money/Money';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addAccount, addCompany, addCustomer } from '../support/arrange';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { jobOf } from '../support/jobs';
import { newOperationId, valueOf } from '../support/transfers';

export const INN = '20101199000001';
export const FUNDS = 100_000_000_000n;

export interface Employer {
  readonly bank: TestBank;
  readonly customerId: string;
  readonly maker: TestCaller;
  readonly director: TestCaller;
  readonly debitAccountId: string;
  readonly debitNumber: string;
}

/** Adds a company with an account, a maker and a single signatory. */
export async function anEmployer(bank: TestBank, balance = FUNDS): Promise<Employer> {
  const users = [
    { login: 'maker', rights: ['view', 'create', 'payroll'] },
    { login: 'director', rights: ['view', 'sign', 'payroll'], place: 1 },
    { login: 'viewer', rights: ['view'] },
  ] as const;
  const customerId = await addCompany(bank, users, 1);
  const debitAccountId = await addAccount(bank, customerId, { balance });
  const debitNumber = numberOf(999_999);
  await bank.database.owner.query('update account set number = $2 where id = $1', [debitAccountId, debitNumber]);
  return {
    bank,
    customerId,
    maker: await bank.callAs('maker'),
    director: await bank.callAs('director'),
    debitAccountId,
    debitNumber,
  };
}

/** The account of the n-th employee; its number has its check digits. */
export function numberOf(employee: number): string {
  return withCheckDigits(`12800199${employee.toString().padStart(6, '0')}`);
}

/** Adds so many employees with an account each, numbered from one. */
export async function addEmployees(bank: TestBank, count: number): Promise<void> {
  const { customerId } = await addCustomer(bank, 'employee');
  await bank.database.owner.query(
    `insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at)
      select unnest($2::text[]), $1, '1010', '1', 'KGS', 0, $3`,
    [customerId, Array.from({ length: count }, (_, index) => numberOf(index + 1)), new Date(bank.clock.now())],
  );
}

/** A line that pays the n-th employee. */
export function orderFor(
  employee: number,
  minor = 1_000_00n,
  purpose = 'Заработная плата за октябрь 2026',
): BatchOrder {
  return {
    documentNumber: '',
    bic: '',
    purposeCode: '',
    recipientName: 'Клиент employee',
    inn: INN,
    accountNumber: numberOf(employee),
    amount: money(minor, 'KGS'),
    purpose,
  };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Uploads a payroll; returns its id. */
export async function handIn({ maker, debitAccountId }: Employer, orders: readonly BatchOrder[]): Promise<OperationId> {
  const operationId = newOperationId();
  const files = [{ name: 'salary.csv', bytes: bytesOf(printSalary({ orders })) }];
  const { batch } = valueOf(
    await maker.call('UPLOAD_BATCH_FILE', { operationId, kind: 'salary', debitAccountId, files }),
  );
  if (batch === undefined) {
    throw new Error('The file has faults');
  }
  return operationId;
}

/** Sends the chosen lines and signs them; returns the document. */
export async function signedSalary(employer: Employer, batch: OperationId): Promise<OperationId> {
  const operationId = newOperationId();
  valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batch }));
  await sign(employer, [operationId]);
  return operationId;
}

export async function sign({ bank, director }: Employer, documents: readonly OperationId[]) {
  const operationId = newOperationId();
  valueOf(await director.call('CREATE_CONFIRM_OPERATION', { operationId, documents }));
  const { rows } = await bank.database.owner.query<{ text: string }>(
    'select text from message_outbox where user_id = $1 order by id desc limit 1',
    [director.caller.userId],
  );
  const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  return valueOf(await director.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
}

/** Job that pays salaries, one round per call. */
export function payroll(bank: Pick<TestBank, 'services'>): RunningJob {
  return jobOf(bank, salaryPayments);
}

/** Fails when the stored totals of batches differ from their lines. */
export async function expectCounted(database: ClientBase): Promise<void> {
  const { rows } = await database.query(`
    select b.id, c.status, c.lines, c.total, s.lines as stated, s.total as stated_total from batch b,
        lateral (select status, count(*)::int as lines, coalesce(sum(amount), 0)::bigint as total from batch_lines_at(b.id, b.created_at) group by 1) c
      full join lateral (select * from batch_totals_at(b.id, b.created_at)) s on s.status = c.status
      where (c.lines, c.total) is distinct from (s.lines, s.total)`);
  expect(rows).toEqual([]);
}

/** Number of lines of a batch by status. */
export async function standing({ maker }: Employer, batch: OperationId): Promise<Readonly<Record<string, number>>> {
  const answer = valueOf(
    await maker.call('SELECT_BATCH_TXNS', { type: 'read', batch, transactions: [], from: 1, status: undefined }),
  );
  return Object.fromEntries((answer.batches[0]?.totals ?? []).map(({ status, count }) => [status, count]));
}
