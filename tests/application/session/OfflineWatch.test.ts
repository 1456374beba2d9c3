import { describe, expect, it } from 'vitest';

import { OfflineWatch } from '../../../src/application/session/OfflineWatch';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeConnectivity, FakeLocalData, FakeRestart, MemoryVault } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

async function aWatch(stage: StoredSession['stage'] | undefined, connectivity = new FakeConnectivity()) {
  const time = new MovableTime();
  const keeper = new SessionKeeper(
    new MemoryVault(stage && { sessionKey: 'key', sessionId: '7', stage, phoneNumber: '' }),
  );
  const session = new SessionStore({
    keeper,
    gateway: new FakeAuthenticationGateway(),
    tabs: new FakeBrowser().openTab(),
    scheduler: time,
    restart: new FakeRestart(),
  });
  const localData = new FakeLocalData();
  const watch = new OfflineWatch({ session, connectivity, localData, clock: time, scheduler: time });
  const stop = watch.follow();
  void session.start();
  await time.move(200);
  return { watch, session, keeper, connectivity, localData, time, stop };
}

describe('OfflineWatch, somebody is signed in', () => {
  it.each([
    { offlineMs: 54_000, end: undefined },
    { offlineMs: 54_999, end: undefined },
    { offlineMs: 55_000, end: 'offline' },
    { offlineMs: 56_000, end: 'offline' },
  ])('ends the session after 55 seconds, not before: $offlineMs ms', async ({ offlineMs, end }) => {
    const { watch, session, connectivity, time } = await aWatch('active');
    connectivity.turn(false);
    expect(watch.online).toBe(false);
    await time.move(offlineMs);
    connectivity.turn(true);
    expect(watch.online).toBe(true);
    await time.move(120_000);
    expect(session.end).toBe(end);
    expect(session.status).toBe(end === undefined ? 'active' : 'unauthenticated');
  });

  it('begins anew with every loss of the network', async () => {
    const { session, connectivity, time } = await aWatch('active');
    for (let round = 0; round < 100; round += 1) {
      connectivity.turn(false);
      await time.move(1000);
      connectivity.turn(true);
      await time.move(1000);
    }
    connectivity.turn(false);
    await time.move(54_000);
    expect(session.status).toBe('active');
    await time.move(1000);
    expect(session.end).toBe('offline');
  });

  it('goes by the first word of the loss, however often it is repeated', async () => {
    const { session, connectivity, time } = await aWatch('active');
    connectivity.turn(false);
    await time.move(40_000);
    connectivity.turn(false);
    await time.move(15_000);
    expect(session.end).toBe('offline');
  });

  it('forgets what is kept on the device once the session is over', async () => {
    const { connectivity, localData, time } = await aWatch('active');
    connectivity.turn(false);
    await time.move(54_999);
    expect(localData.calls).toEqual([]);
    await time.move(1);
    expect(localData.calls).toEqual(['clear']);
  });

  it('counts a sleep during which no timer ran', async () => {
    class SleepyTime extends MovableTime {
      sleptMs = 0;
      override now(): number {
        return super.now() + this.sleptMs;
      }
    }
    const { session, connectivity, localData } = await aWatch('active');
    const time = new SleepyTime();
    const watch = new OfflineWatch({ session, connectivity, localData, clock: time, scheduler: time });
    watch.follow();
    connectivity.turn(false);
    time.sleptMs = 56_000;
    watch.connectivityChanged(true);
    expect(session.end).toBe('offline');
  });

  it('leaves nothing running when it stops', async () => {
    const { session, connectivity, time, stop } = await aWatch('active');
    connectivity.turn(false);
    stop();
    await time.move(60_000);
    expect(session.status).toBe('active');
  });
});

describe('OfflineWatch, nobody is signed in', () => {
  it('clears the device', async () => {
    const { session, connectivity, localData } = await aWatch(undefined);
    expect(localData.calls).toEqual([]);
    connectivity.turn(false);
    expect(localData.calls).toEqual(['clear']);
    expect(session.status).toBe('unauthenticated');
    expect(session.end).toBeUndefined();
  });

  it('goes from the code back to the login page and says why', async () => {
    const { session, keeper, connectivity, localData } = await aWatch('secondFactor');
    connectivity.turn(false);
    await settle();
    expect(session.status).toBe('unauthenticated');
    expect(session.end).toBe('offline');
    expect(keeper.session).toBeUndefined();
    expect(localData.calls).toEqual(['clear']);
  });

  it('notices that the application was opened without a network', async () => {
    const connectivity = new FakeConnectivity();
    connectivity.turn(false);
    const { watch, localData } = await aWatch(undefined, connectivity);
    expect(watch.online).toBe(false);
    expect(localData.calls).toEqual(['clear']);
  });
});
