import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addEmployees, anEmployer, handIn, orderFor, payroll, signedSalary } from '../batches/support';
import type { Employer } from '../batches/support';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';

let bank: TestBank;
let employer: Employer;
let employee: TestCaller;
let document: OperationId;
let paid: string;
let received: string;

beforeAll(async () => {
  bank = await createTestBank();
  employer = await anEmployer(bank);
  await addEmployees(bank, 2);
  employee = await bank.callAs('employee');
  document = await signedSalary(employer, await handIn(employer, [orderFor(1), orderFor(2)]));
  await payroll(bank).round();
  const { rows } = await bank.database.owner.query<{ paid: string; received: string }>(
    `select o.txn_id::text as paid, (select min(txn_id)::text from batch_line) as received from operation o where o.operation_id = $1`,
    [document],
  );
  paid = rows[0]?.paid ?? '';
  received = rows[0]?.received ?? '';
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

it('an operation of a company names its maker and signers with the moments, to its company only', async () => {
  const operation = valueOf(await employer.maker.call('GET_TRANSACTION_BY_ID_V2', { transactionId: paid }));
  expect(operation.signers).toEqual({
    madeBy: expect.objectContaining({ ru: 'User maker' }) as unknown,
    sentAt: bank.clock.now(),
    approval: undefined,
    signatures: [
      { place: 1, name: expect.objectContaining({ ru: 'User director' }) as unknown, signedAt: bank.clock.now() },
    ],
  });
  const income = valueOf(await employee.call('GET_TRANSACTION_BY_ID_V2', { transactionId: received }));
  expect(income.signers).toBeUndefined();
});

it('a document is found by its id after it was booked, by its company only', async () => {
  const ask = (caller: TestCaller) => caller.call('GET_TXNS_ON_CONFIRMATION', { operationId: document });
  expect(valueOf(await ask(employer.director))).toMatchObject([
    { preview: { operationId: document }, end: { state: 'done', transactionId: paid } },
  ]);
  expect(valueOf(await ask(employee))).toEqual([]);
});
