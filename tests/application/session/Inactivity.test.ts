import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

import { Inactivity } from '../../../src/application/session/Inactivity';
import { KeepAlive } from '../../../src/application/session/KeepAlive';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { COUNTDOWN_MS, IDLE_LIMIT_MS } from '../../../src/application/session/sessionLimits';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, FakeUserActivity, MemoryVault } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

const MINUTE_MS = 60_000;
const WARNING_AFTER_MS = IDLE_LIMIT_MS - COUNTDOWN_MS;

/** A signed-in tab; `time` is shared by the tabs of one device. */
async function aTab(browser = new FakeBrowser(), time = new MovableTime(), sessionId = '7') {
  const tabs = browser.openTab();
  const activity = new FakeUserActivity();
  const gateway = new FakeAuthenticationGateway();
  const keeper = new SessionKeeper(
    new MemoryVault({ sessionKey: `key of ${sessionId}`, sessionId, stage: 'active', phoneNumber: '' }),
  );
  const session = new SessionStore({ keeper, gateway, tabs, scheduler: time, restart: new FakeRestart() });
  await session.start();
  const callsAt: number[] = [];
  const keepAlive = new KeepAlive({ clock: time, scheduler: time, call: () => callsAt.push(time.now()) });
  const limit = observable.box(IDLE_LIMIT_MS);
  const inactivity = new Inactivity({
    session,
    activity,
    tabs,
    clock: time,
    scheduler: time,
    keepAlive,
    limitMs: () => limit.get(),
  });
  inactivity.start();
  return { inactivity, session, activity, callsAt, time, browser, limit };
}

describe('Inactivity', () => {
  it('follows the bank where it ends sessions sooner, also when that is known late', async () => {
    const { inactivity, session, time, limit } = await aTab();
    await time.move(4 * 60_000);
    runInAction(() => limit.set(5 * 60_000));
    await time.move(30_000);
    expect(inactivity.secondsLeft).toBe(30);
    await time.move(COUNTDOWN_MS);
    expect(session.end).toBe('inactive');
  });

  it('warns after nine and a half minutes and signs out after ten', async () => {
    const { inactivity, session, time } = await aTab();
    await time.move(WARNING_AFTER_MS - 1);
    expect(inactivity.warning).toBe(false);
    await time.move(1);
    expect(inactivity.secondsLeft).toBe(30);
    await time.move(COUNTDOWN_MS - 1);
    expect(inactivity.secondsLeft).toBe(1);
    expect(session.status).toBe('active');
    await time.move(1);
    expect(session.status).toBe('unauthenticated');
    expect(session.end).toBe('inactive');
  });

  it('notices when half of the limit has passed without activity', async () => {
    const { inactivity, activity, time } = await aTab();
    await time.move(4 * MINUTE_MS);
    activity.act();
    await time.move(IDLE_LIMIT_MS / 2 - 1);
    expect(inactivity.isHalfGone).toBe(false);
    await time.move(1);
    expect(inactivity.isHalfGone).toBe(true);
    activity.act();
    await time.move(WARNING_AFTER_MS);
    expect(inactivity.secondsLeft).toBe(30);
  });

  it('counts the last seconds one by one', async () => {
    const { inactivity, time } = await aTab();
    await time.move(WARNING_AFTER_MS);
    const seen: (number | undefined)[] = [];
    for (let second = 0; second < 29; second += 1) {
      seen.push(inactivity.secondsLeft);
      await time.move(1000);
    }
    expect(seen).toEqual(Array.from({ length: 29 }, (_, second) => 30 - second));
  });

  it('counts from the last activity, to the millisecond', async () => {
    const { inactivity, activity, time } = await aTab();
    await time.move(WARNING_AFTER_MS - 1);
    activity.act();
    await time.move(WARNING_AFTER_MS - 1);
    expect(inactivity.warning).toBe(false);
    await time.move(1);
    expect(inactivity.warning).toBe(true);
  });

  it('lets only the button answer the question', async () => {
    const { inactivity, session, activity, callsAt, time } = await aTab();
    await time.move(WARNING_AFTER_MS + 5000);
    activity.act();
    expect(inactivity.secondsLeft).toBe(25);
    const calls = callsAt.length;
    inactivity.goOn();
    expect(inactivity.warning).toBe(false);
    expect(callsAt.slice(calls)).toEqual([time.now()]);
    await time.move(IDLE_LIMIT_MS - 1);
    expect(session.status).toBe('active');
    await time.move(1);
    expect(session.end).toBe('inactive');
  });

  it('signs out at once when asked to', async () => {
    const { inactivity, session, time } = await aTab();
    await time.move(WARNING_AFTER_MS);
    await inactivity.leave();
    expect(session.end).toBe('signedOut');
  });

  it('leaves nothing running', async () => {
    const { inactivity, session, activity, time } = await aTab();
    activity.act();
    await session.signOut();
    inactivity.stop();
    expect(time.waiting).toBe(0);
    expect(inactivity.warning).toBe(false);
  });
});

