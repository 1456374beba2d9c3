import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { limitOperations } from '../../src/application/operations/limits';
import { keysOf } from './support/keysOf';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const LIMIT_KEYS = [
  'ccy',
  'current',
  'leftThisMonth',
  'leftToday',
  'level',
  'levels',
  'transferCode',
  'usedThisMonth',
  'usedToday',
];

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

function listOf(data: unknown): readonly unknown[] {
  return typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data) ? data.data : [];
}

describe('limits and tariffs', () => {
  it('are lists in a field of their own', async () => {
    const limits = listOf((await client.operation('AccountService', 'GET_CUST_LIMITS', {})).data);
    expect(keysOf(limits[0])).toEqual(LIMIT_KEYS);
    const tariffs = listOf((await client.operation('AccountService', 'GET_CUST_TARIFFS', {})).data);
    expect(keysOf(tariffs[0])).toEqual(['bands', 'ccy', 'transferCode']);
    const ofProvider = tariffs.find((tariff) => keysOf(tariff).includes('serviceProviderId'));
    expect(keysOf(ofProvider)).toEqual(['bands', 'ccy', 'serviceProviderId', 'transferCode', 'trnOpType']);
    const ofProviderLimit = limits.find((limit) => keysOf(limit).includes('serviceProviderId'));
    expect(keysOf(ofProviderLimit)).toEqual([...LIMIT_KEYS, 'serviceProviderId'].toSorted());
    const { GET_CUST_LIMITS, GET_CUST_TARIFFS } = limitOperations;
    expect([...GET_CUST_LIMITS.failures, ...GET_CUST_TARIFFS.failures]).toEqual([]);
  });
});

describe('a limit and a tariff', () => {
  it('name the provider they are of, with its own bounds, and the movement that is priced', async () => {
    const provider = `select id::text, minimum, maximum, way from service_provider where way = 'mobile' order by id limit 1`;
    const { owner } = server.bank.database;
    const { rows } = await owner.query<{ id: string }>(provider);
    const id = rows[0]?.id;
    await owner.query('update service_provider set minimum = 1234, maximum = 5678 where id = $1', [id]);
    const limits = listOf((await client.operation('AccountService', 'GET_CUST_LIMITS', {})).data);
    expect(limits).toContainEqual(
      expect.objectContaining({
        serviceProviderId: id,
        transferCode: 'MOBILE_PAYMENT',
        current: expect.objectContaining({ minAmount: '12.34', maxAmount: '56.78' }),
      }),
    );
    const tariffs = listOf((await client.operation('AccountService', 'GET_CUST_TARIFFS', {})).data);
    expect(tariffs).toContainEqual(
      expect.objectContaining({ serviceProviderId: id, trnOpType: 'MAKE_MOBILE_PAYMENT_V2' }),
    );
  });
});

describe('what a payment for a service costs', () => {
  it('is what the tariffs say of its provider', async () => {
    const tariffs = listOf((await client.operation('AccountService', 'GET_CUST_TARIFFS', {})).data);
    const { data } = await client.operation('DirectoryService', 'GET_SERVICE_PROVIDERS', {});
    const {
      content: providers,
    }: { readonly content: readonly { readonly id: string; readonly fee: Readonly<Record<string, string>> }[] } =
      JSON.parse(JSON.stringify(data));
    expect(providers.length).toBeGreaterThan(10);
    for (const { id, fee } of providers) {
      expect(tariffs).toContainEqual(
        expect.objectContaining({
          serviceProviderId: id,
          bands: [expect.objectContaining({ minFee: fee['minimum'] })],
        }),
      );
    }
  });
});

it('an account has the type of the group its class belongs to', async () => {
  const { owner } = server.bank.database;
  const typeOf = async () => {
    const { data } = await client.operation('AccountService', 'GET_ACCOUNTS_V2', {});
    const accounts: readonly { readonly id: string; readonly accountClassGroupType: string }[] = Object(data);
    return accounts.map(({ accountClassGroupType }) => accountClassGroupType)[0];
  };
  expect(await typeOf()).toBe('debit');
  await owner.query(`update account_class_group set type = 'credit' where id = '1'`);
  expect(await typeOf()).toBe('credit');
  await owner.query(`update account_class_group set type = 'debit' where id = '1'`);
});
