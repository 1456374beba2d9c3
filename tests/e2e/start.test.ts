import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NOTICE_MS } from '../../src/ui/kernel/LoadLimit';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;
let user: BrowserUser;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

beforeEach(async () => {
  user = await environment.user();
  await user.context.clock.install();
  await user.signIn('aizada');
});

/** Words of Chromium about a file that was asked for ahead and waits for one that does not come. */
const WAITS = /preloaded using link preload but not used/;

afterEach(async () => {
  expect(user.consoleErrors.filter((error) => !WAITS.test(error))).toEqual([]);
  await user.leave();
});

/**
 * Opens a page for which nothing comes from these addresses, and lets the time of the notice pass. Returns a function that lets further
 * requests through; those of this page are never answered.
 */
async function openWithout(addresses: RegExp, shown: string): Promise<() => void> {
  const asked = user.page.waitForRequest(addresses);
  let isAway = true;
  await user.context.route(addresses, (route) => (isAway ? undefined : route.continue()));
  await user.page.goto(`${user.origin}/profile/settings/auth-type`, { waitUntil: 'commit' });
  await asked;
  await user.page.locator(shown).first().waitFor({ state: 'attached' });
  await user.context.clock.fastForward(NOTICE_MS);
  return () => {
    isAway = false;
  };
}

async function expectThePage(): Promise<void> {
  await user.heading(user.words.profile.pages.authType.title).waitFor();
  expect(await user.page.getByRole('alert').count()).toBe(0);
}

const FRAME = '.early';
const OPENING = '[role="status"]';

describe('a page whose start never ends', () => {
  it.each([
    ['script', /\/assets\/index-[\w-]+\.js$/],
    ['words', /\/assets\/words-ru-all-[\w-]+\.js$/],
  ])('says that the bank did not open without its first %s, and opens by the link', async (_name, addresses) => {
    const letThrough = await openWithout(addresses, FRAME);
    await user.heading('Банк не открылся').waitFor();
    letThrough();
    await user.page.getByRole('link', { name: 'Открыть заново' }).click();
    await expectThePage();
  });

  it('names files that do not come, and opens by the button', async () => {
    const letThrough = await openWithout(/\/assets\/home-[\w-]+\.js$/, OPENING);
    await user.heading(user.words.common.late.files).waitFor();
    await expectAccessible(user, 'start.files');
    letThrough();
    await user.button(user.words.common.crash.reload).click();
    await expectThePage();
  });

  it('names a bank that does not answer how the session stands, and opens by the button', async () => {
    const letThrough = await openWithout(/\/validateSession$/, OPENING);
    await user.heading(user.words.common.late.bank).waitFor();
    await expectAccessible(user, 'start.bank');
    letThrough();
    await user.button(user.words.common.crash.reload).click();
    await expectThePage();
  });

  it('lets the customer sign in again while the bank does not answer', async () => {
    await openWithout(/\/validateSession$/, OPENING);
    await user.button(user.words.common.late.signIn).click();
    await user.heading(user.words.login.title).waitFor();
    expect(await user.page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
  });

  it('says that the bank does not answer, and continues when it does', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const calls = /\.UtilityService\/execute$/;
    await user.context.route(calls, async (route) => {
      await answered;
      await route.continue();
    });
    const asked = user.page.waitForRequest(calls);
    await user.page.goto(`${user.origin}/profile/settings/auth-type`, { waitUntil: 'commit' });
    await asked;
    // The page waited for files until now; the time for the bank begins with its own outline.
    await user.page.locator(`${OPENING}[data-waits-for="bank"]`).waitFor({ state: 'attached' });
    await user.context.clock.fastForward(NOTICE_MS);
    await user.heading(user.words.common.late.bank).waitFor();
    answer();
    await expectThePage();
  });
});
