import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { balanceOfClass } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { changeRule } from '../corporate/rulesSupport';
import { balanceOf, newOperationId, refusalOf, valueOf } from '../support/transfers';
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
  signedSalary,
  standing,
} from './support';
import type { Employer } from './support';

let bank: TestBank;
let employer: Employer;

beforeEach(async () => {
  bank = await createTestBank();
  employer = await anEmployer(bank);
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await expectCounted(bank.database.owner);
  await bank.close();
});

function everybody(count: number) {
  return Array.from({ length: count }, (_, index) => orderFor(index + 1, BigInt(100_000 + index)));
}

async function close(employee: number): Promise<void> {
  await bank.database.owner.query(`update account set record_status = 'C' where number = $1`, [numberOf(employee)]);
}

describe('a salary', () => {
  it('of ten thousand lines is one document, and every employee is paid once', async () => {
    await addEmployees(bank, 10_000);
    const batch = await handIn(employer, everybody(10_000));
    const document = await signedSalary(employer, batch);
    const total = everybody(10_000).reduce((sum, { amount }) => sum + amount.minor, 0n);
    expect(await balanceOf(bank, employer.debitAccountId)).toBe(FUNDS - total);
    expect(await balanceOfClass(bank, 'SALARY_TRANSIT', 'KGS')).toBe(total);
    expect(await standing(employer, batch)).toEqual({ processing: 10_000 });
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ done: 10_000 });
    expect(await balanceOfClass(bank, 'SALARY_TRANSIT', 'KGS')).toBe(0n);
    const { rows } = await bank.database.owner.query<{ wrong: number }>(
      `select count(*)::int as wrong from batch_line l join account a on a.number = l.account_number where a.balance <> l.amount`,
    );
    expect(rows[0]?.wrong).toBe(0);
    const { transactions } = valueOf(await employer.maker.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(
      transactions
        .filter(({ txnCode }) => txnCode === 'MAKE_SALARY_BATCH')
        .map(({ operationId, status }) => [operationId, status]),
    ).toEqual([[document, 'ACCEPTED']]);
  }, 120_000);

  it('is paid once by two processes, of which one dies between two chunks', async () => {
    await addEmployees(bank, 1200);
    const batch = await handIn(employer, everybody(1200));
    await signedSalary(employer, batch);
    const dying = bank.services.database.apart('dying', 60_000);
    await dying.connect();
    await dying.query('begin');
    await dying.query('select pay_salary_lines(500, 3, $1)', [new Date(bank.clock.now())]);
    // Another process finds the register locked, and continues when its first process is gone.
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ processing: 1200 });
    dying.on('error', () => undefined);
    await bank.database.owner.query('select pg_terminate_backend($1)', [await pidOf(dying)]);
    const workers = [payroll(bank), payroll(bank)];
    await expect
      .poll(async () => {
        await Promise.all(workers.map((worker) => worker.round()));
        return standing(employer, batch);
      })
      .toEqual({ done: 1200 });
  });

  it('pays the others where one account is closed, and gives back what was for it', async () => {
    await addEmployees(bank, 3);
    const batch = await handIn(employer, [orderFor(1), orderFor(2), orderFor(3)]);
    await signedSalary(employer, batch);
    await close(2);
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ done: 2, rejected: 1 });
    expect(await balanceOf(bank, employer.debitAccountId)).toBe(FUNDS - 200_000n);
    const question = { type: 'read', batch, transactions: [], from: 1, status: 'rejected' } as const;
    const { lines } = valueOf(await employer.maker.call('SELECT_BATCH_TXNS', question));
    expect(lines.map(({ number, refusal }) => [number, refusal])).toEqual([[2, 'ACCOUNT_CREDIT_NOT_FOUND']]);
    const { transactions } = valueOf(await employer.maker.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(transactions.map(({ txnCode, status }) => [txnCode, status])).toEqual([
      ['MAKE_SALARY_BATCH_RETURN', 'ACCEPTED'],
      ['MAKE_SALARY_BATCH', 'ACCEPTED'],
    ]);
  });

  it('is returned in full with its fee when no employee could be paid', async () => {
    await bank.database.owner.query(
      `update tariff set fixed = 500 where tariff_code = 'BANK_CLIENT' and customer_kind = 'C' and currency = 'KGS'`,
    );
    await addEmployees(bank, 2);
    const batch = await handIn(employer, [orderFor(1), orderFor(2)]);
    await signedSalary(employer, batch);
    expect(await balanceOf(bank, employer.debitAccountId)).toBe(FUNDS - 201_000n);
    await close(1);
    await close(2);
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ rejected: 2 });
    expect(await balanceOf(bank, employer.debitAccountId)).toBe(FUNDS);
  });

  it('is held up by no line the books refuse by a defect: that one is parked after three tries, and its money comes back', async () => {
    await bank.database.owner.query(`
      create function poison() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
      create trigger poison before insert on txn for each row when (new.purpose = 'Отравленная строка') execute function poison()`);
    await addEmployees(bank, 700);
    const orders = everybody(700).map((order, index) =>
      index === 250 ? { ...order, purpose: 'Отравленная строка' } : order,
    );
    const batch = await handIn(employer, orders);
    await signedSalary(employer, batch);
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ done: 699, rejected: 1 });
    const question = { type: 'read', batch, transactions: [], from: 1, status: 'rejected' } as const;
    const { lines } = valueOf(await employer.maker.call('SELECT_BATCH_TXNS', question));
    expect(lines.map(({ number, refusal }) => [number, refusal])).toEqual([[251, 'INTERNAL_SERVER_ERROR']]);
  });

  it('with two lines for one account, chosen by hand, pays both', async () => {
    await addEmployees(bank, 1);
    const batch = await handIn(employer, [orderFor(1, 100n), orderFor(1, 200n)]);
    expect(await standing(employer, batch)).toEqual({ draft: 1, chosen: 1 });
    const question = { type: 'choose', batch, transactions: [2], from: 1, status: undefined } as const;
    valueOf(await employer.maker.call('SELECT_BATCH_TXNS', question));
    await signedSalary(employer, batch);
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ done: 2 });
    const { rows } = await bank.database.owner.query<{ balance: string }>(
      'select balance::text as balance from account where number = $1',
      [numberOf(1)],
    );
    expect(rows[0]?.balance).toBe('300');
  });

  it('whose lines changed after signing is not booked', async () => {
    await addEmployees(bank, 1);
    const batch = await handIn(employer, [orderFor(1)]);
    const operationId = newOperationId();
    valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batch }));
    await bank.database.owner.query('update batch_line set account_number = $1', [numberOf(7)]);
    expect((await sign(employer, [operationId]))[0]?.refusal).toBe('OPERATION_IMPOSSIBLE');
    expect(await balanceOf(bank, employer.debitAccountId)).toBe(FUNDS);
  });

  it('says when it is sent who signs it by rules of the company', async () => {
    await addEmployees(bank, 2);
    const batch = await handIn(employer, [orderFor(1), orderFor(2)]);
    await changeRule(bank, employer.customerId, { terms: { amountFrom: 2_000_00n, signers: ['director'] } });
    await changeRule(bank, employer.customerId, { terms: { amountFrom: 2_000_01n, signers: ['director'] } });
    const sending = { operationId: newOperationId(), batch };
    const { awaited } = valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', sending));
    expect(awaited.rules).toMatchObject([{ left: 1, signers: [{ state: 'today' }] }]);
  });

  it('that was declined can be chosen and sent again', async () => {
    await addEmployees(bank, 2);
    const batch = await handIn(employer, [orderFor(1), orderFor(2)]);
    const operationId = newOperationId();
    valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batch }));
    expect(await standing(employer, batch)).toEqual({ signing: 2 });
    const taken = { type: 'drop', batch, transactions: [1], from: 1, status: undefined } as const;
    expect(refusalOf(await employer.maker.call('SELECT_BATCH_TXNS', taken))).toBe('OPERATION_IMPOSSIBLE');
    valueOf(await employer.director.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' }));
    expect(await standing(employer, batch)).toEqual({ declined: 2 });
    valueOf(await employer.maker.call('SELECT_BATCH_TXNS', { ...taken, type: 'choose' }));
    await signedSalary(employer, batch);
    await payroll(bank).round();
    expect(await standing(employer, batch)).toEqual({ declined: 1, done: 1 });
  });

  it('is opened by a signer by the id of its document, and chosen and sent by its maker alone', async () => {
    await addEmployees(bank, 1);
    const batch = await handIn(employer, [orderFor(1)]);
    const operationId = newOperationId();
    valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batch }));
    const question = { type: 'read', batch: operationId, transactions: [], from: 1, status: undefined } as const;
    const seen = valueOf(await employer.director.call('SELECT_BATCH_TXNS', question));
    expect([seen.batches[0]?.operationId, seen.batches[0]?.isMine, seen.lines.length]).toEqual([batch, false, 1]);
    expect(refusalOf(await employer.director.call('SELECT_BATCH_TXNS', { ...question, type: 'dropAll' }))).toBe(
      'OPERATION_IMPOSSIBLE',
    );
    const [document] = valueOf(await employer.director.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect([document?.txnCode, document?.preview.terms?.details?.registerLines]).toEqual(['MAKE_SALARY_BATCH', '1']);
  });
});

async function pidOf(client: { query(text: string): Promise<{ rows: { pid: number }[] }> }): Promise<number> {
  return (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
}
