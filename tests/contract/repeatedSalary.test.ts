import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { METRICS } from '../../bank/kernel/metrics/metrics';
import { SALARY_HEADER } from '../../src/domain/batch/salaryCsv';
import { expectCounted } from '../bank/batches/support';
import { watchBooks } from '../bank/support/watchBooks';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, isOrdinary } from './support/transferStory';
import type { WireAccount } from './support/transferStory';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

/** Monday, 26 October 2026, 10:00 in Bishkek, and the same day of the week a month later. */
const OCTOBER = Date.UTC(2026, 9, 26, 4);
const NOVEMBER = Date.UTC(2026, 10, 30, 4);
const NAME = 'Асанов Айбек Маратович';
const INN = '20101199000001';

let server: TestServer;
let maker: WireClient;
let payer: WireAccount;
let dollars: WireAccount;
let employees: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ now: OCTOBER });
  maker = await server.signedIn('saltanat');
  const accounts = (await accountsOf(maker)).filter(isOrdinary);
  const funds = ({ acyWithdrawableBalance }: WireAccount) => Number(acyWithdrawableBalance);
  const found = accounts.filter(({ ccy }) => ccy === 'KGS').toSorted((left, right) => funds(right) - funds(left))[0];
  const foreign = accounts.find(({ ccy }) => ccy !== 'KGS');
  if (found === undefined || foreign === undefined) {
    throw new Error('The company has no accounts to pay from');
  }
  [payer, dollars] = [found, foreign];
  employees = (await accountsOf(await server.signedIn('aibek')))
    .filter((account) => isOrdinary(account) && account.ccy === 'KGS')
    .map(({ accountNo }) => accountNo);
});
afterEach(() => expectCounted(server.bank.database.owner));
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

const call = (code: string, request: object, client = maker) => client.operation('TransferService', code, request);
const repeat = (changes: object = {}, client = maker) =>
  call('REPEAT_SALARY_BATCH', { operationId: randomUUID(), accountDebitId: payer.id, ...changes }, client);

/** Bytes that calls of this process were charged so far. */
async function bytesCharged(): Promise<number> {
  const { values } = await METRICS.budgetSpent.get();
  return values.find(({ labels }) => labels.resource === 'bytes')?.value ?? 0;
}

interface Listed {
  readonly batches: readonly { readonly totals: readonly object[] }[];
  readonly transactions: readonly {
    readonly status: string;
    readonly written: Readonly<Record<string, string>>;
    readonly warnings: readonly { readonly code: string }[];
  }[];
}

/** Lines of a batch as they stand: state, account, amount and purpose. */
async function linesOf(batchId: string): Promise<readonly (readonly (string | undefined)[])[]> {
  const { data } = await call('SELECT_BATCH_TXNS', { type: 'read', batchId });
  return (data as Listed).transactions.map(({ status, written, warnings }) => [
    ...[status, written['account'], written['amount'], written['purpose']],
    ...warnings.map(({ code }) => code),
  ]);
}

/** A payroll that was signed at both places; returns its document. */
async function signedSalary(rows: readonly (readonly [account: string, amount: string])[]): Promise<string> {
  const batchId = randomUUID();
  const lines = rows.map(([account, amount], index) =>
    [index + 1, NAME, INN, account, amount, `Зарплата за октябрь, ${index + 1}`].join(';'),
  );
  const content = Buffer.from([SALARY_HEADER, ...lines, ''].join('\r\n')).toString('base64');
  const files = [{ name: 'salary.csv', content }];
  const request = { operationId: batchId, batchType: 'salary', accountDebitId: payer.id, files };
  expect((await call('UPLOAD_BATCH_FILE', request)).code).toBe('');
  const document = randomUUID();
  expect((await call('SEND_TXNS_TO_PROCESSING_CORP', { operationId: document, batchId })).code).toBe('');
  return document;
}

async function sign(document: string): Promise<void> {
  for (const login of ['daniyar', 'saltanat'] as const) {
    const client = await server.signedIn(login);
    const operationId = randomUUID();
    const { code: otp } = await server.codeSentBy(login, () =>
      client.operation('TransferService', 'CREATE_CONFIRM_OPERATION', { operationId, documents: [document] }),
    );
    expect((await client.operation('TransferService', 'CONFIRM_CONFIRM_OPERATION', { operationId, otp })).code).toBe(
      '',
    );
  }
  maker = await server.signedIn('saltanat');
}

it('finds nothing to repeat before a payroll was signed', async () => {
  expect((await repeat()).code).toBe('OPERATION_NOT_FOUND');
  const waiting = await signedSalary([[employees[0] ?? '', '10.00']]);
  expect((await repeat()).code).toBe('OPERATION_NOT_FOUND');
  await (
    await server.signedIn('daniyar')
  ).operation('TransferService', 'DECLINE_TXN_ON_CONFIRMATION', {
    ...{ operationId: waiting, reason: '' },
  });
});

it('makes a payroll of the lines of the last signed one, once for each id, to be repaired and sent', async () => {
  const [one = '', two = ''] = employees;
  await sign(
    await signedSalary([
      [one, '10.00'],
      [two, '20.50'],
      [two, '1o'],
    ]),
  );
  const operationId = randomUUID();
  const before = await bytesCharged();
  const soon = await repeat({ operationId });
  const afterFirst = await bytesCharged();
  expect(soon.data).toMatchObject({ batch: { operationId, batchType: 'salary', isMine: true } });
  const lines = await linesOf(operationId);
  expect(lines.map(([_status, ...line]) => line.slice(0, 3))).toEqual([
    [one, '10.00', 'Зарплата за октябрь, 1'],
    [two, '20.50', 'Зарплата за октябрь, 2'],
  ]);
  const beforeSecond = await bytesCharged();
  expect((await repeat({ operationId })).data).toEqual(soon.data);
  expect(afterFirst - before, 'the draft that is kept is charged, not the short request alone').toBeGreaterThan(
    (await bytesCharged()) - beforeSecond,
  );
  expect((await repeat({ operationId, purpose: 'Премия' })).code).toBe('OPERATION_ID_REUSED');

  server.bank.clock.advance(NOVEMBER - OCTOBER);
  maker = await server.signedIn('saltanat');
  const next = randomUUID();
  await repeat({ operationId: next, purpose: 'Зарплата за ноябрь' });
  expect(await linesOf(next)).toEqual([
    ['chosen', one, '10.00', 'Зарплата за ноябрь'],
    ['chosen', two, '20.50', 'Зарплата за ноябрь'],
  ]);
  const cells = [{ field: 'amount', text: '11.00' }];
  expect((await call('CHANGE_BATCH_LINE', { batchId: next, transaction: 1, cells })).code).toBe('');
  const sent = await call('SEND_TXNS_TO_PROCESSING_CORP', { operationId: randomUUID(), batchId: next });
  expect(sent.data).toMatchObject({ sent: 2, refused: 0 });
});

it('refuses an account of nobody or in another currency, and users without the right to the payroll', async () => {
  const reader = await server.signedIn('ainura');
  await server.bank.database.owner.query(`update app_user set rights = '{view,create}' where login = 'ainura'`);
  expect([
    (await repeat({ accountDebitId: '999999999' })).code,
    (await repeat({ accountDebitId: dollars.id })).code,
    (await repeat({}, reader)).code,
  ]).toEqual(['ACCOUNT_DEBIT_NOT_FOUND', 'CURRENCY_MISMATCH', 'ACCESS_DENIED']);
});
