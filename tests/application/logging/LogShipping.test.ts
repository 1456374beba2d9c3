import { describe, expect, it } from 'vitest';

import { localTime, LogShipping } from '../../../src/application/logging/LogShipping';
import { maskSecrets } from '../../../src/application/logging/maskSecrets';
import type { LogEntry } from '../../../src/application/ports/LogSink';
import { MemoryStore } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';

function aLog(store = new MemoryStore()) {
  const time = new MovableTime();
  const batches: (readonly LogEntry[])[] = [];
  const sink = {
    arrives: true,
    insert: async (entries: readonly LogEntry[]) => {
      batches.push(entries);
      return sink.arrives;
    },
  };
  const log = new LogShipping({
    store,
    clock: time,
    scheduler: time,
    runId: 'run',
    place: () => ({ url: '/history', sessionId: '7' }),
  });
  return { log, sink, batches, time, store };
}

describe('LogShipping', () => {
  it('sends what was noticed every 10 seconds, and nothing when nothing was', async () => {
    const { log, sink, batches, time } = aLog();
    log.start(sink);
    log.defect('call', new TypeError('broken'), { referenceId: 'r1', service: 'ibank.v1.AccountService' });
    log.info('start', 'ready');
    await time.move(9999);
    expect(batches).toEqual([]);
    await time.move(1);
    expect(batches).toHaveLength(1);
    expect(batches[0]?.[0]).toMatchObject({
      label: 'call',
      level: 'error',
      text: 'broken',
      systemError: 'TypeError',
      referenceId: 'r1',
      service: 'ibank.v1.AccountService',
      url: '/history',
      runId: 'run',
      userId: '',
    });
    expect(batches[0]?.[0]?.trace).toContain('LogShipping.test');
    await time.move(60_000);
    expect(batches).toHaveLength(1);
  });

  it('sends again what did not arrive', async () => {
    const { log, sink, batches, time } = aLog();
    sink.arrives = false;
    log.start(sink);
    log.info('first', 'a');
    await time.move(10_000);
    sink.arrives = true;
    log.info('second', 'b');
    await time.move(10_000);
    expect(batches.map((batch) => batch.map(({ label }) => label))).toEqual([['first'], ['first', 'second']]);
  });

  it('survives a reload of the page', async () => {
    const before = aLog();
    before.log.info('before', 'a');
    const after = aLog(before.store);
    after.log.start(after.sink);
    await after.time.move(10_000);
    expect(after.batches[0]?.map(({ label }) => label)).toEqual(['before']);
    expect(after.store.entries.size).toBe(0);
  });

  it.each(['', 'no json', '{}', '[1,{"label":"x"}]'])('begins empty when %j was written down', async (stored) => {
    const store = new MemoryStore();
    store.write('unsentLog', stored);
    const { log, sink, batches, time } = aLog(store);
    log.start(sink);
    await time.move(10_000);
    expect(batches).toEqual([]);
  });

  it('names the user while one is signed in', async () => {
    const { log, sink, batches, time } = aLog();
    log.start(sink);
    log.info('before', '');
    log.belongsTo({ id: '12', username: 'aibek' });
    log.info('signed in', '');
    log.belongsTo(undefined);
    log.info('after', '');
    await time.move(10_000);
    expect(batches[0]?.map(({ userId, userLogin }) => `${userId} ${userLogin}`.trim())).toEqual(['', '12 aibek', '']);
  });

  it('sends no more at a time than the bank reads', async () => {
    const { log, sink, batches, time } = aLog();
    log.start(sink);
    for (let count = 1; count <= 40; count += 1) {
      log.info(`entry ${count}`, 'ы'.repeat(2000));
    }
    await time.move(60_000);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat().map(({ label }) => label)).toEqual(Array.from({ length: 40 }, (_, at) => `entry ${at + 1}`));
    const bytes = (entries: readonly LogEntry[]) => Buffer.byteLength(JSON.stringify(entries));
    expect(Math.max(...batches.map(bytes))).toBeLessThanOrEqual(64 * 1024);
  });

  it('keeps the latest 200', async () => {
    const { log, sink, batches, time } = aLog();
    for (let count = 1; count <= 250; count += 1) {
      log.info(`entry ${count}`, '');
    }
    log.start(sink);
    await time.move(10_000);
    expect(batches[0]).toHaveLength(200);
    expect(batches[0]?.[0]?.label).toBe('entry 51');
  });

  it('writes no secret down, neither for the bank nor on the device', async () => {
    const { log, sink, batches, time, store } = aLog();
    log.start(sink);
    log.defect('call', new Error('otp=482913 sent with password: "Tulpar-2026"'));
    expect([...store.entries.values()].join()).not.toMatch(/482913|Tulpar-2026/);
    await time.move(10_000);
    expect(batches[0]?.[0]?.text).not.toMatch(/482913|Tulpar-2026/);
  });
});

describe('localTime', () => {
  const moment = Date.UTC(2026, 2, 5, 8, 30);
  it.each([
    [360, '2026-03-05T14:30:00.000+06:00'],
    [0, '2026-03-05T08:30:00.000+00:00'],
    [-210, '2026-03-05T05:00:00.000-03:30'],
  ])('writes a clock %i minutes east as %s', (offset, written) => {
    expect(localTime(moment, offset)).toBe(written);
  });
});

describe('maskSecrets', () => {
  it.each([
    ['code 482913', 'code ***'],
    ['card 4169 5853 1234 5678 declined', 'card *** declined'],
    ['account 1280010000000114', 'account ***'],
    ['password=Tulpar-2026, user=aibek', 'password=***, user=aibek'],
    ['{"sessionkey":"abc"}', '{"sessionkey":***}'],
    [`key ${'aB3_-'.repeat(9)}`, 'key ***'],
    ['status 404 after 3 tries', 'status 404 after 3 tries'],
  ])('%s → %s', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
  });
});
