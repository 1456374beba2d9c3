import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMONSTRATION_PIN } from '../../bank/sandbox/seed/people';
import { OWN_NAMES } from '../../src/domain/language/ownNames';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import { wordsIn } from './support/words';
import type { Page } from 'playwright-core';
import type { BrowserUser, BrowserUserOptions } from './support/BrowserUser';

const MINUTE_MS = 60_000;
const WARNING_AFTER_MS = 9.5 * MINUTE_MS;
/** As long as a page may take to load anew. */
const NAVIGATION = { timeout: 20_000 };
/** A page shows and hides floating elements some frames after the call. */
const FRAMES_MS = 100;
/** Messages the browser logs by itself when it is offline, and when a test cuts a line. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/;
/** Demonstration user whose PIN is taken away. */
const WITHOUT_PIN = 'bermet';
/** Scripts of the lock screen, which are fetched ahead within this time of the page. */
const LOCK_SCREEN = ['lock', 'openEntrance', 'entrance'];
const LOCK_SCREEN_AHEAD_MS = 20_000;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Signed in, with a clock in every tab that moves only by hand from now on. */
async function signedIn(options: BrowserUserOptions = {}, login = 'aizada'): Promise<BrowserUser> {
  const user = await environment.user(options);
  await user.context.clock.install();
  await user.signInByForm(login);
  await holdClock(user);
  return user;
}

async function holdClock({ context, page }: BrowserUser): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await context.clock.pauseAt(now + 2000);
}

function move({ context }: BrowserUser, ms: number): Promise<void> {
  return context.clock.runFor(ms);
}

/** Moves the pointer, as somebody does who is there. */
async function nudge(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
}

function questionOn(page: Page, { words }: BrowserUser) {
  return page.getByRole('alertdialog', { name: words.shell.inactivity.title });
}

function isAsked(page: Page, user: BrowserUser): Promise<boolean> {
  return questionOn(page, user).isVisible();
}

