import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';

import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SESSION_CHECK_INTERVAL_MS } from '../../../src/application/session/sessionLimits';
import { SessionStore } from '../../../src/application/session/SessionStore';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import type { FirstPage } from '../../../src/application/operations/firstPage';
import { failureWith } from '../../../src/application/operations/failureWith';
import { refusal, success } from '../../../src/domain/result/Result';
import { aUser } from '../support/builders';
import { FakeAuthenticationGateway } from '../support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from '../support/fakePorts';
import type { FakeTab } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

const SIGNED_IN: StoredSession = { sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' };
const PENDING: StoredSession = { sessionKey: 'key', sessionId: '7', stage: 'secondFactor', phoneNumber: '+996 ***' };

const PAGE: FirstPage = {
  position: '5:5:',
  user: aUser(),
  accounts: [],
  rates: [],
  history: { transactions: [], next: undefined },
  notifications: { unviewed: 0 },
};

function aSession(stored?: StoredSession, tab: FakeTab = new FakeBrowser().openTab()) {
  const time = new MovableTime();
  const vault = new MemoryVault(stored);
  const keeper = new SessionKeeper(vault);
  const gateway = new FakeAuthenticationGateway();
  const restart = new FakeRestart();
  const session = new SessionStore({ keeper, gateway, tabs: tab, scheduler: time, restart });
  return { session, vault, keeper, gateway, time, restart };
}

describe('SessionStore, the first load', () => {
  it('finds out that there is no session', async () => {
    const { session, time } = aSession();
    expect(session.status).toBe('checking');
    void session.start();
    await time.move(200);
    expect(session.status).toBe('unauthenticated');
    expect(session.end).toBeUndefined();
  });

  it('validates a session from before a reload once', async () => {
    const { session, gateway } = aSession(SIGNED_IN);
    await Promise.all([session.start(), session.start()]);
    expect(session.status).toBe('active');
    expect(gateway.calls).toEqual(['validateSession']);
  });

  it('keeps the first page that has answered the check for the visit, once, and not beyond the session', async () => {
    const { session, gateway, keeper } = aSession(SIGNED_IN);
    const { position } = PAGE;
    gateway.validateSession = async () =>
      success({ sessionId: '7', userId: '1', stage: 'active', position, firstPage: PAGE });
    await session.start();
    expect([session.status, keeper.position]).toEqual(['active', position]);
    expect([keeper.takeFirstPage(), keeper.takeFirstPage()]).toEqual([PAGE, undefined]);
    keeper.keepPosition(position, PAGE);
    await session.signOut();
    expect(keeper.takeFirstPage()).toBeUndefined();
  });

  it('forgets a session the bank no longer knows', async () => {
    const { session, gateway, vault } = aSession(SIGNED_IN);
    gateway.validateSession = async () => refusal({ code: 'INVALID_SESSION_KEY' });
    await session.start();
    expect(session.status).toBe('unauthenticated');
    expect(session.end).toBe('expired');
    expect(vault.session).toBeUndefined();
  });

  it.each(['NETWORK_ERROR', 'CLIENT_ERROR'] as const)(
    'leads to the login page when the bank cannot be asked, without ending the session of other tabs: %s',
    async (code) => {
      const browser = new FakeBrowser();
      const { session, gateway, vault } = aSession(SIGNED_IN, browser.openTab());
      const other = aSession({ ...SIGNED_IN }, browser.openTab());
      await other.session.start();
      gateway.validateSession = async () => refusal({ code });
      await session.start();
      await settle();
      expect([session.status, session.end, vault.session]).toEqual(['unauthenticated', 'offline', undefined]);
      expect(gateway.calls).toEqual([]);
      expect(other.session.status).toBe('active');
    },
  );

  it.each(['TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR', 'BANK_UNAVAILABLE'] as const)(
    'keeps a session when the bank does not know whether it is good: %s',
    async (code) => {
      const { session, gateway, vault } = aSession(SIGNED_IN);
      gateway.validateSession = async () => refusal(failureWith(code, { retryAt: '2026-11-21T04:00:00.000Z' }));
      await session.start();
      expect(session.status).toBe('active');
      expect(vault.session).toEqual(SIGNED_IN);
    },
  );

  it('knows the position of the data before anything can be read, whichever way the session came', async () => {
    const reloaded = aSession(SIGNED_IN);
    reloaded.gateway.validateSession = async () =>
      success({ sessionId: '7', userId: '1', stage: 'active', position: '3.1' });
    const seen: (string | undefined)[] = [];
    autorun(() => {
      if (reloaded.session.signedIn) {
        seen.push(reloaded.keeper.position);
      }
    });
    await reloaded.session.start();
    expect(seen).toEqual(['3.1']);
    reloaded.session.expire();
    expect(reloaded.keeper.position).toBeUndefined();
    reloaded.session.grant({ sessionKey: 'new', sessionId: '8', stage: 'active', position: '4.1' });
    expect(seen).toEqual(['3.1', '4.1']);
  });

  it('goes back to the code without asking when the second factor was unfinished', async () => {
    const { session, gateway } = aSession(PENDING);
    await session.start();
    expect(session.status).toBe('secondFactor');
    expect(session.session?.phoneNumber).toBe('+996 ***');
    expect(gateway.calls).toEqual([]);
  });

  it('takes over the session of another tab', async () => {
    const browser = new FakeBrowser();
    const first = aSession(SIGNED_IN, browser.openTab());
    await first.session.start();
    const second = aSession(undefined, browser.openTab());
    await second.session.start();
    expect(second.session.status).toBe('active');
    expect(second.vault.session).toEqual(SIGNED_IN);
    expect(second.gateway.calls).toEqual(['validateSession']);
  });

  it('is not offered a session whose second factor is unfinished', async () => {
    const browser = new FakeBrowser();
    await aSession(PENDING, browser.openTab()).session.start();
    const second = aSession(undefined, browser.openTab());
    void second.session.start();
    await second.time.move(200);
    expect(second.session.status).toBe('unauthenticated');
    expect(browser.posted).toEqual([{ type: 'SESSION_WANTED' }]);
  });
});

describe('SessionStore, a hand-over that comes late', () => {
  const waited = async (browser: FakeBrowser) => {
    const asking = aSession(undefined, browser.openTab());
    void asking.session.start();
    await asking.time.move(200);
    expect(asking.session.status).toBe('unauthenticated');
    return asking;
  };
  const offer = async (browser: FakeBrowser) => {
    browser.openTab().post({ type: 'SESSION_OFFERED', session: SIGNED_IN });
    await settle();
  };

  it('is taken by a tab that shows the login page by now', async () => {
    const browser = new FakeBrowser();
    const { session, vault, gateway } = await waited(browser);
    await offer(browser);
    expect(session.status).toBe('active');
    expect(vault.session).toEqual(SIGNED_IN);
    expect(gateway.calls).toEqual(['validateSession']);
  });

  it('is not taken by one that has begun to sign in, or was signed out since', async () => {
    const browsers = [new FakeBrowser(), new FakeBrowser()] as const;
    const signingIn = await waited(browsers[0]);
    signingIn.session.enter(PENDING);
    const signedOut = await waited(browsers[1]);
    signedOut.session.grant({ sessionKey: 'b', sessionId: '9', stage: 'active' });
    await signedOut.session.signOut();
    await Promise.all(browsers.map(offer));
    expect(signingIn.session.status).toBe('secondFactor');
    expect(signedOut.session.status).toBe('unauthenticated');
    expect(signedOut.vault.session).toBeUndefined();
  });

  it('does not end what was signed in by hand while the bank was asked about it', async () => {
    const browser = new FakeBrowser();
    const { session, gateway } = await waited(browser);
    gateway.validateSession = async () => refusal({ code: 'INVALID_SESSION_KEY' });
    browser.openTab().post({ type: 'SESSION_OFFERED', session: { ...SIGNED_IN, sessionKey: 'stale' } });
    session.enter(PENDING);
    await settle();
    expect(session.status).toBe('secondFactor');
  });

  it('comes from a tab that was asked while it was itself loading', async () => {
    const browser = new FakeBrowser();
    const loading = aSession(SIGNED_IN, browser.openTab());
    const validate = loading.gateway.validateSession;
    let answer: () => void = () => undefined;
    loading.gateway.validateSession = async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return validate.call(loading.gateway);
    };
    const started = loading.session.start();
    const asking = await waited(browser);
    answer();
    await started;
    await settle();
    expect(loading.session.status).toBe('active');
    expect(asking.session.status).toBe('active');
  });
});

