import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Acknowledgement } from '../../proto/generated/ibank/v1/common';
import { InsertLogRequest, LogEntry } from '../../proto/generated/ibank/v1/log';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ configuration: { trustProxy: true } });
});
beforeEach(() => server.bank.database.owner.query('delete from client_log'));
afterAll(() => server.close());

async function insert(client: WireClient, entries: readonly ConstructorParameters<typeof LogEntry>[0][]) {
  const request = new InsertLogRequest({ entries: entries.map((entry) => new LogEntry(entry)) });
  return Acknowledgement.deserializeBinary(await client.call('LogService/insertLog', request)).toObject();
}

async function stored() {
  const { rows } = await server.bank.database.owner.query<{
    level: string;
    message: string;
    text: string;
    user_id: string | null;
  }>('select level, message, client_log::text as text, user_id::text from client_log order by id');
  return rows;
}

describe('what the application reports about itself', () => {
  it('is kept with and without a session, and who it was is not believed', async () => {
    expect(await insert(server.visitor(), [{ error: 'it broke', userid: '999', url: '/login' }])).toEqual({
      success: true,
    });
    expect(await insert(await server.signedIn('aibek'), [{ info: 'it works', loglabel: 'start' }])).toEqual({
      success: true,
    });
    const rows = await stored();
    expect(rows).toMatchObject([
      { level: 'error', message: 'it broke', user_id: null },
      { level: 'info', message: 'it works' },
    ]);
    expect(rows[1]?.user_id).toMatch(/^\d+$/);
  });

  it('cannot forge an entry nor leak a secret', async () => {
    const key = 'c'.repeat(43);
    await insert(server.visitor(), [
      {
        error: 'x\n2026 ERROR admin',
        trace: `card 4111 1111 1111 1111, password=Tulpar-2026, sessionkey: ${key}`,
        debug: '{"otp":"123456"}',
      },
    ]);
    const text = (await stored()).map((row) => row.text).join('');
    expect(text).not.toMatch(/[\r\n]|4111 ?1111 ?1111 ?1111|Tulpar-2026|123456/);
    expect(text).not.toContain(key);
  });

  it.each<[string, readonly ConstructorParameters<typeof LogEntry>[0][]]>([
    ['more than two hundred entries', Array.from({ length: 201 }, () => ({ info: 'x' }))],
    ['more than 64 KiB', [{ trace: 'x'.repeat(70_000) }]],
  ])('is refused when it is %s', async (_what, entries) => {
    expect((await insert(server.visitor(), entries)).error).toEqual({
      code: 'INVALID_REQUEST',
      data: '{"field":"entries"}',
    });
    expect(await stored()).toEqual([]);
  });

  it('may be nothing', async () => {
    expect(await insert(server.visitor(), [])).toEqual({ success: true });
  });
});

describe('the log of an application', () => {
  const LARGE = { trace: 'x'.repeat(8000) };
  const batch = Array.from({ length: 5 }, () => LARGE);

  /** Sends batches of forty kilobytes until one is refused; answers how many were kept and the refusal. */
  async function sendUntilRefused(client: WireClient, limit: number) {
    for (let sent = 0; sent < limit; sent += 1) {
      const answer = await insert(client, batch);
      if (answer.success !== true) {
        return { sent, error: answer.error };
      }
    }
    return { sent: limit, error: undefined };
  }

  it('keeps each text once', async () => {
    await insert(server.visitor(), [{ error: 'it broke', trace: 'at line 1' }]);
    const [row] = await stored();
    expect(row?.message).toBe('it broke');
    expect(row?.text.match(/it broke/g)).toHaveLength(1);
    expect(row?.text).toContain('at line 1');
  });

  it('is kept within a megabyte of one address, and the refusal says when there is room again', async () => {
    const address = { 'x-forwarded-for': '198.51.100.1' };
    const { sent, error } = await sendUntilRefused(server.visitor(address), 40);
    expect(sent).toBeGreaterThan(10);
    expect(sent).toBeLessThan(25);
    expect(error?.code).toBe('TOO_MANY_REQUESTS');
    const { retryAt }: { readonly retryAt: string } = JSON.parse(error?.data ?? '{}');
    expect(Date.parse(retryAt)).toBeGreaterThan(server.bank.clock.now());
    expect((await insert(server.visitor({ 'x-forwarded-for': '198.51.100.2' }), [LARGE])).success).toBe(true);
  });

  it('of strangers is bounded in total, and leaves room for customers', async () => {
    const user = await server.signedIn('aibek');
    let refused: string | undefined;
    for (let host = 10; refused === undefined && host < 30; host += 1) {
      const { error } = await sendUntilRefused(server.visitor({ 'x-forwarded-for': `198.51.100.${host}` }), 18);
      refused = error?.code;
    }
    expect(refused).toBe('TOO_MANY_REQUESTS');
    const { rows } = await server.bank.database.owner.query<{ megabytes: number }>(
      'select sum(bytes)::float8 / 1048576 as megabytes from client_log where user_id is null',
    );
    expect(rows[0]?.megabytes).toBeLessThan(9);
    expect((await insert(user, [LARGE])).success).toBe(true);
  });
});
