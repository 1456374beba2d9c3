import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Page } from 'playwright-core';
import type { Visitor, VisitorOptions } from './support/Visitor';

const MINUTE_MS = 60_000;
const WARNING_AFTER_MS = 9.5 * MINUTE_MS;
/** As long as a page may take to load anew. */
const NAVIGATION = { timeout: 20_000 };
/** A page shows and hides what floats in the frames after it was told to. */
const FRAMES_MS = 100;
/** What the browser prints by itself when it has no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

/** Signed in, with a clock in every tab that moves only by hand from now on. */
async function signedIn(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await stage.visitor(options);
  await visitor.context.clock.install();
  await visitor.signIn('aizada');
  await holdClock(visitor);
  return visitor;
}

async function holdClock({ context, page }: Visitor): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await context.clock.pauseAt(now + 2000);
}

function move({ context }: Visitor, ms: number): Promise<void> {
  return context.clock.runFor(ms);
}

/** Moves the pointer, as somebody does who is there. */
async function nudge(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
}

function questionOn(page: Page, { words }: Visitor) {
  return page.getByRole('alertdialog', { name: words.shell.inactivity.title });
}

function isAsked(page: Page, visitor: Visitor): Promise<boolean> {
  return questionOn(page, visitor).isVisible();
}

describe('a session that nobody uses', () => {
  it('is asked about after nine and a half minutes, and ends after ten with a word about why', async () => {
    const visitor = await signedIn();
    const { page, words } = visitor;
    await nudge(page);
    await move(visitor, WARNING_AFTER_MS - 1);
    expect(await isAsked(page, visitor)).toBe(false);
    await move(visitor, 1);
    await questionOn(page, visitor).waitFor();
    expect(await questionOn(page, visitor).innerText()).toContain('30');
    await move(visitor, 12_000);
    expect(await questionOn(page, visitor).innerText()).toContain('18');
    expect(await page.title()).toContain(words.shell.inactivity.title);

    await move(visitor, 18_000);
    await visitor.heading(words.login.title).waitFor();
    await page.getByText(words.login.ended.inactive).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.title()).not.toContain(words.shell.inactivity.title);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('goes on when the customer says so, and the bank hears of it', async () => {
    const visitor = await signedIn();
    const { page, words } = visitor;
    await nudge(page);
    await move(visitor, WARNING_AFTER_MS + 20_000);
    await questionOn(page, visitor).waitFor();
    const told = page.waitForRequest((request) =>
      Buffer.from(request.postData() ?? '', 'base64')
        .toString()
        .includes('GET_SELF_USER_DATA'),
    );
    await visitor.button(words.shell.inactivity.goOn).click();
    await told;
    await move(visitor, FRAMES_MS);
    await questionOn(page, visitor).waitFor({ state: 'hidden' });
    await move(visitor, WARNING_AFTER_MS - 1000);
    expect(await isAsked(page, visitor)).toBe(false);
    await visitor.heading(words.home.title).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('ends at once when the customer leaves', async () => {
    const visitor = await signedIn();
    const { page, words } = visitor;
    await nudge(page);
    await move(visitor, WARNING_AFTER_MS);
    await questionOn(page, visitor).getByRole('button', { name: words.shell.signOut, exact: true }).click();
    await page.getByText(words.login.ended.signedOut).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('holds the focus in its question and gives it back', async () => {
    const visitor = await signedIn();
    const { page, words } = visitor;
    await page.getByRole('link', { name: words.shell.nav.history, exact: true }).first().focus();
    await move(visitor, WARNING_AFTER_MS);
    await questionOn(page, visitor).waitFor();
    await move(visitor, FRAMES_MS);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe(words.shell.inactivity.goOn);
    const seen: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      await move(visitor, FRAMES_MS);
      seen.push(await focused());
    }
    expect([...new Set(seen)].toSorted()).toEqual([words.shell.signOut, words.shell.inactivity.goOn].toSorted());
    await page.keyboard.press('Escape');
    await move(visitor, FRAMES_MS);
    await questionOn(page, visitor).waitFor({ state: 'hidden' });
    expect(await focused()).toBe(words.shell.nav.history);
    await visitor.leave();
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const visitor = await stage.visitor();
    await visitor.context.clock.install();
    await visitor.signIn('aizada');
    const other = await visitor.newTab('/history');
    await other.getByRole('heading', { name: visitor.words.history.title, exact: true }).waitFor();
    await holdClock(visitor);
    return { visitor, tabs: [visitor.page, other] as const };
  }

  it('are kept by activity in one of them', async () => {
    const { visitor, tabs } = await twoTabs();
    const [first, second] = tabs;
    await nudge(first);
    await move(visitor, 9 * MINUTE_MS);
    await second.bringToFront();
    await nudge(second);
    // The word from tab to tab leaves a second later.
    await move(visitor, 1000);
    await move(visitor, WARNING_AFTER_MS - 2000);
    expect(await Promise.all(tabs.map((tab) => isAsked(tab, visitor)))).toEqual([false, false]);
    await move(visitor, 2000);
    await Promise.all(tabs.map((tab) => questionOn(tab, visitor).waitFor()));

    await second.getByRole('button', { name: visitor.words.shell.inactivity.goOn, exact: true }).click();
    await expect
      .poll(async () => {
        await move(visitor, FRAMES_MS);
        return Promise.all(tabs.map((tab) => isAsked(tab, visitor)));
      })
      .toEqual([false, false]);
    await move(visitor, MINUTE_MS);
    await visitor.heading(visitor.words.home.title).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('end together and say why', async () => {
    const { visitor, tabs } = await twoTabs();
    await nudge(tabs[0]);
    await move(visitor, 11 * MINUTE_MS);
    // A tab that is told by the other loads anew, and its clock stands until it is moved.
    await expect
      .poll(async () => {
        await move(visitor, FRAMES_MS);
        return Promise.all(tabs.map((tab) => tab.getByText(visitor.words.login.ended.inactive).isVisible()));
      }, NAVIGATION)
      .toEqual([true, true]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('sign in together: one that waited at the login page takes the session over', async () => {
    const visitor = await stage.visitor();
    await visitor.open('/login');
    const other = await visitor.newTab('/login');
    await other.getByRole('heading', { name: visitor.words.login.title, exact: true }).waitFor();
    await visitor.signIn('aizada');
    await other.getByRole('heading', { name: visitor.words.home.title, exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('without a network', () => {
  const complaintsOf = ({ complaints }: Visitor) => complaints.filter((complaint) => !NO_NETWORK.test(complaint));

  it('a signed-in customer has 55 seconds', async () => {
    const visitor = await signedIn();
    const { page, context, words } = visitor;
    await context.setOffline(true);
    await page.getByText(words.common.offline.signedIn).waitFor();
    await move(visitor, 54_000);
    await context.setOffline(false);
    await page.getByText(words.common.offline.signedIn).waitFor({ state: 'hidden' });
    await move(visitor, MINUTE_MS);
    await visitor.heading(words.home.title).waitFor();

    await context.setOffline(true);
    await page.getByText(words.common.offline.signedIn).waitFor();
    await move(visitor, 56_000);
    await visitor.heading(words.login.title).waitFor();
    await page.getByText(words.login.ended.offline).waitFor();
    await page.getByText(words.common.offline.signedOut).waitFor();
    expect(complaintsOf(visitor)).toEqual([]);
    await visitor.leave();
  });

  it('who was about to sign in begins again, with nothing left on the device', async () => {
    const visitor = await stage.visitor();
    const { page, context, words } = visitor;
    await visitor.enterPassword('aizada');
    await page.waitForURL('**/otp');
    await page.evaluate(() => localStorage.setItem('anything', 'else'));
    await context.setOffline(true);
    await page.getByText(words.login.ended.offline).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('anything'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
    expect(complaintsOf(visitor)).toEqual([]);
    await visitor.leave();
  });
});

describe.each([
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
] as const)('the question and the banner, $theme at $width px', ({ theme, width }) => {
  it('have nothing axe objects to and nothing that scrolls sideways', async () => {
    const visitor = await signedIn({ theme, width });
    const { page, context, words } = visitor;
    await move(visitor, WARNING_AFTER_MS);
    await questionOn(page, visitor).waitFor();
    await move(visitor, FRAMES_MS);
    await context.clock.resume();
    const found = [...(await objections(page, 'question'))];
    await visitor.button(words.shell.inactivity.goOn).click();
    await questionOn(page, visitor).waitFor({ state: 'detached' });
    await context.setOffline(true);
    await page.getByText(words.common.offline.signedIn).waitFor();
    found.push(...(await objections(page, 'banner')));
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
