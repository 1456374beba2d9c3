import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { inject } from 'vitest';

import { readConfiguration } from '../../../bank/kernel/Configuration';
import { connect } from '../../../bank/db/openDatabase';
import { createInputReader } from '../../../bank/compose/createInputReader';
import { createPictures } from '../../../bank/compose/createPictures';
import { connectNetworks } from '../../../bank/compose/connectNetworks';
import { DOCUMENT_LIMITS, DocumentRenderer } from '../../../bank/modules/documents/DocumentRenderer';
import { operationHandlers } from '../../../bank/modules/handlers';
import { usePasswordCost } from '../../../bank/modules/identity/passwords';
import { seedDemonstrationBank } from '../../../bank/sandbox/seed/seedDemonstrationBank';
import { secretsOf } from './secrets';
import { SEEDED_TEMPLATE, TEMPLATE } from './template';
import { TestClock } from './TestClock';
import { borrowTestDatabase, createTestDatabase } from './testDatabase';
import type { BankServices } from '../../../bank/kernel/BankServices';
import type { Database } from '../../../bank/db/Database';
import type { ConnectionLimits } from '../../../bank/db/openDatabase';
import type { Caller, Handler } from '../../../bank/kernel/Handler';
import type { Catalogue, OperationCode, RequestOf, ResponseOf } from '../../../src/application/operations/catalogue';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { OPERATION_NAMES } from '../../../bank/modules/operationNames';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Language } from '../../../src/domain/language/Language';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { TestDatabase } from './testDatabase';

export interface TestBankOptions {
  /** True for the demonstration customers and their two years of history; an empty bank otherwise. */
  readonly seed?: boolean;
  /** Initial time of the clock; `START_OF_TESTS` by default. */
  readonly now?: Instant;
  /** Limits of database connections that differ from the bank's own. */
  readonly limitsOfDatabase?: Partial<ConnectionLimits>;
  /** Changes the connection configuration of the bank, such as to a line that the test cuts. */
  readonly loginOfDatabase?: (login: ClientConfig) => Promise<ClientConfig>;
  /** Quota of SMS with codes per phone number; unlimited by default. */
  readonly codeMessages?: BankServices['configuration']['codeMessages'];
  /** Movements customers may order; those of the bank by default. */
  readonly movements?: BankServices['movements'];
}

/** A user of the test bank behind the gateway: calls reach the handlers without serialization, sessions or rate limits. */
export interface TestCaller {
  readonly caller: Caller;
  call<Code extends OperationCode>(code: Code, request: RequestOf<Code>): Promise<Result<ResponseOf<Code>, Failure>>;
}

/** A whole bank on a database of its own. */
export interface TestBank {
  readonly services: BankServices;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  /** Someone who has signed in under this login; `sessionId` where the test looks at the session itself. */
  callAs(login: string, sessionId?: string): Promise<TestCaller>;
  close(): Promise<void>;
}

/** All users of a test may share one telephone, and the clock stands still; the caps have tests of their own. */
const PLENTY_OF_MESSAGES: BankServices['configuration']['codeMessages'] = {
  tenMinutes: 1_000_000,
  hour: 1_000_000,
  day: 1_000_000,
};

/** 2026-11-21 12:30 in Bishkek. */
export const START_OF_TESTS: Instant = Date.UTC(2026, 10, 21, 6, 30);

/** Opens a bank that nobody has used, on a database that is cleaned and used again after `close`; close it in `afterAll`. */
export async function createTestBank(options: TestBankOptions = {}): Promise<TestBank> {
  const clock = new TestClock(options.now ?? START_OF_TESTS);
  if (options.seed === true) {
    await makeSeededTemplate();
  }
  const template = options.seed === true ? SEEDED_TEMPLATE : TEMPLATE;
  const database =
    options.limitsOfDatabase === undefined && options.loginOfDatabase === undefined
      ? await borrowTestDatabase(template)
      : await createTestDatabase(template, options.limitsOfDatabase, options.loginOfDatabase);
  const services = servicesOn(database.database, clock, options);
  return {
    services,
    clock,
    database,
    callAs: async (login, sessionId = '1') =>
      testCaller(services, { ...(await findCaller(database, login)), sessionId }),
    close: async () => {
      await services.documents.close();
      await services.reader.close();
      await database.close();
    },
  };
}

