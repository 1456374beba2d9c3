import { describe, expect, it } from 'vitest';

import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { OfflineWatch } from '../../../src/application/session/OfflineWatch';
import { ScreenLock } from '../../../src/application/session/ScreenLock';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SESSION_CHECK_INTERVAL_MS } from '../../../src/application/session/sessionLimits';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { LockScreenViewModel } from '../../../src/ui/features/entrance/lock/LockScreenViewModel';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeConnectivity, FakeLocalData, FakeRestart, MemoryVault } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

const SIGNED_IN: StoredSession = { sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' };
const LOCKED: StoredSession = { ...SIGNED_IN, stage: 'locked', owner: 'Айбек Асанов' };

/** A tab of one browser at one bank. */
function aTab(
  stored: StoredSession | undefined = SIGNED_IN,
  { browser = new FakeBrowser(), gateway = new FakeAuthenticationGateway() } = {},
) {
  const time = new MovableTime();
  const vault = new MemoryVault(stored);
  const keeper = new SessionKeeper(vault);
  const restart = new FakeRestart();
  const session = new SessionStore({ keeper, gateway, tabs: browser.openTab(), scheduler: time, restart });
  const lock = new ScreenLock(gateway, session);
  const network = new OfflineWatch({
    session,
    area: { lockOwner: () => undefined },
    connectivity: new FakeConnectivity(),
    localData: new FakeLocalData(),
    clock: time,
    scheduler: time,
  });
  return {
    browser,
    gateway,
    keeper,
    vault,
    restart,
    session,
    lock,
    time,
    screen: new LockScreenViewModel(lock, session, network),
  };
}

describe('locking the screen', () => {
  it('is for all tabs, under the same key, and over a reload', async () => {
    const first = aTab();
    const second = aTab(SIGNED_IN, first);
    await Promise.all([first.session.start(), second.session.start()]);
    await first.lock.lock('Айбек Асанов');
    await settle();
    expect([first, second].map(({ session }) => session.status)).toEqual(['locked', 'locked']);
    expect(second.vault.session).toEqual(LOCKED);
    const reloaded = aTab(second.vault.session, first);
    await reloaded.session.start();
    expect([reloaded.session.status, reloaded.screen.owner]).toEqual(['locked', 'Айбек Асанов']);
    await reloaded.lock.unlock('7294');
    await settle();
    expect([first, second, reloaded].map(({ session }) => session.status)).toEqual(['active', 'active', 'active']);
    expect(reloaded.vault.session).toEqual(SIGNED_IN);
    expect([first, second].some(({ restart }) => restart.restarts.length > 0)).toBe(false);
  });

  it('is shown in a tab that is opened later', async () => {
    const first = aTab(LOCKED);
    first.gateway.stage = 'locked';
    await first.session.start();
    const opened = aTab(undefined, first);
    opened.vault.clear();
    opened.keeper.forget();
    await opened.session.start();
    expect([opened.session.status, opened.screen.owner]).toEqual(['locked', 'Айбек Асанов']);
  });

  it('is refused when the bank cannot be reached or has no PIN', async () => {
    const { gateway, session, lock } = aTab();
    await session.start();
    for (const code of ['CLIENT_ERROR', 'PIN_NOT_SET'] as const) {
      gateway.lockSession = async () => refusal({ code });
      expect((await lock.lock('Айбек'))?.code).toBe(code);
      expect(session.status).toBe('active');
    }
  });

  it('has happened when another tab was faster', async () => {
    const { gateway, session, lock } = aTab();
    await session.start();
    gateway.lockSession = async () => refusal({ code: 'SESSION_LOCKED' });
    expect(await lock.lock('Айбек')).toBeUndefined();
    expect(session.status).toBe('locked');
  });

  it('stays when the bank cannot be reached after a reload', async () => {
    const { gateway, session } = aTab(LOCKED);
    gateway.validateSession = async () => refusal({ code: 'CLIENT_ERROR' });
    await session.start();
    expect(session.status).toBe('locked');
  });

  it('is learnt from the bank where no tab has announced it, and so is unlocking', async () => {
    const { gateway, session, keeper, time } = aTab();
    await session.start();
    gateway.stage = 'locked';
    keeper.lockedOut('another key');
    await settle();
    expect(session.status).toBe('active');
    keeper.lockedOut('key');
    await settle();
    expect(session.status).toBe('locked');
    gateway.stage = 'active';
    await time.move(SESSION_CHECK_INTERVAL_MS);
    expect(session.status).toBe('active');
  });

  it('is not undone by an answer that is older', async () => {
    const { gateway, session, lock, keeper } = aTab();
    await session.start();
    let answer = (): void => undefined;
    gateway.validateSession = () =>
      new Promise((resolve) => {
        answer = () => resolve(success({ sessionId: '7', userId: '1', stage: 'active' }));
      });
    keeper.lockedOut('key');
    await lock.lock('Айбек');
    answer();
    await settle();
    expect(session.status).toBe('locked');
  });

  it('survives signing out nowhere: leaving ends the session at the bank and in other tabs', async () => {
    const first = aTab();
    const second = aTab(SIGNED_IN, first);
    await Promise.all([first.session.start(), second.session.start()]);
    await first.lock.lock('Айбек');
    await first.screen.leave();
    expect(first.gateway.calls).toContain('exit key');
    expect([first.session.end, second.session.end]).toEqual(['signedOut', 'signedOutElsewhere']);
  });
});

describe('the locked screen', () => {
  it('sends four digits only, forgets a wrong PIN at once and says how many tries are left', async () => {
    const { gateway, session, lock, screen } = aTab();
    await session.start();
    await lock.lock('Айбек');
    const violations = [];
    for (const pin of ['', '729']) {
      screen.setPin(pin);
      await screen.submit();
      violations.push(screen.violations.pin);
    }
    expect(violations).toEqual(['PIN_REQUIRED', 'PIN_DIGITS']);
    expect(gateway.calls.filter((call) => call.startsWith('unlockSession'))).toEqual([]);
    gateway.unlockSession = async () => refusal({ code: 'INCORRECT_PIN', data: { triesLeft: '4' } });
    screen.setPin('1111');
    await Promise.all([screen.submit(), screen.submit()]);
    expect([screen.pin, screen.violations.pin, screen.busy]).toEqual(['', undefined, false]);
    expect(screen.failure).toEqual({ code: 'INCORRECT_PIN', data: { triesLeft: '4' } });
    expect(session.status).toBe('locked');
  });

  it('ends the visit, in all tabs and with the reason, after the last wrong PIN', async () => {
    const first = aTab();
    const second = aTab(SIGNED_IN, first);
    await Promise.all([first.session.start(), second.session.start()]);
    await first.lock.lock('Айбек');
    first.gateway.unlockSession = async () => refusal({ code: 'PIN_TRIES_LIMIT_EXCEEDED' });
    first.screen.setPin('1111');
    await first.screen.submit();
    expect([first, second].map(({ session }) => [session.status, session.end])).toEqual([
      ['unauthenticated', 'wrongPin'],
      ['unauthenticated', 'wrongPin'],
    ]);
  });
});
