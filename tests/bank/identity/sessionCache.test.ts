import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { SessionCache } from '../../../bank/modules/identity/SessionCache';
import { newSessionKey } from '../../../bank/modules/identity/sessions';
import { addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

describe('what a process remembers of sessions', () => {
  let bank: TestBank;
  let userId: string;
  let key: string;
  let sessions: SessionCache;
  let reads: () => number;

  beforeAll(async () => {
    bank = await createTestBank();
    userId = (await addCustomer(bank, 'owner')).userId;
  });
  beforeEach(async () => {
    key = await addSession('active');
    sessions = new SessionCache(bank.services);
    sessions.start();
    const query = vi.spyOn(bank.services.database.pool, 'query');
    reads = () => query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('find-session')).length;
    await expect.poll(remembers).toBe(true);
    query.mockClear();
  });
  afterEach(() => {
    sessions.stop();
    vi.restoreAllMocks();
  });
  afterAll(() => bank.close());

  async function addSession(stage: string): Promise<string> {
    const made = newSessionKey();
    await bank.database.owner.query(
      'insert into session (key_hash, user_id, stage, created_at, last_activity_at) values ($1, $2, $3, $4, $4)',
      [made.hash, userId, stage, new Date(bank.clock.now())],
    );
    return made.key;
  }

  const find = (later = 0) => sessions.find(key, bank.clock.now() + later);

  /** True once a second look needs no query. */
  async function remembers(): Promise<boolean> {
    await find();
    const before = reads();
    await find();
    return reads() === before;
  }

  /** Stops the time by which entries expire: from now on an entry is removed only by a notification. */
  function keepRemembered(): void {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  }

  it('spares the next call its query', async () => {
    expect((await find())?.userId).toBe(userId);
    expect(reads()).toBe(0);
  });

  it('is read anew once the user was forgotten', async () => {
    sessions.forgetUser(userId);
    await find();
    expect(reads()).toBe(1);
  });

  it('is not what was read before something changed', async () => {
    sessions.forgetUser(userId);
    const reading = find();
    sessions.forgetUser(userId);
    await reading;
    await find();
    expect(reads()).toBe(2);
  });

  it('lasts a second at most', async () => {
    const start = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(start + SECOND_MS);
    await find();
    expect(reads()).toBe(1);
  });

  it.each([
    ['ten minutes without activity', 10 * MINUTE_MS],
    ['twelve hours', 12 * 60 * MINUTE_MS],
  ])('does not outlive %s', async (_, later) => {
    expect(await find(later)).toBeUndefined();
  });

  it('is read anew once activity had to be noted', async () => {
    const session = await find();
    if (session === undefined) {
      throw new Error('The session is gone');
    }
    await sessions.keepAlive(key, session, bank.clock.now() + MINUTE_MS);
    expect((await find())?.lastActivityAt).toBe(bank.clock.now() + MINUTE_MS);
  });

  it('is nothing of a session that is still on its way', async () => {
    key = await addSession('secondFactor');
    expect(await remembers()).toBe(false);
  });

  it('is empty without the connection for notifications, and filled again afterwards', async () => {
    // Until the test restores it, reconnecting to notifications fails.
    const apart = vi.spyOn(bank.services.database, 'apart').mockImplementation(() => new Client({ host: '/nowhere' }));
    await bank.database.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen session_change'",
    );
    await expect.poll(remembers).toBe(false);
    apart.mockRestore();
    await expect.poll(remembers).toBe(true);
    expect(await find()).toMatchObject({ stage: 'active', lastActivityAt: bank.clock.now() });
  });

  it.each([
    ['the session ends', 'update session set ended_at = now() where user_id = $1'],
    ['the session goes back a stage', "update session set stage = 'newPassword' where user_id = $1"],
    ['the session gets another key', 'update session set key_hash = sha256(key_hash) where user_id = $1'],
    ['the session is deleted', 'delete from session where user_id = $1'],
  ])('is removed when %s in the database, by any process', async (_, change) => {
    keepRemembered();
    await bank.database.owner.query(change, [userId]);
    await expect.poll(async () => (await find())?.stage).not.toBe('active');
  });

  it.each([
    ['rights', "update app_user set rights = '{view}' where id = $1", { rights: ['view'] }],
    ['way of confirming', "update app_user set auth_type = 'TOTP' where id = $1", { otpType: 'TOTP' }],
    ['language', "update app_user set language = 'kg' where id = $1", { language: 'kg' }],
  ])('follows the %s of its user', async (_, change, expected) => {
    keepRemembered();
    await bank.database.owner.query(change, [userId]);
    await expect.poll(() => find()).toMatchObject(expected);
  });
});
