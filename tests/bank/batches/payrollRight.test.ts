import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogue, OPERATION_CODES } from '../../../src/application/operations/catalogue';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { Declaration } from '../../../src/application/operations/declaration';
import { BATCH_QUESTION_TYPES } from '../../../src/application/operations/batches';
import { STATEMENT_FORMATS } from '../../../src/domain/statement/Statement';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { carried } from '../../registry/arbitraries';
import { fixedSamples } from '../../support/propertyRuns';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { newOperationId, valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';
import { addEmployees, anEmployer, handIn, INN, numberOf, orderFor, payroll, sign } from './support';
import type { Employer } from './support';

const declarations: Readonly<Record<OperationCode, Declaration>> = catalogue;
const EMPLOYEES = [1, 2, 3];
/** Names, taxpayer numbers, accounts and amounts of the lines, in each way an answer writes them. */
const OF_LINES = [
  ...['Клиент employee', INN, ...EMPLOYEES.map(numberOf)],
  ...EMPLOYEES.flatMap((each) => [`777${each}.31`, `777${each},31`, `7 777${each},31`, `"777${each}31"`]),
];

let bank: TestBank;
let employer: Employer;
let reader: TestCaller;
let batch: OperationId;
let document: OperationId;

beforeAll(async () => {
  bank = await createTestBank();
  employer = await anEmployer(bank);
  reader = await bank.callAs('viewer');
  await addEmployees(bank, EMPLOYEES.length);
  batch = await handIn(
    employer,
    EMPLOYEES.map((each) => orderFor(each, BigInt(`777${each}31`))),
  );
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

/** An answer as text: large numbers, and the texts of files in both encodings. */
function textOf(answer: unknown): string {
  return JSON.stringify(answer, (_name, value: unknown) =>
    typeof value === 'bigint'
      ? value.toString()
      : value instanceof Uint8Array
        ? `${Buffer.from(value).toString('utf8')} ${iconv.decode(Buffer.from(value), 'win1251')}`
        : value,
  ).replaceAll(/[\u00A0\u202F]/gu, ' ');
}

function linesIn(answer: unknown): readonly string[] {
  const text = textOf(answer);
  return OF_LINES.filter((mark) => text.includes(mark));
}

async function idsOf(statement: string): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

/** Requests of an operation in which each id names something of the salary, and each word to search for is of a line. */
async function attacksOf(code: OperationCode): Promise<readonly object[]> {
  const today = bankDayOf(bank.clock.now());
  const txns = await idsOf(`select txn_id::text as id from batch_line where txn_id is not null
    union select txn_id::text from operation where txn_id is not null and operation_id = '${document}'`);
  const statements = await idsOf('select id::text from statement');
  const known: Readonly<Record<string, readonly unknown[]>> = {
    ...{ accountId: [employer.debitAccountId], accountIds: [[employer.debitAccountId]], txnId: txns },
    ...{ batch: [batch, document], operationId: [document, batch], statementId: statements },
    ...{ from: [today], to: [today], search: EMPLOYEES.map(numberOf), text: ['Клиент employee'] },
  };
  const [sample] = fixedSamples(carried[code].request as never, { count: 1, seed: 7 }) as readonly object[];
  const fields = Object.keys(sample ?? {}).filter((field) => field in known);
  return fields.reduce<readonly object[]>(
    (requests, field) =>
      requests.flatMap((request) => (known[field] ?? []).map((value) => ({ ...request, [field]: value }))),
    [{ ...sample }, {}],
  );
}

function isReadByCompanies(code: OperationCode): boolean {
  const { kind, allowed } = declarations[code];
  return kind === 'query' && allowed.some((caller) => caller === 'guest' || caller.startsWith('corporate'));
}

/** Operations that answered a reader with something of a line. */
async function disclosingOperations(): Promise<{ readonly disclosed: readonly string[]; readonly answered: number }> {
  const today = bankDayOf(bank.clock.now());
  const accountId = employer.debitAccountId;
  const { id: statementId } = valueOf(
    await reader.call('GENERATE_ACCOUNT_STATEMENT', { accountId, from: today, to: today }),
  );
  const disclosed: string[] = [];
  let answered = 0;
  const attack = async (code: OperationCode, request: object) => {
    // A request that names nothing of an operation may be answered by no result at all.
    const answer = (await Promise.resolve(reader.call(code, request as never)).catch(() => undefined)) ?? { ok: false };
    answered += answer.ok ? 1 : 0;
    disclosed.push(...linesIn(answer).map((mark) => `${code} ${mark}`));
  };
  for (const code of OPERATION_CODES.filter(isReadByCompanies)) {
    for (const request of await attacksOf(code)) {
      await attack(code, request);
    }
  }
  for (const format of STATEMENT_FORMATS) {
    await attack('GET_STATEMENT_FILE', { statementId, format });
  }
  for (const id of [batch, document]) {
    for (const type of BATCH_QUESTION_TYPES) {
      const asked = type === 'list' ? undefined : id;
      await attack('SELECT_BATCH_TXNS', { type, batch: asked, transactions: [1], from: 1, status: undefined });
    }
    await attack('SEND_TXNS_TO_PROCESSING_CORP', { operationId: newOperationId(), batch: id });
  }
  return { disclosed, answered };
}

async function expectNothingDisclosed(): Promise<void> {
  const { disclosed, answered } = await disclosingOperations();
  expect(disclosed).toEqual([]);
  expect(answered).toBeGreaterThan(15);
  const { rows } = await bank.database.owner.query(
    `select (select coalesce(jsonb_agg(n), '[]') from notification n join app_user u on u.id = n.user_id where u.customer_id = $1) as notices,
        (select coalesce(jsonb_agg(m), '[]') from message_outbox m join app_user u on u.id = m.user_id where u.customer_id = $1) as messages,
        (select coalesce(jsonb_agg(e), '[]') from outbox_event e where e.customer_id = $1) as events`,
    [employer.customerId],
  );
  expect(linesIn(rows)).toEqual([]);
}

describe('a user without the right to the payroll', () => {
  it('uploads no salary, and knows no file of one', async () => {
    const question = { type: 'read', batch, transactions: [], from: 1, status: undefined } as const;
    expect(linesIn(await employer.maker.call('SELECT_BATCH_TXNS', question)).length).toBeGreaterThan(8);
    const bytes = new TextEncoder().encode('');
    const upload = {
      operationId: newOperationId(),
      kind: 'salary',
      debitAccountId: employer.debitAccountId,
      files: [{ name: 'salary.csv', bytes }],
    } as const;
    expect(await reader.call('UPLOAD_BATCH_FILE', upload)).toEqual({ ok: false, failure: { code: 'ACCESS_DENIED' } });
    expect(await reader.call('SELECT_BATCH_TXNS', question)).toEqual({
      ok: false,
      failure: { code: 'OPERATION_NOT_FOUND' },
    });
    const listed = await reader.call('SELECT_BATCH_TXNS', { ...question, type: 'list', batch: undefined });
    expect(listed).toMatchObject({ ok: true, value: { batches: [], lines: [] } });
  });

  it('loses sight of a file of salaries as soon as the right is taken away, its uploader included', async () => {
    const rights = (values: string) =>
      bank.database.owner.query(`update app_user set rights = '${values}' where id = ${employer.maker.caller.userId}`);
    await rights('{view,create}');
    const sent = await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId: newOperationId(), batch });
    expect(sent).toMatchObject({ ok: false, failure: { code: 'OPERATION_NOT_FOUND' } });
    await rights('{view,create,payroll}');
  });

  it('reads nothing of a line in any operation, file, notice or event while the salary waits for signatures', async () => {
    document = newOperationId();
    valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId: document, batch }));
    await expectNothingDisclosed();
  });

  it('reads no purpose of a salary of one line, which can name its payee', async () => {
    const single = await handIn(employer, [orderFor(1, 77_731n, 'Премия Клиент employee')]);
    const operationId = newOperationId();
    valueOf(await employer.maker.call('SEND_TXNS_TO_PROCESSING_CORP', { operationId, batch: single }));
    const waiting = valueOf(await reader.call('GET_TXNS_ON_CONFIRMATION', {}));
    const found = waiting.find(({ preview }) => preview.operationId === operationId);
    expect(found?.preview).toMatchObject({ purpose: '', terms: { details: { registerLines: '1' } } });
    valueOf(await employer.maker.call('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: '' }));
  });

  it('signs it by its total and the number of its lines, and reads nothing more once it is paid', async () => {
    const waiting = textOf(await employer.director.call('GET_TXNS_ON_CONFIRMATION', {}));
    expect(waiting).toContain('"registerLines":"3"');
    expect(waiting).toContain('"2331693"');
    await sign(employer, [document]);
    await payroll(bank).round();
    expect(await idsOf(`select txn_id::text as id from batch_line where outcome = 'paid'`)).toHaveLength(3);
    await expectNothingDisclosed();
  });
});