describe('a session that nobody uses', () => {
  it('is asked about after nine and a half minutes, and ends after ten with a word about why', async () => {
    const user = await signedIn();
    const { page, words } = user;
    await nudge(page);
    await move(user, WARNING_AFTER_MS - 1);
    expect(await isAsked(page, user)).toBe(false);
    await move(user, 1);
    await questionOn(page, user).waitFor();
    expect(await questionOn(page, user).innerText()).toContain('30');
    await move(user, 12_000);
    expect(await questionOn(page, user).innerText()).toContain('18');
    expect(await page.title()).toContain(words.shell.inactivity.title);

    await move(user, 18_000);
    await user.heading(words.login.title).waitFor();
    await page.getByText(words.login.ended.inactive).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.title()).not.toContain(words.shell.inactivity.title);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('continues when the customer says so, and the bank is notified', async () => {
    const user = await signedIn();
    const { page, words } = user;
    await nudge(page);
    await move(user, WARNING_AFTER_MS + 20_000);
    await questionOn(page, user).waitFor();
    const reported = page.waitForRequest((request) =>
      Buffer.from(request.postData() ?? '', 'base64')
        .toString()
        .includes('GET_SELF_USER_DATA'),
    );
    await user.button(words.shell.inactivity.goOn).click();
    await reported;
    await move(user, FRAMES_MS);
    await questionOn(page, user).waitFor({ state: 'hidden' });
    await move(user, WARNING_AFTER_MS - 1000);
    expect(await isAsked(page, user)).toBe(false);
    await user.heading(words.home.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('ends at once when the customer leaves', async () => {
    const user = await signedIn();
    const { page, words } = user;
    await nudge(page);
    await move(user, WARNING_AFTER_MS);
    await questionOn(page, user).getByRole('button', { name: words.shell.signOut, exact: true }).click();
    await page.getByText(words.login.ended.signedOut).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('holds the focus in its question and gives it back', async () => {
    const user = await signedIn();
    const { page, words } = user;
    await page.getByRole('link', { name: words.shell.nav.history, exact: true }).first().focus();
    await move(user, WARNING_AFTER_MS);
    await questionOn(page, user).waitFor();
    await move(user, FRAMES_MS);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe(words.shell.inactivity.goOn);
    const seen: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      await move(user, FRAMES_MS);
      seen.push(await focused());
    }
    expect([...new Set(seen)].toSorted()).toEqual([words.shell.signOut, words.shell.inactivity.goOn].toSorted());
    await page.keyboard.press('Escape');
    await move(user, FRAMES_MS);
    await questionOn(page, user).waitFor({ state: 'hidden' });
    expect(await focused()).toBe(words.shell.nav.history);
    await user.leave();
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const user = await environment.user();
    await user.context.clock.install();
    await user.signInByForm('aizada');
    const other = await user.newTab('/history');
    await other.getByRole('heading', { name: user.words.history.title, exact: true }).waitFor();
    await holdClock(user);
    return { user, tabs: [user.page, other] as const };
  }

  it('are kept by activity in one of them', async () => {
    const { user, tabs } = await twoTabs();
    const [first, second] = tabs;
    await nudge(first);
    await move(user, 9 * MINUTE_MS);
    await second.bringToFront();
    await nudge(second);
    // The word from tab to tab leaves a second later.
    await move(user, 1000);
    await move(user, WARNING_AFTER_MS - 2000);
    expect(await Promise.all(tabs.map((tab) => isAsked(tab, user)))).toEqual([false, false]);
    await move(user, 2000);
    await Promise.all(tabs.map((tab) => questionOn(tab, user).waitFor()));

    await second.getByRole('button', { name: user.words.shell.inactivity.goOn, exact: true }).click();
    await expect
      .poll(async () => {
        await move(user, FRAMES_MS);
        return Promise.all(tabs.map((tab) => isAsked(tab, user)));
      })
      .toEqual([false, false]);
    await move(user, MINUTE_MS);
    await user.heading(user.words.home.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('end together and say why', async () => {
    const { user, tabs } = await twoTabs();
    await nudge(tabs[0]);
    await move(user, 11 * MINUTE_MS);
    // A tab that the other tab notifies loads again, and its clock stands until it is moved.
    await expect
      .poll(async () => {
        await move(user, FRAMES_MS);
        return Promise.all(tabs.map((tab) => tab.getByText(user.words.login.ended.inactive).isVisible()));
      }, NAVIGATION)
      .toEqual([true, true]);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('sign in together: one that waited at the login page takes the session over', async () => {
    const user = await environment.user();
    await user.open('/login');
    const other = await user.newTab('/login');
    await other.getByRole('heading', { name: user.words.login.title, exact: true }).waitFor();
    await user.signInByForm('aizada');
    await other.getByRole('heading', { name: user.words.home.title, exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

/** Listens for the files of the lock screen from now on. */
function lockScreenOf(page: Page) {
  const files = new Set<string>();
  page.on('requestfinished', (request) => {
    const url = request.url();
    const { pathname } = new URL(url);
    if (pathname.endsWith('.js') && LOCK_SCREEN.some((name) => pathname.startsWith(`/assets/${name}-`))) {
      files.add(url);
    }
  });
  /** Waits until the page could show its lock screen without a network. */
  const arrives = async (user: BrowserUser): Promise<void> => {
    await move(user, LOCK_SCREEN_AHEAD_MS);
    await expect.poll(() => files.size).toBe(LOCK_SCREEN.length);
    await page.evaluate(`Promise.all(${JSON.stringify([...files])}.map((file) => import(file))).then(() => undefined)`);
  };
  /** Waits until the words of the lock screen are there in a language that was chosen later. */
  const wordsArrive = async (): Promise<void> => {
    await expect.poll(() => files.size).toBe(LOCK_SCREEN.length + 1);
    await page.evaluate(`Promise.all(${JSON.stringify([...files])}.map((file) => import(file))).then(() => undefined)`);
  };
  return { arrives, wordsArrive };
}

describe('without a network', () => {
  const consoleErrorsOf = ({ consoleErrors }: BrowserUser) =>
    consoleErrors.filter((complaint) => !NO_NETWORK.test(complaint));

  it('a signed-in customer without a PIN has 55 seconds', async () => {
    const database = new Client(environment.bank.connection());
    await database.connect();
    await database.query('update app_user set pin_hash = null where login = $1', [WITHOUT_PIN]);
    await database.end();
    const user = await signedIn({}, WITHOUT_PIN);
    const { page, context, words } = user;
    await context.setOffline(true);
    await page.getByText(words.common.offline.signedIn).waitFor();
    await move(user, 54_000);
    await context.setOffline(false);
    await page.getByText(words.common.offline.signedIn).waitFor({ state: 'hidden' });
    await move(user, MINUTE_MS);
    await user.heading(words.home.title).waitFor();

    await context.setOffline(true);
    await page.getByText(words.common.offline.signedIn).waitFor();
    await move(user, 56_000);
    await user.heading(words.login.title).waitFor();
    await page.getByText(words.login.ended.offline).waitFor();
    await page.getByText(words.common.offline.signedOut).waitFor();
    expect(consoleErrorsOf(user)).toEqual([]);
    await user.leave();
  });

  it('the screen of a customer with a PIN is locked, and after the PIN the bank is asked about a payment by itself', async () => {
    const amount = money(333n, 'KGS');
    const apiClient = await environment.apiClient('aibek');
    const [debit, credit] = await usableAccounts(apiClient, 'KGS');
    const [before = 0n] = await availableOn(apiClient, debit);
    const user = await environment.user();
    const { page, context, words } = user;
    await context.clock.install();
    await user.signInByForm('aibek');
    await user.open('/payment/own-accounts');
    const lockScreen = lockScreenOf(page);
    await user.fillTransfer(debit, credit, '3,33');
    const code = await user.proceedToCode('aibek', amount);
    await holdClock(user);
    await lockScreen.arrives(user);
    // The bank gets the code and books; then the network goes, and the answer with it.
    await page.route('**/ibank.v1.TransferService/execute', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await user.enterCode(code);
    await page.getByText(words.common.offline.locking).waitFor();
    const unknown = page.getByText(words.transfer.code.unknownTitle);
    await expect
      .poll(async () => {
        await move(user, 1000);
        return unknown.count();
      })
      .toBe(1);

    await move(user, 55_000);
    await user.heading(words.lock.title).waitFor();
    await page.getByText(words.lock.offlineText).waitFor();
    const pin = page.getByLabel(words.lock.pin, { exact: true });
    expect([await pin.count(), await unknown.isVisible()]).toEqual([0, false]);
    expect(await page.locator('body').innerText()).not.toContain(debit.number.slice(-4));
    await context.clock.resume();
    await expectAccessible(user, 'lock.offline');

    await page.unrouteAll();
    await context.setOffline(false);
    await pin.fill(DEMONSTRATION_PIN);
    await user.button(words.lock.submit).click();
    await page.waitForURL('**/payment/own-accounts/result/*');
    await user.heading(words.transfer.acts.transfer.done).waitFor();
    expect(await availableOn(apiClient, debit)).toEqual([before - amount.minor]);
    expect(consoleErrorsOf(user)).toEqual([]);
    await user.leave();
  });

  it('the lock screen speaks the language that was chosen a moment before', async () => {
    const user = await environment.user();
    const { page, context, words } = user;
    const chosen = wordsIn('kg');
    await context.clock.install();
    await user.signInByForm('aizada');
    await user.open('/profile/language');
    const lockScreen = lockScreenOf(page);
    await user.heading(words.profile.pages.language.title).waitFor();
    await holdClock(user);
    await lockScreen.arrives(user);
    await page.getByRole('radio', { name: OWN_NAMES.kg }).click();
    await user.button(words.profile.language.save).click();
    await user.heading(chosen.profile.pages.language.title).waitFor();
    await lockScreen.wordsArrive();

    await context.setOffline(true);
    await page.getByText(chosen.common.offline.locking).waitFor();
    await move(user, 56_000);
    await user.heading(chosen.lock.title).waitFor();
    await page.getByText(chosen.lock.offlineText).waitFor();
    expect(consoleErrorsOf(user)).toEqual([]);
    await user.leave();
  });

  it('an unfinished sign-in starts again, with nothing stored on the device', async () => {
    const user = await environment.user();
    const { page, context, words } = user;
    await user.enterPassword('aizada');
    await page.waitForURL('**/otp');
    await page.evaluate(() => localStorage.setItem('anything', 'else'));
    await context.setOffline(true);
    await page.getByText(words.login.ended.offline).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('anything'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
    expect(consoleErrorsOf(user)).toEqual([]);
    await user.leave();
  });
});

it('the question and the banner have nothing axe objects to and nothing that scrolls sideways', async () => {
  const user = await signedIn();
  const { page, context, words } = user;
  await move(user, WARNING_AFTER_MS);
  await questionOn(page, user).waitFor();
  await move(user, FRAMES_MS);
  await context.clock.resume();
  await expectAccessible(user, 'session.question');
  await user.button(words.shell.inactivity.goOn).click();
  await questionOn(page, user).waitFor({ state: 'detached' });
  await context.setOffline(true);
  await page.getByText(words.common.offline.locking).waitFor();
  await expectAccessible(user, 'session.offlineBanner');
  await user.leave();
});
