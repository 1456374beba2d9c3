import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { passesLuhn } from '../../src/domain/card/cardNumber';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, confirm, ordinaryPair, prepared, transferOf, wrongCode } from './support/transferStory';

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  server = await startTestServer({ configuration: { logLevel: 'trace' } });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

describe('the log of the bank', () => {
  it('tells of every call and keeps every secret', async () => {
    const client = server.visitor();
    await client.authenticate('aibek', 'a-wrong-Password-7');
    const { code, answer } = await server.codeSentBy('aibek', () => client.authenticate('aibek', PASSWORD));
    client.sessionKey = answer.data?.sessionkey;
    const pendingKey = client.sessionKey ?? '';
    await client.confirmSecondFactor(wrongCode(code));
    client.sessionKey = (await client.confirmSecondFactor(code)).data?.sessionkey;
    const [from, to] = ordinaryPair(await accountsOf(client));
    const operation = await prepared(server, client, transferOf(from, to));
    await confirm(client, operation.operationId, operation.code);
    await server.bank.database.owner.query('alter table notification rename to notification_gone');
    await client.operation('UtilityService', 'GET_NOTIFICATIONS', {});
    await server.bank.database.owner.query('alter table notification_gone rename to notification');
    await client.exit();
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(8);
    expect(log).toMatch(/"refid":"[0-9a-f-]{36}"/);
    expect(log).toMatch(/call failed/);
    for (const secret of [PASSWORD, 'a-wrong-Password-7', pendingKey, client.sessionKey ?? '', `"${code}"`, `"${operation.code}"`]) {
      expect(log).not.toContain(secret);
    }
    expect((log.match(/(?<!\d)\d{16}(?!\d)/g) ?? []).filter(passesLuhn)).toEqual([]);
  });
});
