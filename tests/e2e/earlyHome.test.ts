import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

/** The scripts of the application; that of the figures belongs to the frame. */
const SCRIPTS = /\/assets\/(?!figures-)[\w-]+\.js$/;
const CALLS = /\/ibank\.v1\.\w+Service\/execute$/;
/** GET_FIRST_PAGE with an empty request. */
const CALL_OF_DOCUMENT = 'AAAAABQKDkdFVF9GSVJTVF9QQUdFEgJ7fQ==';
const MAX_SHIFT = 0.02;
const EARLY = '#early-page';
const ACCOUNT = 'main a[href^="/accounts/overview"]';
const LOADED = `#root ${ACCOUNT}`;
/** Words of Chromium about a file that was asked for ahead and waits for one that is held back. */
const WAITS = /preloaded using link preload but not used/;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Parts of the page that stand where they stood, with their place, by what they are. */
const PLACES = `(root) => Object.fromEntries(
  ['header', 'header button', 'nav', 'nav a', 'main h2', 'main section', 'main [data-acts]', 'main [data-acts] li', 'main section section li', 'main section section:last-of-type'].map((part) => {
    const box = [...document.querySelectorAll(root + ' ' + part)].find((one) => one.checkVisibility())?.getBoundingClientRect();
    return [part, box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ')];
  }))`;

const places = ({ page }: BrowserUser, root: string) => page.evaluate<Record<string, string>>(`(${PLACES})('${root}')`);

/** Words of the total and of the accounts, as they are on the screen. */
const FIGURES = `(root) => [...document.querySelectorAll(root + ' main section')]
  .filter((one) => one.querySelector('[data-acts], section') !== null && one.querySelector('[data-acts], a[href^="/accounts/overview"]') !== null)
  .map((one) => one.innerText)`;

const figures = ({ page }: BrowserUser, root: string) => page.evaluate<string[]>(`(${FIGURES})('${root}')`);

