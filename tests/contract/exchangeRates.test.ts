import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rateOperations } from '../../src/application/operations/rates';
import { addDays, addMonths } from '../../src/domain/time/days';
import { bankDayOf } from '../../src/domain/time/Instant';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Day {
  readonly day: string;
  readonly buyRate: string;
  readonly saleRate: string;
}

let server: TestServer;
let visitor: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = server.visitor();
});
afterAll(() => server.close());

async function history(period: string, rateType = 'commercial', pccy1 = 'USD', by = visitor): Promise<readonly Day[]> {
  const answer = await by.operation('DirectoryService', 'GET_EXCHANGE_RATE_HISTORY', { pccy1, rateType, period });
  expect(answer.code).toBe('');
  return JSON.parse(answer.text);
}

const today = () => bankDayOf(server.bank.clock.now());

describe('rates for visitors', () => {
  it('of today are those customers see', async () => {
    const client = await server.signedIn('aibek');
    const [theirs, ours] = [
      await visitor.operation('DirectoryService', 'GET_EXCHANGE_RATES', {}),
      await client.operation('DirectoryService', 'GET_EXCHANGE_RATES', {}),
    ];
    expect([theirs.code, theirs.text]).toEqual(['', ours.text]);
    expect(theirs.text).toContain('USD');
  });

  it.each([
    ['month', 1],
    ['quarter', 3],
    ['year', 12],
  ])('of the last %s begin with its first day and end today, each day once', async (period, months) => {
    const days = await history(period);
    expect(Object.keys(days[0] ?? {}).toSorted()).toEqual(['buyRate', 'day', 'saleRate']);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([addMonths(today(), -months), today()]);
    const named = days.map(({ day }) => day);
    expect(named).toEqual([...new Set(named)].toSorted());
    // Working days, give or take holidays nobody has entered.
    expect(named.length).toBeGreaterThan(months * 19);
  });

  it('are the same for a company, and official ones are bought and sold at one price', async () => {
    const company = await server.signedIn('saltanat');
    const official = await history('quarter', 'official', 'EUR', company);
    expect(official.filter(({ buyRate, saleRate }) => buyRate !== saleRate)).toEqual([]);
    expect(official).toEqual(await history('quarter', 'official', 'EUR'));
    expect(official).not.toEqual(await history('quarter', 'commercial', 'EUR'));
  });

  it('keep the last rate of every day on which the bank changed it, and the one before under the first day', async () => {
    const change = (sell: bigint) =>
      server.bank.database.owner.query(
        `update exchange_rate set sell = $1, valid_from = $2 where base = 'GBP' and rate_type = 'commercial'`,
        [sell, new Date(server.bank.clock.now())],
      );
    const before = await history('month', 'commercial', 'GBP');
    server.bank.clock.advance(2 * DAY_MS);
    const changedOn = today();
    await change(130_000_000n);
    server.bank.clock.advance(1000);
    await change(131_500_000n);
    expect((await history('month', 'commercial', 'GBP')).at(-1)).toMatchObject({
      day: changedOn,
      saleRate: '131.500000',
    });
    server.bank.clock.advance(40 * DAY_MS);
    expect(await history('month', 'commercial', 'GBP')).toEqual([
      { day: addMonths(today(), -1), buyRate: before.at(-1)?.buyRate, saleRate: '131.500000' },
    ]);
    expect(changedOn < addDays(today(), -39)).toBe(true);
  });

  it('are none for the som, and asked for by known words only', async () => {
    expect(await history('year', 'commercial', 'KGS')).toEqual([]);
    expect(rateOperations.GET_EXCHANGE_RATE_HISTORY.failures).toEqual([]);
    for (const wrong of [
      { pccy1: 'USD', rateType: 'commercial', period: 'century' },
      { pccy1: 'XXX', rateType: 'commercial', period: 'month' },
      { pccy1: 'USD', rateType: 'secret', period: 'month' },
      { pccy1: 'USD', rateType: 'commercial' },
    ]) {
      const answer = await visitor.operation('DirectoryService', 'GET_EXCHANGE_RATE_HISTORY', wrong);
      expect(answer.code).toBe('INVALID_REQUEST');
    }
  });

  it('have no history that the bank itself could rewrite', async () => {
    const { rows } = await server.bank.database.owner.query<{ right: string; given: boolean }>(
      `select r as right, has_table_privilege('tulpar_bank', 'exchange_rate_history', r) as given
        from unnest(array['select', 'insert', 'update', 'delete']) r`,
    );
    expect(rows.filter(({ given }) => given).map(({ right }) => right)).toEqual(['select']);
  });
});
