import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DEMONSTRATION_PASSWORD } from '../support/RawClient';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import { wordsIn } from './support/words';
import type { BrowserUser } from './support/BrowserUser';

/** The scripts of the application; the page itself asks for another. */
const SCRIPTS = /\/assets\/[\w-]+\.js$/;

/** Styles of the login page. */
const STYLES = /\/assets\/(?:login|shared)-[\w-]+\.css$/;

/** Words of Chromium about a file that was asked for ahead and waits for one that is held back. */
const WAITS = /preloaded using link preload but not used/;

let environment: TestEnvironment;
let user: BrowserUser;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

beforeEach(async () => {
  user = await environment.user();
});

afterEach(async () => {
  expect(user.consoleErrors.filter((error) => !WAITS.test(error))).toEqual([]);
  await user.leave();
});

/** Opens the login page without the application; the returned function lets it come. */
async function openEarly(): Promise<() => Promise<void>> {
  let letThrough = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await user.context.route(SCRIPTS, async (route) => {
    await isOpen;
    await route.continue();
  });
  await user.page.goto(`${user.origin}/login`, { waitUntil: 'commit' });
  await user.page.locator('#early-page').waitFor();
  return async () => {
    letThrough();
    await user.page.locator('#early-page').waitFor({ state: 'detached' });
  };
}

describe('the login page before the application', () => {
  it('can be read and filled in, and is the same when the application has come', async () => {
    const come = await openEarly();
    const { login } = user.words;
    await user.heading(login.title).waitFor();
    await user.page.getByRole('link', { name: login.forgot }).waitFor();
    await expectAccessible(user, 'login.early');
    await user.page.getByLabel(login.username, { exact: true }).fill('aizada');
    await user.page.getByLabel(login.password, { exact: true }).pressSequentially('half');
    const early = await user.page.locator('#early-page').textContent();
    await come();
    expect(await user.page.getByLabel(login.username, { exact: true }).inputValue()).toBe('aizada');
    await user.page.keyboard.type('-typed');
    expect(await user.page.getByLabel(login.password, { exact: true }).inputValue()).toBe('half-typed');
    expect(await user.page.locator('#root').textContent()).toBe(early);
  });

  it('does not move on a phone when its fonts arrive', async () => {
    const visitor = await environment.user({ width: 360, height: 740 });
    const { page, context, words, origin } = visitor;
    let letThrough = (): void => undefined;
    const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
    await context.route(/\.woff2$/, async (route) => {
      await isOpen;
      await route.continue();
    });
    await page.goto(`${origin}/login`, { waitUntil: 'commit' });
    await page.locator('#root form').waitFor();
    await page.locator('#early-page').waitFor({ state: 'detached' });
    const parts = ['form', `nav[aria-label="${words.login.ways.label}"]`, 'aside'].map((part) =>
      page.locator(part).first(),
    );
    const places = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
    const before = await places();
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    letThrough();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    const moved = (await places()).map((y, index) => Math.abs(y - (before[index] ?? NaN)));
    expect(Math.max(...moved)).toBeLessThan(3);
    await visitor.leave();
  });

  it('signs in who pressed the button before the application came', async () => {
    const come = await openEarly();
    const { login } = user.words;
    await user.page.getByLabel(login.username, { exact: true }).fill('aizada');
    await user.page.getByLabel(login.password, { exact: true }).fill(DEMONSTRATION_PASSWORD);
    await user.page.keyboard.press('Enter');
    await come();
    await user.page.waitForURL(/\/otp$/);
    expect(await user.page.getByLabel(login.password, { exact: true }).count()).toBe(0);
  });

  it('changes the language that was chosen before the application came', async () => {
    const come = await openEarly();
    await user.page.locator('#early-page select').selectOption('en');
    await come();
    await user.heading(wordsIn('en').login.title).waitFor();
    expect(await user.page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('does not come over the application when its styles are late', async () => {
    let letThrough = (): void => undefined;
    const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
    await user.context.route(STYLES, async (route) => {
      await isOpen;
      await route.continue();
    });
    await user.page.goto(`${user.origin}/login`, { waitUntil: 'commit' });
    await user.page.locator('#root form').waitFor({ state: 'attached' });
    const styled = user.page.waitForResponse((response) => STYLES.test(response.url()));
    letThrough();
    await styled;
    await user.page.waitForLoadState('load');
    expect(await user.page.locator('#early-page').count()).toBe(0);
    await user.heading(user.words.login.title).waitFor();
  });

  it('is not shown to a customer who is signed in', async () => {
    await user.signIn('aizada');
    await user.page.reload({ waitUntil: 'commit' });
    await user.page.locator('main a[href^="/accounts/overview"]').first().waitFor();
    expect(await user.page.locator('form').count()).toBe(0);
  });
});