/** Runs in the page before anything else: adds up what moves by itself. */
function watchShifts(): void {
  const seen = { shift: 0 };
  Reflect.set(window, 'seenShifts', seen);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.shift += Reflect.get(entry, 'hadRecentInput') === true ? 0 : Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = ({ page }: BrowserUser) => page.evaluate<number>('window.seenShifts.shift');

interface EarlyVisit {
  /** Lets the application come; all it asks the bank for is still on its way. */
  readonly come: () => Promise<void>;
  readonly answer: () => void;
}

/** Opens home again without the application, and lets the bank answer the call of the document only. */
async function openEarly({ page, context, origin }: BrowserUser): Promise<EarlyVisit> {
  const held = await heldBack(context, SCRIPTS);
  const calls = await heldBack(context, CALLS);
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  await page.locator(EARLY).waitFor();
  return {
    come: async () => {
      held();
      await page.locator(EARLY).waitFor({ state: 'detached' });
    },
    answer: calls,
  };
}

/** Holds requests back but the call of the document; the returned function lets them through. */
async function heldBack(context: BrowserUser['context'], pattern: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
  await context.route(pattern, async (route) => {
    if (route.request().postData() !== CALL_OF_DOCUMENT) {
      await isOpen;
    }
    await route.continue();
  });
  return letThrough;
}

it.each([
  { login: 'aizada', width: 360, language: 'ru', theme: 'light' },
  { login: 'aizada', width: 1280, language: 'cn', theme: 'dark' },
  { login: 'aizada', width: 1280, language: 'ru', theme: 'light' },
  { login: 'saltanat', width: 360, language: 'kg', theme: 'light' },
  { login: 'timur', width: 1280, language: 'en', theme: 'dark' },
] as const)(
  'a reload shows home with its figures before the application, and nothing of it moves: $login, $width, $language',
  async ({ login, width, language, theme }) => {
    const user = await environment.user({ width, height: 740, language, theme });
    const { page, words } = user;
    await page.addInitScript(watchShifts);
    await user.signInByForm(login);
    await page.locator(LOADED).first().waitFor();
    const name = (await page.locator('#root header button').first().textContent()) ?? '';
    const { come, answer } = await openEarly(user);
    await user.heading(words.home.sum.title).waitFor();
    await page.locator(`${EARLY} ${ACCOUNT}`).first().waitFor();
    expect(await page.locator(`${EARLY} header button`).first().textContent()).toBe(name);
    await expectAccessible(user, 'home.early');
    const early = await places(user, EARLY);
    expect(Object.values(early)).not.toContain(undefined);
    const written = await figures(user, EARLY);
    expect(written).toHaveLength(2);
    await come();
    expect(await places(user, '#root')).toEqual(early);
    expect(await figures(user, '#root')).toEqual(written);
    expect(await page.locator(LOADED).count()).toBeGreaterThan(0);
    expect(await shiftOf(user)).toBeLessThanOrEqual(MAX_SHIFT);
    answer();
    expect(user.consoleErrors.filter((error) => !WAITS.test(error))).toEqual([]);
    await user.leave();
  },
);

it('a user of a company who only reads has no acts and no tasks in the frame', async () => {
  const user = await environment.user({ width: 1280, language: 'ru' });
  const { page, words } = user;
  await user.signInByForm('cholpon');
  await page.locator(LOADED).first().waitFor();
  const { come, answer } = await openEarly(user);
  await page.locator(`${EARLY} ${ACCOUNT}`).first().waitFor();
  const early = await places(user, EARLY);
  const paths = () =>
    page
      .locator('nav a:visible, header a:visible, [data-acts] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const earlyPaths = await paths();
  expect(await page.locator(EARLY).getByRole('heading', { name: words.home.waiting.title }).count()).toBe(0);
  await come();
  expect(await places(user, '#root')).toEqual(early);
  expect(await paths()).toEqual(earlyPaths);
  answer();
  await user.leave();
});

it('amounts that are hidden stay hidden in the frame', async () => {
  const user = await environment.user({ width: 360, language: 'ru' });
  const { page, words } = user;
  await user.signInByForm('aibek');
  await page.locator(LOADED).first().waitFor();
  const [total = ''] = /\d[\d\u00a0]*,\d\d/.exec((await figures(user, '#root')).join(' ')) ?? [];
  expect(total).not.toBe('');
  await user.button(words.home.hideAmounts).click();
  const { come, answer } = await openEarly(user);
  await page.locator(`${EARLY} ${ACCOUNT}`).first().waitFor();
  await user.button(words.home.showAmounts).waitFor();
  const written = await figures(user, EARLY);
  expect(written.join(' ')).toContain('••••');
  expect(written.join(' ')).not.toMatch(/\d,\d\d/);
  await come();
  expect(await figures(user, '#root')).toEqual(written);
  answer();
  await user.leave();
});

it('a session that has ended meanwhile gets no figures, but the login page', async () => {
  const user = await environment.user({ width: 360, language: 'ru' });
  const { page, words } = user;
  await user.signInByForm('aizada');
  await page.locator(LOADED).first().waitFor();
  await page.evaluate(() => {
    const session: unknown = JSON.parse(sessionStorage.getItem('session') ?? '');
    sessionStorage.setItem('session', JSON.stringify(Object.assign(Object(session), { sessionKey: 'ended' })));
  });
  // The page that is left calls the same service.
  const answered = page.waitForEvent('requestfinished', (request) => request.postData() === CALL_OF_DOCUMENT);
  const { come, answer } = await openEarly(user);
  await answered;
  await user.heading(words.home.sum.title).waitFor();
  expect(await page.locator(`${EARLY} ${ACCOUNT}`).count()).toBe(0);
  expect(await page.locator(EARLY).innerText()).not.toMatch(/\d,\d\d/);
  answer();
  await come();
  await user.heading(words.login.title).waitFor();
  expect(await page.locator(ACCOUNT).count()).toBe(0);
  await user.leave();
});

it('goes where a press on the frame has pointed, and ends with the session', async () => {
  const user = await environment.user({ width: 360 });
  const { page, words } = user;
  await user.signInByForm('aizada');
  await page.locator(LOADED).first().waitFor();
  const { come, answer } = await openEarly(user);
  await page.locator(`${EARLY} a[href="/history"]`).last().click();
  answer();
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
