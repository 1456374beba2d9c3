import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';

import type { RepeatedSalary, SalaryToRepeat } from '../../../src/application/operations/batches';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { personKey } from '../../../src/domain/batch/payrollPeople';
import { repeatedSalary } from '../../../src/domain/batch/repeatedSalary';
import type { SalaryPayment } from '../../../src/domain/batch/repeatedSalary';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addKeptBytes } from '../../kernel/callCost';
import type { CallContext } from '../../kernel/Handler';
import { batchFacts } from './batchFacts';
import type { DebitAccount } from './batchFacts';
import { creditedBy } from './batchReading';
import { batchForClient, findBatch } from './batchRepository';
import { BATCH_LINES } from './checkLines';
import { finderOf, findPeople } from './knownPeople';
import { storeBatch } from './storeBatch';
import { debitAccountOf, handlesPayroll, storedHash } from './uploadBatch';

type Repeated = Result<RepeatedSalary, Failure<FailureCodeOf<'REPEAT_SALARY_BATCH'>>>;

/** Makes a payroll of the lines of the last signed one; it is a draft like one that was uploaded. */
export async function repeatSalary(request: SalaryToRepeat, context: CallContext): Promise<Repeated> {
  const { operationId, debitAccountId, purpose } = request;
  if (!(await handlesPayroll(context))) {
    return refusal({ code: 'ACCESS_DENIED' });
  }
  const hash = requestHash(request, context);
  const before = await storedHash(context, operationId);
  if (before !== undefined) {
    return before.equals(hash) ? answered(request, context) : refusal({ code: 'OPERATION_ID_REUSED' });
  }
  const debit = await debitAccountOf({ debitAccountId }, undefined, context);
  if (debit === undefined) {
    return refusal({ code: 'ACCOUNT_DEBIT_NOT_FOUND' });
  }
  if (debit.currency !== 'KGS') {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const payments = await readLastSalary(context);
  if (payments.length === 0) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  const lines = await checkedLines(payments, { debit, purpose }, context);
  // A short request makes a long draft.
  addKeptBytes(Buffer.byteLength(lines));
  const isSame = await storeBatch(
    {
      ...{ operationId, hash, debit, kind: 'salary', format: 'csv' },
      fileNames: [`salary-${bankDayOf(context.now)}.csv`],
      lines,
    },
    context,
  );
  return isSame ? answered(request, context) : refusal({ code: 'OPERATION_ID_REUSED' });
}

function requestHash({ debitAccountId, purpose = '' }: SalaryToRepeat, { caller }: CallContext): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([caller.userId, 'repeated', debitAccountId, purpose]))
    .digest();
}

async function checkedLines(
  payments: readonly SalaryPayment[],
  { debit, purpose }: { readonly debit: DebitAccount; readonly purpose: string | undefined },
  context: CallContext,
): Promise<string> {
  const people = await findPeople(peopleOf(payments), context);
  const lines = repeatedSalary(payments, purpose, finderOf(people)).map((line) => ({ ...line, file: 0 }));
  const facts = await batchFacts({ kind: 'salary', debit }, creditedBy(lines), context);
  return context.bank.reader.run(BATCH_LINES, {
    ...{ kind: 'salary', debit, facts },
    lines: new Uint8Array(serialize(lines)),
  });
}

/** Names and INNs by which the people of earlier payments are found. */
function peopleOf(payments: readonly SalaryPayment[]): string {
  return JSON.stringify({
    names: [...new Set(payments.map(({ recipientName }) => personKey(recipientName)))],
    inns: [...new Set(payments.map(({ inn }) => inn))],
  });
}

/** Lines of the last payroll that was signed, also those that could not be paid: their faults are named when they are checked anew. */
const LAST_SALARY = `
  with last as (
    select s.batch_id, s.operation_id
      from batch_sending s join batch b on b.id = s.batch_id and b.kind = 'salary'
        join operation o on o.customer_id = s.customer_id and o.operation_id = s.operation_id and o.state = 'booked'
      where s.customer_id = $1 order by o.booked_at desc, o.id desc limit 1)
  select l.wanted ->> 'recipientName' as name, l.wanted ->> 'inn' as inn, l.account_number as account, l.amount, l.wanted ->> 'purpose' as purpose
    from last join batch_line l on l.batch_id = last.batch_id and l.operation_id = last.operation_id order by l.number`;

interface PaymentRow {
  readonly name: string;
  readonly inn: string;
  readonly account: string;
  readonly amount: bigint;
  readonly purpose: string;
}

async function readLastSalary({ bank, caller }: CallContext): Promise<readonly SalaryPayment[]> {
  const { rows } = await bank.database.pool.query<PaymentRow>({
    name: 'last-salary',
    text: LAST_SALARY,
    values: [caller.customerId],
  });
  return rows.map(({ name, inn, account, amount, purpose }) => ({
    recipientName: name,
    inn,
    accountNumber: account,
    amount: money(amount, 'KGS'),
    purpose,
  }));
}

async function answered({ operationId }: SalaryToRepeat, context: CallContext): Promise<Repeated> {
  const batch = await findBatch(context, operationId);
  if (batch === undefined) {
    throw new Error(`The payroll ${operationId} was kept and is not there`);
  }
  return success({ batch: batchForClient(batch) });
}
