import { describe, expect, it } from 'vitest';

import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { VERSION_KEY, VersionWatch } from '../../../src/application/version/VersionWatch';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeLocalData, FakeRestart, MemoryStore, MemoryVault } from '../support/fakePorts';
import { MovableTime } from '../support/MovableTime';

const RUNNING = '1.0.11';

async function aWatch(where: 'login' | 'main', stored?: string) {
  const time = new MovableTime();
  const restart = new FakeRestart();
  const gateway = new FakeAuthenticationGateway();
  const session = new SessionStore({
    keeper: new SessionKeeper(
      new MemoryVault(
        where === 'main' ? { sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' } : undefined,
      ),
    ),
    gateway,
    tabs: new FakeBrowser().openTab(),
    scheduler: time,
    restart,
  });
  const settings = new MemoryStore();
  if (stored !== undefined) {
    settings.write(VERSION_KEY, stored);
  }
  const localData = new FakeLocalData();
  const watch = new VersionWatch({ session, settings, localData, scheduler: time, running: RUNNING });
  const stop = watch.follow();
  void session.start();
  await time.move(200);
  return { session, settings, localData, restart, gateway, time, stop };
}

describe('VersionWatch, on the login page', () => {
  it.each([
    { stored: undefined, calls: [] },
    { stored: '1.0.11', calls: [] },
    { stored: '1.0.10', calls: ['clear'] },
    { stored: '1.0.9', calls: ['clear'] },
    { stored: '0.9', calls: ['clear'] },
    { stored: 'nonsense', calls: ['clear'] },
    { stored: '1.0.12', calls: [] },
    { stored: '2', calls: [] },
  ])('clears what an older version left: $stored', async ({ stored, calls }) => {
    const { localData, settings, session } = await aWatch('login', stored);
    expect(localData.calls).toEqual(calls);
    expect(settings.read(VERSION_KEY)).toBe(RUNNING);
    expect(session.status).toBe('unauthenticated');
  });
});

describe('VersionWatch, in the main area', () => {
  it.each([undefined, '1.0.11'])('lets its own version be: %s', async (stored) => {
    const { session, localData, settings } = await aWatch('main', stored);
    expect(session.status).toBe('active');
    expect(localData.calls).toEqual([]);
    expect(settings.read(VERSION_KEY)).toBe(RUNNING);
  });

  it.each(['1.0.10', '1.0.12', '2.0.0', 'nonsense'])(
    'drops the copies of another version and goes to the login page: %s',
    async (stored) => {
      const { session, localData, restart, gateway } = await aWatch('main', stored);
      expect(localData.calls[0]).toBe('dropCopies');
      expect(session.status).toBe('unauthenticated');
      expect(session.end).toBe('outdated');
      expect(gateway.calls).toContain('exit key');
      expect(restart.restarts).toEqual(['outdated']);
    },
  );

  it('notices another version that came in another tab', async () => {
    const { session, settings, time } = await aWatch('main', RUNNING);
    settings.write(VERSION_KEY, '1.0.12');
    await time.move(30_000);
    expect(session.end).toBe('outdated');
  });

  it('lets the next sign-in stand', async () => {
    const { session, settings, time } = await aWatch('main', '1.0.12');
    expect(settings.read(VERSION_KEY)).toBe(RUNNING);
    session.grant({ sessionKey: 'next', sessionId: '8', stage: 'active' });
    await time.move(60_000);
    expect(session.status).toBe('active');
  });

  it('leaves nothing running when it stops', async () => {
    const { session, settings, time, stop } = await aWatch('main', RUNNING);
    stop();
    settings.write(VERSION_KEY, '1.0.12');
    await time.move(120_000);
    expect(session.status).toBe('active');
  });
});
