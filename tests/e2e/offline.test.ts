import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { BALANCES_KEY, BALANCES_OWNER_KEY } from '../../src/application/offline/balanceKeys';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { CHECK_EVERY_MS, CHECK_SPREAD_MS } from '../../src/ui/offline/OfflineViewModel';
import { expectAccessible } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'ends its process' });
});

afterAll(() => environment.close());

/** Words of a browser for a network that is away. */
const AWAY = /net::ERR_|status of 50\d/;

/** Waits until the worker has kept its files and answers for the pages to come. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Time a page of the bank has to open, in milliseconds. */
const OPENING_MS = 20_000;

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Allows the balances to be kept, and waits for the bank to tell them. */
async function allowBalances(user: BrowserUser): Promise<void> {
  await user.open('/profile/device');
  await user.page.getByRole('switch', { name: user.words.profile.device.balances }).click();
  await expect.poll(() => stored(user.page, BALANCES_KEY)).toContain('"balances"');
}

async function signOut(user: BrowserUser): Promise<void> {
  await user.button(user.words.shell.signOut).click();
  await user.page.waitForURL('**/login');
}

describe('a bank that cannot be reached', () => {
  it('shows the stored balances, and continues at the same place when the bank is back', async () => {
    const user = await environment.user({ worker: true });
    const { page, words } = user;
    await user.signInByForm('aizada');
    await allowBalances(user);
    await workerReady(page);
    await user.open('/history');
    await user.heading(words.history.title).waitFor();

    await user.context.setOffline(true);
    await page.reload();
    await user.heading(words.offline.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/history');
    const client = await environment.apiClient('aizada');
    const accounts = await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
    const [first] = accounts.ok ? accounts.value : [];
    expect(spaced(await page.getByRole('main').innerText())).toContain(
      spaced(formatMoney(first?.available, user.language)),
    );
    await expectAccessible(user, 'offline.page');
    await user.button(words.offline.check).click();
    await page.getByRole('status').filter({ hasText: /\d/ }).waitFor();

    await user.context.setOffline(false);
    // The worker may hear of the network only with the next check, and the page is opened after it.
    await user.heading(words.history.title).waitFor({ timeout: CHECK_EVERY_MS + CHECK_SPREAD_MS + OPENING_MS });
    expect(user.consoleErrors.filter((error) => !AWAY.test(error))).toEqual([]);
    await user.leave();
  });

  it('keeps files of the application only, and of the accounts no number', async () => {
    const user = await environment.user({ worker: true });
    const { page, words } = user;
    await user.signInByForm('aizada');
    await allowBalances(user);
    await workerReady(page);
    for (const path of ['/history', '/', '/accounts/requisites']) {
      await user.open(path);
      await page.locator('main h1').first().waitFor();
    }
    const files = await keptFiles(page);
    expect(files).toEqual(expect.arrayContaining(['/offline.html', '/icon.svg']));
    const rest = files.filter((path) => !/^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/.test(path));
    expect(rest.toSorted()).toEqual(['/icon.svg', '/offline.html']);
    expect(await stored(page, BALANCES_KEY)).not.toMatch(/\d{16}/);
    await signOut(user);
    await user.heading(words.login.title).waitFor();
    expect([await stored(page, BALANCES_KEY), await stored(page, BALANCES_OWNER_KEY)]).toEqual([
      null,
      expect.any(String),
    ]);
    await user.context.setOffline(true);
    await page.reload();
    await user.heading(words.offline.title).waitFor();
    expect(await page.getByText(words.offline.balancesNote).count()).toBe(0);
    await user.leave();
  });

  it('is found by itself when its process is back', async () => {
    const user = await environment.user({ worker: true });
    const { page, words } = user;
    await user.open('/login');
    await workerReady(page);
    await environment.bank.kill();
    await page.reload();
    await user.heading(words.offline.title).waitFor();
    await environment.bank.launch();
    await user.heading(words.login.title).waitFor({ timeout: CHECK_EVERY_MS + CHECK_SPREAD_MS + OPENING_MS });
    expect(new URL(page.url()).pathname).toBe('/login');
    await user.leave();
  });
});

describe('the service worker', () => {
  it('leaves the rule of versions alone, and its files stay', async () => {
    const user = await environment.user({ worker: true });
    const { page, words } = user;
    await user.signInByForm('aizada');
    await workerReady(page);
    const files = await keptFiles(page);
    await page.evaluate(async () => {
      localStorage.setItem('tulpar.version', '1.0.999');
      await caches.open('pages');
    });
    await page.reload();
    await page.getByText(words.login.ended.outdated).waitFor();
    // The page that says so loads itself anew, which ends what is being asked of it.
    const whileLoading = () => undefined;
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(whileLoading))
      .toEqual([expect.stringMatching(/^shell-/)]);
    await expect.poll(() => keptFiles(page).catch(whileLoading)).toEqual(expect.arrayContaining([...files]));
    await user.signInByForm('aizada');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('may be registered under its own address and by one policy', async () => {
    const user = await environment.user({ worker: true });
    await user.open('/login');
    await workerReady(user.page);
    const refused = await user.page.evaluate(`Promise.all([
      navigator.serviceWorker.register('/icon.svg').catch(String),
      Promise.resolve().then(() => trustedTypes.createPolicy('worker', {})).catch(String),
    ])`);
    expect(refused).toEqual([expect.stringMatching(/TrustedScriptURL/), expect.stringMatching(/TypeError.*[Pp]olicy/)]);
    await user.leave();
  });
});
