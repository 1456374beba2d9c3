import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const BURST = 5;
/** Confirming the code was the first call of a session. */
const LEFT = BURST - 1;
const ENOUGH = { perSecond: 100_000, burst: 100_000 };
/** Slow enough that nothing is given back while a test runs. */
const SCARCE = { perSecond: 0.001, burst: BURST };

let server: TestServer;

afterAll(() => server.close());

async function codesOf(calls: number, act: () => Promise<{ readonly code: string }>): Promise<readonly string[]> {
  const codes: string[] = [];
  for (let call = 0; call < calls; call += 1) {
    codes.push((await act()).code);
  }
  return codes;
}

function checks(client: WireClient) {
  return () => client.operation('UtilityService', 'CHECK_NOTIFICATIONS', {});
}

describe('calls that come too often', () => {
  beforeAll(async () => {
    server = await startTestServer({ configuration: { rates: { session: SCARCE, address: ENOUGH, signIn: ENOUGH } } });
  });

  it('are refused to their own session only', async () => {
    const [hasty, calm] = [await server.signedIn('aibek'), await server.signedIn('aizada')];
    expect(await codesOf(LEFT + 1, checks(hasty))).toEqual([
      ...Array.from({ length: LEFT }, () => ''),
      'TOO_MANY_REQUESTS',
    ]);
    expect((await hasty.validateSession()).error?.code).toBe('TOO_MANY_REQUESTS');
    expect((await checks(calm)()).success).toBe(true);
    expect((await server.visitor().operation('UtilityService', 'CHECK_NOTIFICATIONS', {})).code).toBe(
      'INVALID_SESSION_KEY',
    );
  });

  it('are refused before the rights and the data are looked at, and the rights before the data', async () => {
    await server.bank.database.owner.query(`update app_user set rights = '{}' where login = 'saltanat'`);
    const client = await server.signedIn('saltanat');
    const act = () => client.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', 'no JSON');
    expect(new Set(await codesOf(LEFT, act))).toEqual(new Set(['ACCESS_DENIED']));
    expect((await act()).code).toBe('TOO_MANY_REQUESTS');
    expect((await client.operation('TransferService', 'NO_SUCH_CODE', {})).code).toBe('UNKNOWN_OPERATION_CODE');
  });
});

describe('calls without a session that come too often', () => {
  let strict: TestServer;

  beforeAll(async () => {
    // A bank of its own, because its rates limit addresses, not sessions.
    strict = await startTestServer({
      configuration: { trustProxy: true, rates: { session: ENOUGH, address: SCARCE, signIn: ENOUGH } },
    });
  });
  afterAll(() => strict.close());

  it.each([
    ['without a key', undefined, '192.0.2.1'],
    ['with keys that open nothing', 'A'.repeat(43), '192.0.2.2'],
  ])('%s are refused to their address and to no other', async (_what, key, address) => {
    const client = strict.visitor({ 'x-forwarded-for': address });
    client.sessionKey = key;
    const codes = await codesOf(BURST + 1, checks(client));
    expect(codes).toEqual([...Array.from({ length: BURST }, () => 'INVALID_SESSION_KEY'), 'TOO_MANY_REQUESTS']);
    expect((await client.authenticate('aibek', 'whatever')).error?.code).toBe('TOO_MANY_REQUESTS');
    const neighbour = strict.visitor({ 'x-forwarded-for': `${address}9` });
    expect((await checks(neighbour)()).code).toBe('INVALID_SESSION_KEY');
  });

  it('do not affect a signed-in customer at that address', async () => {
    const client = await strict.signedIn('aibek');
    const stranger = strict.visitor();
    await codesOf(BURST, checks(stranger));
    expect((await checks(stranger)()).code).toBe('TOO_MANY_REQUESTS');
    expect((await checks(client)()).success).toBe(true);
  });
});