describe('SessionStore, signing in', () => {
  it('replaces the key when the code was right', async () => {
    const { session, vault, time } = aSession();
    void session.start();
    await time.move(200);
    session.enter({ sessionKey: 'a', sessionId: '7', stage: 'secondFactor', phoneNumber: '+996 ***', sendsLeft: 2 });
    expect(session.status).toBe('secondFactor');
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    expect(session.status).toBe('active');
    expect(vault.session).toEqual({ sessionKey: 'b', sessionId: '7', stage: 'active', phoneNumber: '' });
  });

  it('remembers over a reload how many SMS may still come, until the code was right', async () => {
    const { session, vault } = aSession(PENDING);
    await session.start();
    expect(session.session?.sendsLeft).toBeUndefined();
    session.countSends(1);
    expect(aSession(vault.session).session.session?.sendsLeft).toBe(1);
    session.grant({ sessionKey: 'b', sessionId: '7', stage: 'active' });
    session.countSends(0);
    expect(session.session?.sendsLeft).toBeUndefined();
  });

  it('validates the session every 30 seconds, and no longer once it is over', async () => {
    const { session, gateway, time } = aSession(SIGNED_IN);
    await session.start();
    await time.move(2 * SESSION_CHECK_INTERVAL_MS);
    expect(gateway.calls).toHaveLength(3);
    await session.signOut();
    expect(time.waiting).toBe(0);
  });

  it('validates the session as often as the operator has set', async () => {
    const { keeper, gateway, time, restart } = aSession(SIGNED_IN);
    const tabs = new FakeBrowser().openTab();
    const settings = { host: '', checkMs: 7000 };
    const session = new SessionStore({ keeper, gateway, tabs, scheduler: time, restart, settings });
    await session.start();
    await time.move(14_000);
    expect(gateway.calls).toHaveLength(3);
  });
});