describe('Inactivity, when timers come late', () => {
  /** A device that sleeps: its clock goes on, its timers do not. */
  class SleepyTime extends MovableTime {
    #sleptMs = 0;

    override now(): number {
      return super.now() + this.#sleptMs;
    }

    sleep(ms: number): void {
      this.#sleptMs += ms;
    }
  }

  it.each([
    { sleptMs: WARNING_AFTER_MS - 1000, end: undefined, secondsLeft: undefined },
    { sleptMs: WARNING_AFTER_MS + 20_000, end: undefined, secondsLeft: 10 },
    { sleptMs: IDLE_LIMIT_MS, end: 'inactive', secondsLeft: 0 },
    { sleptMs: 8 * 60 * MINUTE_MS, end: 'inactive', secondsLeft: 0 },
  ])('goes by the clock after $sleptMs ms of sleep', async ({ sleptMs, end, secondsLeft }) => {
    const time = new SleepyTime();
    const { inactivity, session, activity } = await aTab(new FakeBrowser(), time);
    time.sleep(sleptMs);
    activity.comeBack();
    await time.move(200);
    expect(session.end).toBe(end);
    expect(inactivity.secondsLeft).toBe(secondsLeft);
  });

  it('does not count the waking of the device as activity', async () => {
    const time = new SleepyTime();
    const { session, activity, callsAt } = await aTab(new FakeBrowser(), time);
    time.sleep(IDLE_LIMIT_MS);
    activity.act();
    await time.move(200);
    expect(session.end).toBe('inactive');
    expect(callsAt).toEqual([]);
  });

  it('asks the other tabs before it assumes inactivity', async () => {
    const time = new SleepyTime();
    const { inactivity, session, activity, browser } = await aTab(new FakeBrowser(), time);
    const other = browser.openTab();
    other.listen((message) => {
      if (message.type === 'ACTIVITY_WANTED') {
        other.post({ type: 'ACTIVITY', sessionId: message.sessionId, at: time.now() - 1000 });
      }
    });
    time.sleep(2 * IDLE_LIMIT_MS);
    activity.comeBack();
    await time.move(1000);
    expect(session.status).toBe('active');
    expect(inactivity.warning).toBe(false);
  });

  it('does not count a clock that was set back as activity in the future', async () => {
    const time = new SleepyTime();
    const { session, activity } = await aTab(new FakeBrowser(), time);
    time.sleep(-60 * MINUTE_MS);
    activity.comeBack();
    await time.move(IDLE_LIMIT_MS);
    expect(session.end).toBe('inactive');
  });
});

describe('Inactivity, across tabs', () => {
  async function twoTabs() {
    const browser = new FakeBrowser();
    const time = new MovableTime();
    return { first: await aTab(browser, time), second: await aTab(browser, time), time, browser };
  }

  it('is kept away from all by activity in one', async () => {
    const { first, second, time } = await twoTabs();
    await time.move(WARNING_AFTER_MS - 5000);
    first.activity.act();
    await time.move(WARNING_AFTER_MS - 1);
    expect([first, second].map(({ inactivity }) => inactivity.warning)).toEqual([false, false]);
    await time.move(1);
    expect([first, second].map(({ inactivity }) => inactivity.secondsLeft)).toEqual([30, 30]);
  });

  it('asks in all, and one answer is enough', async () => {
    const { first, second, time } = await twoTabs();
    await time.move(WARNING_AFTER_MS);
    second.inactivity.goOn();
    expect([first, second].map(({ inactivity }) => inactivity.warning)).toEqual([false, false]);
    await time.move(COUNTDOWN_MS);
    expect([first, second].map(({ session }) => session.status)).toEqual(['active', 'active']);
  });

  it('takes activity just before the question for an answer', async () => {
    const { first, second, time } = await twoTabs();
    await time.move(WARNING_AFTER_MS - 300);
    second.activity.act();
    await time.move(300);
    expect(first.inactivity.warning).toBe(true);
    await time.move(700);
    expect(first.inactivity.warning).toBe(false);
  });

  it('tells the others once a second at most, however much happens', async () => {
    const { first, time, browser } = await twoTabs();
    const before = browser.posted.length;
    for (let step = 0; step < 100; step += 1) {
      first.activity.act();
      await time.move(100);
    }
    const posted = browser.posted.slice(before).filter(({ type }) => type === 'ACTIVITY');
    expect(posted.length).toBeGreaterThan(8);
    expect(posted.length).toBeLessThan(11);
  });

  it('has nothing to do with another session', async () => {
    const { first, browser, time } = await twoTabs();
    const stranger = await aTab(browser, time, '8');
    await time.move(WARNING_AFTER_MS - 1000);
    stranger.activity.act();
    await time.move(1000);
    await settle();
    expect(first.inactivity.warning).toBe(true);
    expect(stranger.inactivity.warning).toBe(false);
  });
});

describe('Inactivity, the bank', () => {
  it('is notified of a user who only reads, every two minutes', async () => {
    const { activity, callsAt, time } = await aTab();
    const started = time.now();
    for (let second = 0; second < 20 * 60; second += 1) {
      activity.act();
      await time.move(1000);
    }
    const gaps = [started, ...callsAt].slice(0, -1).map((at, index) => (callsAt[index] ?? at) - at);
    expect(callsAt.length).toBeGreaterThan(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * MINUTE_MS);
    expect(Math.max(...gaps)).toBeLessThan(2 * MINUTE_MS + 2000);
  });

  it('is never left believing in less activity than there was', async () => {
    for (const lastAfterMs of [0, 90_000, 104_000, 106_000, 119_500, 121_000, 200_000]) {
      const { activity, callsAt, time } = await aTab();
      const started = time.now();
      await time.move(lastAfterMs);
      activity.act();
      await time.move(WARNING_AFTER_MS - 1);
      // A call that comes less than 15 s after another may leave the bank with the earlier moment.
      const surelyKnown = Math.max(...callsAt) - 15_000;
      expect(surelyKnown, `${lastAfterMs} ms`).toBeGreaterThanOrEqual(started + lastAfterMs);
      expect(callsAt.length).toBeLessThanOrEqual(3);
    }
  });

  it('is not notified without activity', async () => {
    const { callsAt, time } = await aTab();
    await time.move(IDLE_LIMIT_MS);
    expect(callsAt).toHaveLength(1);
  });
});
