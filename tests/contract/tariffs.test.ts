import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { limitOperations } from '../../src/application/operations/limits';
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

function keysOf(data: unknown): readonly string[] {
  return typeof data === 'object' && data !== null ? Object.keys(data).toSorted() : [];
}

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
    expect(keysOf(ofProvider)).toEqual(['bands', 'ccy', 'serviceProviderId', 'transferCode']);
    const { GET_CUST_LIMITS, GET_CUST_TARIFFS } = limitOperations;
    expect([...GET_CUST_LIMITS.failures, ...GET_CUST_TARIFFS.failures]).toEqual([]);
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