describe('SessionStore, the end', () => {
  it('deletes the session at once and then notifies the bank', async () => {
    const { session, vault, gateway } = aSession(SIGNED_IN);
    await session.start();
    const leaving = session.signOut();
    expect(session.status).toBe('unauthenticated');
    expect(vault.session).toBeUndefined();
    await leaving;
    expect(gateway.calls.at(-1)).toBe('exit key');
    expect(session.end).toBe('signedOut');
  });

  it('ends in the other tabs of the same session only', async () => {
    const browser = new FakeBrowser();
    const tabs = [SIGNED_IN, SIGNED_IN, { ...SIGNED_IN, sessionKey: 'other', sessionId: '8' }].map((stored) =>
      aSession(stored, browser.openTab()),
    );
    await Promise.all(tabs.map(({ session }) => session.start()));
    await tabs[0]?.session.signOut();
    expect(tabs.map(({ session }) => [session.status, session.end])).toEqual([
      ['unauthenticated', 'signedOut'],
      ['unauthenticated', 'signedOutElsewhere'],
      ['active', undefined],
    ]);
    expect(tabs[1]?.gateway.calls).toEqual(['validateSession']);
    expect(tabs.map(({ restart }) => restart.restarts)).toEqual([[], ['signedOutElsewhere'], []]);
  });

  it.each(['expired', 'wrongCodes'] as const)('comes without a call when the bank refuses the key: %s', async (end) => {
    const { session, keeper, gateway, vault } = aSession(SIGNED_IN);
    await session.start();
    keeper.rejected('key', end);
    expect([session.status, session.end]).toEqual(['unauthenticated', end]);
    expect(vault.session).toBeUndefined();
    expect(gateway.calls).toEqual(['validateSession']);
  });

  it('is not caused by a late answer to an older key', async () => {
    const { session, keeper } = aSession(PENDING);
    await session.start();
    session.grant({ sessionKey: 'new', sessionId: '7', stage: 'active' });
    keeper.rejected('key');
    await settle();
    expect(session.status).toBe('active');
  });

  it('does not speak of an end when only the code page was left', async () => {
    const { session, gateway } = aSession(PENDING);
    await session.start();
    await session.signOut();
    expect(session.end).toBeUndefined();
    expect(gateway.calls).toEqual(['exit key']);
  });
});

describe('SessionStore, the other tabs', () => {
  it.each([
    { reason: undefined, message: 'signedOutElsewhere' },
    { reason: 'inactive', message: 'inactive' },
    { reason: 'offline', message: 'offline' },
    { reason: 'outdated', message: 'outdated' },
  ] as const)('learn why the session ended: $message', async ({ reason, message }) => {
    const browser = new FakeBrowser();
    const first = aSession(SIGNED_IN, browser.openTab());
    const second = aSession(SIGNED_IN, browser.openTab());
    await Promise.all([first.session.start(), second.session.start()]);
    await first.session.signOut(reason);
    expect(second.session.end).toBe(message);
    expect(second.vault.session).toBeUndefined();
    expect(second.restart.restarts).toEqual([message]);
    expect(first.restart.restarts).toEqual([]);
  });

  it('say after their restart why it came', async () => {
    const { session, restart, time } = aSession();
    restart.reason = 'inactive';
    void session.start();
    await time.move(200);
    expect(session.status).toBe('unauthenticated');
    expect(session.end).toBe('inactive');
  });

  it.each([
    { before: 'nobody', stored: undefined, exits: [] },
    { before: 'who was about to sign in', stored: PENDING, exits: ['exit key'] },
    { before: 'another customer', stored: { ...SIGNED_IN, sessionId: '8' }, exits: ['exit key'] },
  ])('restart to take over the session of who signed in, and give up that of $before', async ({ stored, exits }) => {
    const browser = new FakeBrowser();
    const other = browser.openTab();
    const { session, vault, gateway, restart, time } = aSession(stored, browser.openTab());
    void session.start();
    await time.move(200);
    other.post({ type: 'SIGNED_IN', sessionId: '7' });
    await settle();
    expect(session.status).toBe('unauthenticated');
    expect(vault.session).toBeUndefined();
    expect(gateway.calls.filter((call) => call.startsWith('exit'))).toEqual(exits);
    expect(restart.restarts).toEqual([undefined]);
  });

  it('stay as they are when the same session signs in', async () => {
    const browser = new FakeBrowser();
    const other = browser.openTab();
    const { session, restart } = aSession(SIGNED_IN, browser.openTab());
    await session.start();
    other.post({ type: 'SIGNED_IN', sessionId: '7' });
    await settle();
    expect(session.status).toBe('active');
    expect(restart.restarts).toEqual([]);
  });
});
