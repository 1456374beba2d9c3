import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const MINUTE_MS = 60_000;

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  client = await laterVisit(server);
});
afterAll(() => server.close());

type Code = 'CHANGE_LIMIT' | 'CONFIRM_UTILITY_OPERATION';

async function ask(code: Code, data: object) {
  return client.operation('UtilityService', code, data);
}

interface WireLimit {
  readonly transferCode: string;
  readonly level: string;
  readonly current: Readonly<Record<string, string>>;
  readonly requested?: { readonly level: string };
}

async function clearing(): Promise<WireLimit | undefined> {
  const { data } = await client.operation('AccountService', 'GET_CUST_LIMITS', {});
  const listed: { readonly data: readonly WireLimit[] } = JSON.parse(JSON.stringify(data));
  return listed.data.find(({ transferCode }) => transferCode === 'CLEARING');
}

const own = (maxAmount: string, dailyAmount: string, monthlyAmount: string) => ({
  operationId: randomUUID(),
  transferCode: 'CLEARING',
  level: 'other',
  own: { maxAmount, dailyAmount, monthlyAmount },
});
const level = (name: string) => ({ operationId: randomUUID(), transferCode: 'CLEARING', level: name });

/** Asks for a change and answers how to confirm it. */
async function prepared(request: { readonly operationId: string }): Promise<() => ReturnType<typeof ask>> {
  const { code } = await server.codeSentBy('aibek', () => ask('CHANGE_LIMIT', request));
  return () => ask('CONFIRM_UTILITY_OPERATION', { operationId: request.operationId, otp: code });
}

async function changed(request: { readonly operationId: string }): Promise<void> {
  const confirm = await prepared(request);
  expect((await confirm()).success).toBe(true);
}

describe('a limit of transfers', () => {
  it('is lowered right after the code, which says from what to what, and nothing changes before', async () => {
    const request = own('1000.00', '5000.00', '20000.00');
    const { code, text } = await server.codeSentBy('aibek', () => ask('CHANGE_LIMIT', request));
    expect(text).toMatch(
      /изменения лимита \(В другие банки, до конца дня: за операцию [\d\s]+,00\sсом → 1\s000,00\sсом, в день [\d\s]+,00\sсом → 5\s000,00\sсом, в/,
    );
    const confirm = () => ask('CONFIRM_UTILITY_OPERATION', { operationId: request.operationId, otp: code });
    expect(await clearing()).toMatchObject({ level: 'standard' });
    expect((await ask('CHANGE_LIMIT', request)).success).toBe(true);
    expect((await confirm()).success).toBe(true);
    const limit = await clearing();
    expect(limit).toMatchObject({
      level: 'other',
      current: { maxAmount: '1000.00', dailyAmount: '5000.00', monthlyAmount: '20000.00' },
    });
    expect(limit?.requested).toBeUndefined();
    expect((await ask('CHANGE_LIMIT', request)).code).toBe('OPERATION_ID_REUSED');
  });

  it('goes back up to the standard at once', async () => {
    await changed(level('standard'));
    expect(await clearing()).toMatchObject({ level: 'standard' });
  });

  it('rises above the standard once the bank has decided, and the customer is notified', async () => {
    const first = await prepared(level('increased'));
    const second = await prepared(own('1000000.00', '2000000.00', '6000000.00'));
    expect((await first()).success).toBe(true);
    const waiting = await clearing();
    expect(waiting).toMatchObject({ level: 'standard', requested: { level: 'increased' } });
    expect(Object.keys(waiting?.requested ?? {}).toSorted()).toEqual(['amounts', 'created', 'level']);
    expect((await second()).code).toBe('LIMIT_UNDER_REVIEW');
    expect((await ask('CHANGE_LIMIT', own('1.00', '1.00', '1.00'))).code).toBe('LIMIT_UNDER_REVIEW');

    server.bank.clock.advance(MINUTE_MS);
    await server.round('limitReview');
    expect((await clearing())?.level).toBe('increased');
    expect((await clearing())?.requested).toBeUndefined();
    const { data } = await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    expect(JSON.stringify(data)).toContain('Лимит повышен');
  });

  it('falls from a higher level at once, also to an amount above the standard', async () => {
    await changed(own('1000000.00', '2000000.00', '6000000.00'));
    expect(await clearing()).toMatchObject({ level: 'other', current: { dailyAmount: '2000000.00' } });
    await changed(level('standard'));
  });

  it.each([
    ['be what it is', level('standard')],
    ['be less for a day than for one payment', own('5000.00', '1000.00', '20000.00')],
    ['be less for a month than for a day', own('1000.00', '5000.00', '2000.00')],
    ['be less than the least', own('0.01', '5000.00', '20000.00')],
    ['pass the highest level', own('1000.00', '3000000.01', '15000000.00')],
  ])('cannot %s', async (_case, request) => {
    expect((await ask('CHANGE_LIMIT', request)).code).toBe('FAILED_CHANGED_LIMIT');
  });

  it('cannot be confirmed a second time as what it is by then', async () => {
    const asked = () => own('700.00', '800.00', '900.00');
    const [first, second] = [await prepared(asked()), await prepared(asked())];
    expect((await first()).success).toBe(true);
    expect((await second()).code).toBe('FAILED_CHANGED_LIMIT');
    await changed(level('standard'));
  });

  it.each([
    ['amounts without a level of their own', { ...own('1.00', '2.00', '3.00'), level: 'increased' }],
    ['a level of its own without amounts', level('other')],
    ['a kind that is not limited', { ...level('increased'), transferCode: 'OWN_ACCOUNTS' }],
  ])('is not %s', async (_, request) => {
    expect((await client.operation('UtilityService', 'CHANGE_LIMIT', request)).code).toBe('INVALID_REQUEST');
  });

  it('waits for its code five times within a quarter of an hour at most', async () => {
    for (let change = 0; change < 5; change += 1) {
      expect((await ask('CHANGE_LIMIT', own('100.00', '200.00', '300.00'))).success).toBe(true);
    }
    expect((await ask('CHANGE_LIMIT', own('100.00', '200.00', '300.00'))).code).toBe('MAX_OTP_TRIES');
    expect(
      await codeRefusals(server, 'aibek', async () => ask('CHANGE_LIMIT', own('100.00', '200.00', '300.00'))),
    ).toEqual(HOLD_AND_CAP);
  });
});