/** The same bank in another process, with a clock and connections of its own; close it before the bank. */
export function anotherProcess(bank: TestBank): TestBank {
  const clock = new TestClock(bank.clock.now());
  const connections = connect(bank.database.login, { limits: { poolSize: 4 } });
  const services = { ...bank.services, clock, movableClock: clock, database: connections };
  const database = { ...bank.database, database: connections };
  return {
    services,
    clock,
    database,
    callAs: async (login, sessionId = '1') =>
      testCaller(services, { ...(await findCaller(database, login)), sessionId }),
    close: () => connections.close(),
  };
}

/** As `bank/main.ts` has them; what a password costs is set with them, by the project of vitest.config.ts. */
function servicesOn(database: Database, clock: TestClock, options: TestBankOptions = {}): BankServices {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    SANDBOX: '1',
    PASSWORD_COST: process.env['PASSWORD_COST'],
  });
  usePasswordCost(configuration.passwordCost);
  const unconnected = {
    configuration: { ...configuration, codeMessages: options.codeMessages ?? PLENTY_OF_MESSAGES },
    clock,
    movableClock: clock,
    database,
    secrets: secretsOf(7),
    movements: options.movements ?? MOVEMENTS,
    names: OPERATION_NAMES,
    documents: new DocumentRenderer({ ...DOCUMENT_LIMITS, threads: 1 }),
    reader: createInputReader(1),
    pictures: createPictures(),
  };
  return { ...unconnected, networks: connectNetworks(unconnected) };
}

/** The same bank outside of a demonstration: without networks, and with an SMS channel that accepts no message. */
export function withoutNetworks(services: BankServices): BankServices {
  const configuration = { ...services.configuration, sandbox: false, smsGateways: ['http://127.0.0.1:9'] };
  return { ...services, configuration, networks: connectNetworks({ ...services, configuration }) };
}

/** The demonstration bank takes a second or two to make, so it is made once a run and copied. */
async function makeSeededTemplate(): Promise<void> {
  const place = inject('postgres');
  const client = new Client({ ...place, database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select from pg_database where datname = $1', [SEEDED_TEMPLATE]);
    if (found.rowCount === 0) {
      await client.query(`create database ${SEEDED_TEMPLATE} template ${TEMPLATE}`);
      const database = connect({ ...inject('bankPostgres'), database: SEEDED_TEMPLATE }, { limits: { poolSize: 2 } });
      await seedDemonstrationBank(servicesOn(database, new TestClock(START_OF_TESTS)), {
        ...place,
        database: SEEDED_TEMPLATE,
      });
      await database.close();
    }
  } finally {
    await client.end();
  }
}

interface UserRow {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly kind: 'I' | 'C';
  readonly language: Language;
  readonly auth_type: OtpType;
}

async function findCaller(database: TestDatabase, login: string): Promise<Omit<Caller, 'sessionId'>> {
  const { rows } = await database.database.pool.query<UserRow>(
    `select u.id, u.customer_id, c.kind, u.language, u.auth_type from app_user u join customer c on c.id = u.customer_id where u.login = $1`,
    [login],
  );
  const user = rows[0];
  if (user === undefined) {
    throw new Error(`The test bank has no user ${login}`);
  }
  return {
    userId: user.id.toString(),
    customerId: user.customer_id.toString(),
    customerKind: user.kind,
    language: user.language,
    otpType: user.auth_type,
  };
}

function testCaller(bank: BankServices, caller: Caller): TestCaller {
  let calls = 0;
  return {
    caller,
    call: (code, request) => {
      calls += 1;
      return handlerOf(code)(request, {
        caller,
        bank,
        now: bank.clock.now(),
        referenceId: `test-${calls}`,
        address: '203.0.113.7',
      });
    },
  };
}

type AnyHandler<Code extends OperationCode> = (
  request: RequestOf<Code>,
  context: Parameters<Handler<Catalogue[Code]>>[1],
) => Promise<Result<ResponseOf<Code>, Failure>>;

function handlerOf<Code extends OperationCode>(code: Code): AnyHandler<Code> {
  const handlers: { readonly [Each in OperationCode]: AnyHandler<Each> } = operationHandlers;
  return handlers[code];
}
