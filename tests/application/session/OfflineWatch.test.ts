import { describe, expect, it } from 'vitest';

import { OfflineWatch } from '../../../src/application/session/OfflineWatch';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { refusal, success } from '../../../src/domain/result/Result';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeConnectivity, FakeLocalData, FakeRestart, MemoryVault } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

interface Given {
  readonly connectivity?: FakeConnectivity;
  /** Name for the lock screen of a user with a PIN. */
  readonly owner?: string;
  readonly time?: MovableTime;
}

async function aWatch(stage: StoredSession['stage'] | undefined, given: Given = {}) {
  const { connectivity = new FakeConnectivity(), owner, time = new MovableTime() } = given;
  const vault = new MemoryVault(stage && { sessionKey: 'key', sessionId: '7', stage, phoneNumber: '' });
  const keeper = new SessionKeeper(vault);
  const gateway = new FakeAuthenticationGateway();
  const browser = new FakeBrowser();
  const session = new SessionStore({
    keeper,
    gateway,
    tabs: browser.openTab(),
    scheduler: time,
    restart: new FakeRestart(),
  });
  const localData = new FakeLocalData();
  const area = { lockOwner: () => owner };
  const watch = new OfflineWatch({ session, area, connectivity, localData, clock: time, scheduler: time });
  const stop = watch.follow();
  if (stage === 'locked') {
    gateway.stage = stage;
  }
  void session.start();
  await time.move(200);
  gateway.calls.length = 0;
  return { watch, session, keeper, vault, gateway, connectivity, localData, time, stop };
}

/** A clock that goes on while the device sleeps, and timers that do not. */
class SleepyTime extends MovableTime {
  sleptMs = 0;
  override now(): number {
    return super.now() + this.sleptMs;
  }
}

describe('OfflineWatch, with a session', () => {
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

  it('counts from the first report of the loss, however often it is repeated', async () => {
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
    const time = new SleepyTime();
    const { session, connectivity } = await aWatch('active', { time });
    connectivity.turn(false);
    time.sleptMs = 56_000;
    connectivity.turn(true);
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

describe('OfflineWatch, with a session and a PIN', () => {
  const OWNER = 'Асанов Айбек';
  const MINUTE_MS = 60_000;
  const unreachable = async () => refusal({ code: 'CLIENT_ERROR' } as const);

  /** The screen was locked without a network, which is still away. */
  async function lockedOffline(time = new MovableTime()) {
    const given = await aWatch('active', { owner: OWNER, time });
    const lockSession = given.gateway.lockSession;
    given.gateway.lockSession = unreachable;
    given.gateway.validateSession = unreachable;
    given.connectivity.turn(false);
    await given.time.move(55_000);
    const reconnect = async () => {
      given.gateway.lockSession = lockSession;
      given.gateway.validateSession = new FakeAuthenticationGateway().validateSession;
      given.connectivity.turn(true);
      await settle();
    };
    return { ...given, reconnect };
  }

  it('says at once that the screen will be locked, and validates the session when the network is back in time', async () => {
    const { watch, session, gateway, connectivity, time } = await aWatch('active', { owner: OWNER });
    connectivity.turn(false);
    expect(watch.lockOwner).toBe(OWNER);
    await time.move(54_999);
    expect(session.status).toBe('active');
    gateway.calls.length = 0;
    connectivity.turn(true);
    await settle();
    expect(gateway.calls).toEqual(['validateSession']);
    await time.move(1000);
    expect(session.status).toBe('active');
  });

  it('locks the screen after 55 seconds and has the bank lock it as soon as it can be reached', async () => {
    const { session, vault, gateway, localData, reconnect } = await lockedOffline();
    expect([session.status, session.session?.owner, localData.calls]).toEqual(['locked', OWNER, []]);
    expect(vault.session).toMatchObject({ stage: 'locked', isLockOwed: true });
    await reconnect();
    expect(gateway.calls).toEqual(['lockSession']);
    expect(vault.session).toEqual({
      sessionKey: 'key',
      sessionId: '7',
      stage: 'locked',
      phoneNumber: '',
      owner: OWNER,
    });
    session.unlock();
    expect([session.status, vault.session?.owner]).toEqual(['active', undefined]);
  });

  it('stays locked through a check or a reload before the bank has learnt of it', async () => {
    const { session, vault, gateway, time } = await lockedOffline();
    gateway.validateSession = async () => success({ sessionId: '7', userId: '1', stage: 'active' });
    await time.move(30_000);
    expect(session.status).toBe('locked');

    const reloaded = new SessionStore({
      keeper: new SessionKeeper(vault),
      gateway,
      tabs: new FakeBrowser().openTab(),
      scheduler: time,
      restart: new FakeRestart(),
    });
    await reloaded.start();
    expect(reloaded.status).toBe('locked');
    gateway.lockSession = async () => success(undefined);
    await time.move(30_000);
    expect([reloaded.status, vault.session?.isLockOwed]).toEqual(['locked', undefined]);
  });

  it('opens to a PIN that is entered before the bank has learnt of it', async () => {
    const { session, vault, connectivity } = await lockedOffline();
    connectivity.turn(true);
    session.unlock();
    await settle();
    expect([session.status, vault.session?.isLockOwed]).toEqual(['active', undefined]);
  });

  it('ends the session when the PIN is gone meanwhile', async () => {
    const { session, gateway, connectivity } = await lockedOffline();
    gateway.lockSession = async () => refusal({ code: 'PIN_NOT_SET' });
    connectivity.turn(true);
    await settle();
    expect([session.status, session.end]).toEqual(['unauthenticated', 'offline']);
  });

  it('ends the session after ten minutes without a network, as the bank does', async () => {
    const { session, time } = await lockedOffline();
    await time.move(9 * MINUTE_MS + 4999);
    expect(session.status).toBe('locked');
    await time.move(1);
    expect([session.status, session.end]).toEqual(['unauthenticated', 'inactive']);
  });

  it('leaves a screen locked by hand locked, and ends it after the same ten minutes', async () => {
    const { session, connectivity, time } = await aWatch('locked');
    connectivity.turn(false);
    await time.move(10 * MINUTE_MS - 1);
    expect(session.status).toBe('locked');
    await time.move(1);
    expect(session.end).toBe('inactive');
  });

  it.each([
    { sleptMs: 56_000, status: 'locked', end: undefined },
    { sleptMs: 10 * MINUTE_MS, status: 'unauthenticated', end: 'inactive' },
  ])('counts a sleep of $sleptMs ms during which no timer ran', async ({ sleptMs, status, end }) => {
    const time = new SleepyTime();
    const { session, connectivity } = await aWatch('active', { owner: OWNER, time });
    connectivity.turn(false);
    time.sleptMs = sleptMs;
    connectivity.turn(true);
    expect([session.status, session.end]).toEqual([status, end]);
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
    const { watch, localData } = await aWatch(undefined, { connectivity });
    expect(watch.online).toBe(false);
    expect(localData.calls).toEqual(['clear']);
  });
});
