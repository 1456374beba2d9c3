import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { CallBudget, LIMITS_OF_COST } from '../../bank/kernel/CallBudget';
import type { CostLimits } from '../../bank/kernel/CallBudget';
import type { CallCost } from '../../bank/kernel/callCost';
import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import type { Caller, Declaration, OperationCost } from '../../src/application/operations/declaration';
import { adapterOf } from '../../src/infrastructure/registry/registry';
import { addManyEntries } from '../support/manyEntries';
import { ADMINISTRATOR, CostBank, MAKER, PERSON } from './support/costs/CostBank';
import { MEASURED_UNTIL_REFUSED } from './support/costs/measuredUntilRefused';
import { COST_STORIES } from './support/costs/stories';
import { sampleRequests } from './support/sampleRequests';
import type { KnownValues } from './support/sampleRequests';
import { SITE } from './support/passkeyStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';

/** Monday, 23 November 2026, 10:00 in Bishkek. */
const NOW = Date.UTC(2026, 10, 23, 4);
const DAY_MS = 24 * 60 * 60 * 1000;
const PERIOD = { dateFrom: '2026-09-01', dateTo: '2026-11-23' };

let server: TestServer;
let bank: CostBank;
/** Values of fields by the login of the caller. */
const known = new Map<string, KnownValues>();
const charged: CallCost[] = [];

beforeAll(async () => {
  server = await startTestServer({ now: NOW, configuration: { passkeySite: SITE } });
  bank = new CostBank(server);
  for (const login of [PERSON, MAKER]) {
    known.set(login, await knownOf(login));
  }
  known.set(ADMINISTRATOR, known.get(PERSON) ?? {});
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

async function firstId(login: string, code: OperationCode): Promise<string | undefined> {
  const [first] = await bank.ask<readonly { readonly id: string }[]>(login, code, {});
  return first?.id;
}

/** Ids of what a customer has, for the longest period and the largest page there is. */
async function knownOf(login: string): Promise<KnownValues> {
  const { id: accountId } = await bank.account(login);
  await addManyEntries(server.bank.database.owner, {
    accountId,
    count: 3000,
    from: new Date(NOW - 30 * DAY_MS),
    to: new Date(NOW - DAY_MS),
  });
  const statement = await bank.ask<object>(login, 'GENERATE_ACCOUNT_STATEMENT', { accountId, ...PERIOD });
  const [user] = await bank.sql('select id::text from app_user where login = $1', [login]);
  return {
    ...statement,
    ...PERIOD,
    accountId,
    accountDebitId: accountId,
    accountIds: [accountId],
    limit: 1000,
    filters: { limit: 1000 },
    cardId: await firstId(login, 'GET_CARDS_V2'),
    depositId: await firstId(login, 'GET_DEPOSITS_V2'),
    loanId: await firstId(login, 'GET_LOANS_V2'),
    userId: user?.['id'],
    month: '2026-11-01',
    ccy: 'KGS',
    language: 'ru',
  };
}

function callerOf({ allowed }: Declaration): string {
  const isAllowed = (...callers: readonly Caller[]) => callers.some((caller) => allowed.includes(caller));
  if (isAllowed('individual', 'guest')) {
    return PERSON;
  }
  return isAllowed('administrator') ? ADMINISTRATOR : MAKER;
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
/** Rounds of calls an operation gets until one of them keeps to its limits: what disturbs a call only ever adds to its cost. */
const ROUNDS = 4;
const PATIENCE_MS = 600_000;

interface Measured extends CostLimits {
  readonly code: OperationCode;
  /** Codes of the answers, `''` for a success. */
  readonly answers: ReadonlySet<string>;
}

/** Cost of the calls of a round, on the machine the budgets are written for. */
async function round(code: OperationCode, from: number): Promise<Measured> {
  const story = COST_STORIES[code];
  const calls = CALLS[costOf(code)];
  const usual = callerOf(catalogue[code]);
  const samples = story === undefined ? sampleRequests(code, known.get(usual) ?? {}, calls) : [];
  const answers = new Set<string>();
  const costs: CallCost[] = [];
  for (let run = 0; run < calls; run += 1) {
    await bank.forgetCodes();
    const { login = usual, request } = (await story?.(bank, from + run)) ?? { request: samples[run] ?? {} };
    await bank.client(login);
    charged.length = 0;
    answers.add((await bank.call(login, code, request)).code);
    costs.push(...charged.slice(-1));
  }
  // The clock of processor time is coarse, so a single call is not compared.
  const slowness = slownessNow();
  return {
    code,
    answers,
    cpuMs: costs.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / calls / slowness,
    databaseMs: Math.min(...costs.map(({ databaseMs }) => databaseMs)) / slowness,
    bytes: Math.max(...costs.map(({ bytes }) => bytes)),
  };
}

async function measured(code: OperationCode): Promise<Measured> {
  const calls = CALLS[costOf(code)];
  // The first call warms up.
  let best = await round(code, 0);
  for (let repeated = 1; repeated < ROUNDS && excessOf(best).length > 0; repeated += 1) {
    const again = await round(code, repeated * calls);
    best = {
      ...again,
      answers: new Set([...best.answers, ...again.answers]),
      cpuMs: Math.min(best.cpuMs, again.cpuMs),
      databaseMs: Math.min(best.databaseMs, again.databaseMs),
    };
  }
  return best;
}

/** Excess of an operation over its declared cost. */
function excessOf({ code, ...cost }: Measured): readonly string[] {
  const limits = LIMITS_OF_COST[costOf(code)];
  return (['cpuMs', 'databaseMs', 'bytes'] as const)
    .filter((each) => cost[each] > limits[each])
    .map((each) => `${code}: ${each} ${cost[each].toFixed(1)}, not ${limits[each]}`);
}

function costOf(code: OperationCode): OperationCost {
  const { cost = 'cheap' }: Declaration = catalogue[code];
  return cost;
}

describe('every operation of the catalogue', () => {
  const all: Measured[] = [];

  beforeAll(async () => {
    const charge = CallBudget.prototype.charge;
    vi.spyOn(CallBudget.prototype, 'charge').mockImplementation(function (this: CallBudget, cost) {
      charged.push({ ...cost });
      charge.call(this, cost);
    });
    for (const code of OPERATION_CODES) {
      all.push(await measured(code));
    }
  }, PATIENCE_MS);

  it('costs no more processor time, database time and bytes than its declared cost allows', () => {
    expect(all.flatMap(excessOf)).toEqual([]);
    expect(all.filter(({ cpuMs, databaseMs }) => cpuMs > 0 && databaseMs > 0).length).toBeGreaterThan(all.length / 2);
  });

  it('is measured while it succeeds, but for those that are listed with a reason', () => {
    const refused = all.filter(({ answers }) => [...answers].some((answer) => answer !== ''));
    expect(Object.fromEntries(refused.map(({ code, answers }) => [code, [...answers].join()]))).toEqual(
      Object.fromEntries(Object.keys(MEASURED_UNTIL_REFUSED).map((code) => [code, expect.any(String)])),
    );
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
