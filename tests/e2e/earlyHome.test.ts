import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

/** The scripts of the application; the page itself asks for another. */
const SCRIPTS = /\/assets\/[\w-]+\.js$/;
const EARLY = '#early-page';
const LOADED = '#root main a[href^="/accounts/overview"]';
/** Words of Chromium about a file that was asked for ahead and waits for one that is held back. */
const WAITS = /preloaded using link preload but not used/;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Parts of the page that stand where they stood, with their place, by what they are. */
const PLACES = `(root) => Object.fromEntries(
  ['header', 'header button', 'nav', 'nav a', 'main h2', 'main section', 'main section ul', 'main section ul li'].map((part) => {
    const box = [...document.querySelectorAll(root + ' ' + part)].find((one) => one.checkVisibility())?.getBoundingClientRect();
    return [part, box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ')];
  }))`;

const places = ({ page }: BrowserUser, root: string) => page.evaluate<Record<string, string>>(`(${PLACES})('${root}')`);

/** Opens home again without the application; the returned function lets it come. */
async function openEarly({ page, context, origin }: BrowserUser): Promise<() => Promise<void>> {
  let letThrough = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
  await context.route(SCRIPTS, async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.locator(EARLY).waitFor();
  return async () => {
    letThrough();
    await page.locator(EARLY).waitFor({ state: 'detached' });
    await context.unroute(SCRIPTS);
  };
}

it.each([
  { width: 360, language: 'ru', theme: 'light' },
  { width: 1280, language: 'cn', theme: 'dark' },
  { width: 1280, language: 'ru', theme: 'light' },
] as const)(
  'a reload shows the frame of home with the name before the application, and nothing of it moves: $width, $language',
  async ({ width, language, theme }) => {
    const user = await environment.user({ width, height: 740, language, theme });
    const { page, words } = user;
    await user.signInByForm('aizada');
    await page.locator(LOADED).first().waitFor();
    const name = (await page.locator('#root header button').first().textContent()) ?? '';
    const come = await openEarly(user);
    await user.heading(words.home.sum.title).waitFor();
    expect(await page.locator(`${EARLY} header button`).first().textContent()).toBe(name);
    await expectAccessible(user, 'home.early');
    const early = await places(user, EARLY);
    expect(Object.values(early)).not.toContain(undefined);
    await come();
    expect(await places(user, '#root')).toEqual(early);
    expect(await page.locator(LOADED).count()).toBeGreaterThan(0);
    expect(user.consoleErrors.filter((error) => !WAITS.test(error))).toEqual([]);
    await user.leave();
  },
);

it('goes where a press on the frame has pointed, and ends with the session', async () => {
  const user = await environment.user({ width: 360 });
  const { page, words } = user;
  await user.signInByForm('aizada');
  await page.locator(LOADED).first().waitFor();
  const come = await openEarly(user);
  await page.locator(`${EARLY} a[href="/history"]`).last().click();
  await come();
  await user.heading(words.history.title).waitFor();

  await user.button(words.shell.nav.more).click();
  await user.button(words.shell.signOut).click();
  await user.heading(words.login.title).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('names');
  await page.reload();
  await user.heading(words.login.title).waitFor();
  expect(await page.locator('header').filter({ hasText: words.shell.userMenu.label }).count()).toBe(0);
  expect(user.consoleErrors.filter((error) => !WAITS.test(error))).toEqual([]);
  await user.leave();
});
