import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SandboxClock } from '../../../bank/sandbox/SandboxClock';
import { startTestServer } from '../../contract/support/startTestServer';
import { Desk } from '../../support/Desk';
import { createTestBank, START_OF_TESTS } from '../support/createTestBank';
import type { TestServer } from '../../contract/support/startTestServer';
import type { TestBank } from '../support/createTestBank';

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;

describe('the clock on the desk', () => {
  let server: TestServer;
  let desk: Desk;

  beforeAll(async () => {
    server = await startTestServer();
    desk = new Desk(server.address);
  });
  afterAll(() => server.close());

  it('shows and moves the time of the bank', async () => {
    expect(await desk.now()).toBe(START_OF_TESTS);
    await desk.moveClock({ forwardMs: MINUTE_MS });
    expect(server.bank.clock.now()).toBe(START_OF_TESTS + MINUTE_MS);
    await desk.moveClock({ to: '2026-11-21T15:00:00+06:00' });
    expect(await desk.now()).toBe(Date.UTC(2026, 10, 21, 9));
  });

  it('ends a session that stands idle for ten minutes of it', async () => {
    const client = await server.signedIn('aibek');
    await desk.moveClock({ forwardMs: 10 * MINUTE_MS - 1000 });
    expect(await client.operation('UtilityService', 'GET_SELF_USER_DATA', {})).toMatchObject({ success: true });
    await desk.moveClock({ forwardMs: 10 * MINUTE_MS + 1000 });
    expect(await client.operation('UtilityService', 'GET_SELF_USER_DATA', {})).toMatchObject({
      success: false,
      code: 'INVALID_SESSION_KEY',
    });
  });

  it.each([
    [{ to: '2026-11-21T00:00:00Z' }, 'ONLY_FORWARD'],
    [{ forwardMs: 0 }, 'MOVE_NOT_POSSIBLE'],
    [{ forwardMs: -1 }, 'MOVE_NOT_POSSIBLE'],
    [{ forwardMs: 1.5 }, 'MOVE_NOT_POSSIBLE'],
    [{ forwardMs: 4 * YEAR_MS }, 'MOVE_NOT_POSSIBLE'],
    [{ to: '2031-01-01T00:00:00Z' }, 'MOVE_NOT_POSSIBLE'],
    [{ to: 'tomorrow' }, 'MOVE_NOT_POSSIBLE'],
    [{ to: ':00+06:00' }, 'MOVE_NOT_POSSIBLE'],
    [{}, 'MOVE_NOT_POSSIBLE'],
    ['later', 'MOVE_NOT_POSSIBLE'],
  ])('stays where it is for %j', async (body, error) => {
    const before = await desk.now();
    expect(await desk.tryMoving(body)).toEqual({ status: 422, error });
    expect(await desk.now()).toBe(before);
  });

  it.each(['/clock', '/authenticator', '/tokens/press'])(
    'takes nothing a page of another origin could send: %s',
    async (path) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const answer = await fetch(`${server.address}/sandbox${path}`, {
          method: 'POST',
          headers: { 'content-type': type },
          body: '{"forwardMs":1}',
        });
        expect([type, answer.status]).toEqual([type, 415]);
      }
    },
  );

  it('does not exist outside a sandbox', async () => {
    const production = await startTestServer({
      configuration: { sandbox: false, smsGateways: ['http://127.0.0.1:1/'] },
    });
    const answers = await Promise.all([
      ...['/clock', '/authenticator?login=aibek', '/tokens?login=saltanat'].map((path) =>
        fetch(`${production.address}/sandbox${path}`),
      ),
      ...['/clock', '/authenticator', '/authenticator/remove', '/tokens/press'].map((path) =>
        fetch(`${production.address}/sandbox${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"forwardMs":1000}',
        }),
      ),
    ]);
    await production.close();
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 405, 405, 405, 405]);
    expect(production.bank.clock.now()).toBe(START_OF_TESTS);
  });
});

describe('the lead of the demonstration', () => {
  let bank: TestBank;

  beforeAll(async () => {
    bank = await createTestBank();
  });
  afterAll(() => bank.close());

  const SLACK_MS = 20_000;
  const leadOf = (clock: SandboxClock) => clock.now() - Date.now();

  it('outlives a restart and reaches other processes of the bank', async () => {
    const one = await SandboxClock.open(bank.database.database);
    const other = await SandboxClock.open(bank.database.database);
    const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
    const following = other.following(silent);
    following.start();
    await one.moveForward(5 * MINUTE_MS);
    await other.moveForward(MINUTE_MS);
    const restarted = await SandboxClock.open(bank.database.database);
    await expect.poll(() => Math.abs(leadOf(other) - 6 * MINUTE_MS)).toBeLessThan(SLACK_MS);
    await following.stop();
    expect(Math.abs(leadOf(restarted) - 6 * MINUTE_MS)).toBeLessThan(SLACK_MS);
    await one.moveForward(MINUTE_MS);
    expect(Math.abs(leadOf(one) - 7 * MINUTE_MS)).toBeLessThan(SLACK_MS);
  });
});
