import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import type { CallCost } from '../../bank/kernel/callCost';
import { CallBudget, CPU_OF_COST } from '../../bank/kernel/CallBudget';
import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import type { Caller, Declaration, OperationCost } from '../../src/application/operations/declaration';
import { printSalary } from '../../src/domain/batch/salaryCsv';
import { sampleFile } from '../../src/domain/batch/sampleFiles';
import { bankDayOf } from '../../src/domain/time/Instant';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { jpegOf } from '../support/samplePictures';
import { addManyEntries } from '../support/manyEntries';
import { OPERATION_SERVICES } from '../support/operationServices';
import { sampleRequests } from './support/sampleRequests';
import type { KnownValues } from './support/sampleRequests';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const DAY_MS = 24 * 60 * 60 * 1000;

interface Customer {
  readonly client: WireClient;
  readonly known: KnownValues;
}

let server: TestServer;
let person: Customer;
let company: Customer;
let administrator: Customer;
const charged: CallCost[] = [];

beforeAll(async () => {
  server = await startTestServer({ now: NOW });
  person = await customerOf('aibek');
  company = await customerOf('saltanat');
  administrator = { client: await server.signedIn('meerim'), known: person.known };
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

async function first(client: WireClient, service: string, code: string, request: object, id: string) {
  const { data } = await client.operation(service, code, request);
  const list: unknown = Array.isArray(data) ? data : Object.values(Object(data)).find(Array.isArray);
  const [found]: readonly unknown[] = Array.isArray(list) ? list : [];
  return String(Object(found)[id] ?? '');
}

/** A customer with the ids of what the demonstration has of it, for the longest period and the largest page there is. */
async function customerOf(login: string): Promise<Customer> {
  const client = await server.signedIn(login);
  const { rows } = await server.bank.database.owner.query<{ id: string; user_id: string }>(
    `select a.id::text, u.id::text as user_id
       from app_user u join account a on a.customer_id = u.customer_id and a.currency = 'KGS' and a.product = 'current'
       where u.login = $1 order by (select count(*) from entry e where e.account_id = a.id) desc limit 1`,
    [login],
  );
  const accountId = rows[0]?.id ?? '';
  await addManyEntries(server.bank.database.owner, {
    accountId,
    count: 3000,
    from: new Date(NOW - 30 * DAY_MS),
    to: new Date(NOW - DAY_MS),
  });
  const period = { dateFrom: '2026-09-01', dateTo: '2026-11-23' };
  const statement = await client.operation('AccountService', 'GENERATE_ACCOUNT_STATEMENT', { accountId, ...period });
  const txnId = await first(client, 'AccountService', 'GET_TRANSACTION_HISTORY_V2', { filters: { limit: 5 } }, 'txnId');
  return {
    client,
    known: {
      accountId,
      accountDebitId: accountId,
      accountIds: [accountId],
      ...period,
      limit: 1000,
      filters: { limit: 1000 },
      statementId: Object(statement.data).statementId,
      txnId,
      cardId: await first(client, 'AccountService', 'GET_CARDS_V2', {}, 'id'),
      depositId: await first(client, 'AccountService', 'GET_DEPOSITS_V2', {}, 'id'),
      loanId: await first(client, 'AccountService', 'GET_LOANS_V2', {}, 'id'),
      userId: rows[0]?.user_id,
      month: '2026-11-01',
      ccy: 'KGS',
      language: 'ru',
    },
  };
}

/** The largest PDF there may be, full of escapes. */
const LARGE_PDF = Buffer.from(`%PDF-1.4\n${'#41'.repeat(1_600_000)}\n%%EOF`).toString('base64');

const SALARY_LINES = 10_000;

/** A salary of as many lines as there may be. */
function largestSalary(): string {
  const [order] = sampleFile('salary', bankDayOf(NOW)).orders;
  return Buffer.from(
    printSalary({ orders: Array.from({ length: SALARY_LINES }, () => order).flatMap((each) => each ?? []) }),
  ).toString('base64');
}

/** Requests with a file, which are new at every call. */
const UPLOADS: Readonly<Partial<Record<OperationCode, (known: KnownValues) => object>>> = {
  UPLOAD_FILE: () => ({
    documentId: randomUUID(),
    documentString: LARGE_PDF,
    metadata: { fileExtension: 'pdf' },
  }),
  SET_AVATAR: () => ({ avatar: Buffer.from(jpegOf(512, 512)).toString('base64') }),
  UPLOAD_BATCH_FILE: ({ accountId }) => ({
    operationId: randomUUID(),
    batchType: 'salary',
    accountDebitId: accountId,
    files: [{ name: 'salary.csv', content: largestSalary() }],
  }),
};

/** Requests of queries whose fields are known by their operation alone. */
const REQUESTS: Readonly<Partial<Record<OperationCode, object>>> = {
  GET_TXNS_ON_CONFIRMATION: {},
  VERIFY_PAPER: { code: '0000-0000-0000-0000-0000' },
  VERIFY_RECEIPT: { code: '0000-0000-0000-0000-0000' },
  VERIFY_STATEMENT: { code: '0000-0000-0000-0000-0000' },
  CHECK_ELSOM_WALLET_EXISTS: { walletNumber: '+996700123456' },
  GET_FINES: { propType: 'vehicleNumber', propValue: '01KG123ABC' },
  GET_SALYK_MOVABLE_TAX_SUM: { inn: '21503198500123', stateVehicleNumber: '01KG123ABC', taxPeriod: '2026' },
  GET_IMMOVABLE_PROPERTY: { inn: '21503198500123' },
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: { eniCode: '1-02-03-0012-0034', taxPeriod: '2026' },
  GET_SALYK_IMMOVABLE_CALCULATION_TAX: { eniCode: '1-02-03-0012-0034', taxPeriod: '2026' },
  CHECK_BANK_CLIENT_RECIPIENT: { accountCreditPropType: 'phone', accountCreditPropValue: '+996700123456', ccy: 'KGS' },
  GET_DATA_BY_SWIFT_CODE: { propType: 'SWIFT', propValue: 'BARCGB22' },
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: { countryCode: 'KG' },
  DIGITAL_LOAN_CALCULATE_INTEREST_RATE: { amount: '100000.00', ccy: 'KGS', termMonths: 12 },
  GET_TRANSACTION_HISTORY_V2: { filters: { limit: 1000 } },
  GET_DOCUMENT_WARNINGS: { operationId: '0f8fad5b-d9cb-469f-a165-70867728950e' },
};

function customerFor({ allowed }: Declaration): Customer {
  const isAllowed = (...callers: readonly Caller[]) => callers.some((caller) => allowed.includes(caller));
  if (isAllowed('individual', 'guest')) {
    return person;
  }
  return isAllowed('administrator') ? administrator : company;
}

/** Processor time of work that does not change, in milliseconds: how fast this machine is at the moment. */
function calibration(): number {
  const before = process.threadCpuUsage();
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    id: index,
    name: `name ${index}`,
    amount: `${index}.00`,
  }));
  for (let round = 0; round < 40; round += 1) {
    const copy: typeof rows = JSON.parse(JSON.stringify(rows));
    copy.sort((one, other) => other.name.localeCompare(one.name, 'en'));
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Result of {@link calibration} on the machine the budgets are written for. */
const REFERENCE_MS = 400;

/** Times by which this machine is slower at the moment; a faster one counts as equal. */
function slownessNow(): number {
  return Math.max(1, calibration() / REFERENCE_MS);
}

const CALLS: Readonly<Record<OperationCost, number>> = { cheap: 4, moderate: 4, expensive: 2 };
const PATIENCE_MS = 300_000;

interface Measured {
  readonly code: OperationCode;
  readonly answers: ReadonlySet<string>;
  /** Milliseconds on the machine the budgets are written for. */
  readonly cpuMs: number;
}

/** Least processor time of a call, after one that warms up: what disturbs a call only ever adds to it. */
async function measure(code: OperationCode, slowness: number): Promise<Measured> {
  const declaration: Declaration = catalogue[code];
  const { client, known } = customerFor(declaration);
  const [service] = declaration.services;
  const calls = CALLS[costOf(code)];
  const answers = new Set<string>();
  const costs: number[] = [];
  for (const sample of sampleRequests(code, known, calls + 1)) {
    charged.length = 0;
    const request = REQUESTS[code] ?? UPLOADS[code]?.(known) ?? sample;
    const answer = await client.operation(OPERATION_SERVICES[service], codeOnWire(code), request);
    answers.add(answer.code);
    costs.push(charged.reduce((sum, { cpuMs }) => sum + cpuMs, 0));
  }
  return { code, answers, cpuMs: Math.min(...costs.slice(1)) / slowness };
}

function costOf(code: OperationCode): OperationCost {
  const { cost = 'cheap' }: Declaration = catalogue[code];
  return cost;
}

describe('every operation of the catalogue', () => {
  it('costs no more processor time than its declared cost allows', { timeout: PATIENCE_MS }, async () => {
    const charge = CallBudget.prototype.charge;
    vi.spyOn(CallBudget.prototype, 'charge').mockImplementation(function (this: CallBudget, cost) {
      charged.push(cost);
      charge.call(this, cost);
    });
    let slowness = slownessNow();
    const measured: Measured[] = [];
    for (const code of OPERATION_CODES) {
      // What else the machine does comes and goes, and long calls feel it most.
      slowness = costOf(code) === 'expensive' ? slownessNow() : slowness;
      measured.push(await measure(code, slowness));
    }
    const excessive = measured.filter(({ code, cpuMs }) => cpuMs > CPU_OF_COST[costOf(code)]);
    expect(excessive).toEqual([]);
    const unread = measured.filter(({ answers }) => answers.has('INVALID_REQUEST'));
    expect(unread.map(({ code }) => code)).toEqual([]);
    expect(measured.filter(({ cpuMs }) => cpuMs > 0).length).toBeGreaterThan(OPERATION_CODES.length / 2);
  });
});

describe('an operation that carries a file', () => {
  it('is declared to be expensive', () => {
    const carriers = OPERATION_CODES.filter((code) =>
      [adapterOf(code).request, adapterOf(code).response].some(carriesFile),
    );
    expect(carriers.length).toBeGreaterThan(10);
    expect(carriers.filter((code) => costOf(code) !== 'expensive')).toEqual([]);
  });
});

/** Longer than any text that is no file. */
const MAX_TEXT_LENGTH = 50_000;

/** True when a wire schema has a text field long enough to carry a file. */
function carriesFile(schema: z.ZodMiniType): boolean {
  const lengths: number[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (key, value: unknown) => {
    if (key === 'maxLength' && typeof value === 'number') {
      lengths.push(value);
    }
    return value;
  });
  return lengths.some((length) => length > MAX_TEXT_LENGTH);
}
