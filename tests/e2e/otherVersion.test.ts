import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import type { Page } from 'playwright-core';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

describe('another version on the device', () => {
  const leaveBehind = (page: Page, version: string) =>
    page.evaluate(async (kept) => {
      localStorage.setItem('tulpar.version', kept);
      localStorage.setItem('anything', 'else');
      localStorage.setItem('tulpar.theme', 'dark');
      await caches.open('pages');
      await new Promise((resolve) => {
        indexedDB.open('accounts').onsuccess = ({ target }) => {
          if (target instanceof IDBRequest) {
            target.result.close();
          }
          resolve(undefined);
        };
      });
    }, version);
  const leftOn = (page: Page) =>
    page.evaluate(async () => ({
      settings: Object.keys(localStorage).toSorted(),
      copies: [...(await caches.keys()), ...(await indexedDB.databases()).map(({ name }) => name)],
    }));

  it('is cleared on the login page when it is older', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.open('/login');
    await user.heading(words.login.title).waitFor();
    await leaveBehind(page, '1.0.10');
    await page.reload();
    await expect
      .poll(() => leftOn(page))
      .toEqual({
        settings: ['tulpar.language', 'tulpar.theme', 'tulpar.version'],
        copies: [],
      });
    expect(await page.evaluate(() => localStorage.getItem('tulpar.version'))).not.toBe('1.0.10');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('drops the copies of the main area and leads to the login page', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.signIn('aizada');
    await leaveBehind(page, '1.0.999');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    // Once more to be rid of what the other version left in memory.
    await expect.poll(() => loads).toBe(2);
    await page.getByText(words.login.ended.outdated).waitFor();
    expect((await leftOn(page)).copies).toEqual([]);
    await user.signIn('aizada');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a tab older than the deployment', () => {
  /**
   * Serves the bank as after a deployment: the page names another entry file, and the files this tab has not loaded yet are gone. Returns
   * a function that serves this version whole again, as a reload finds the new one.
   */
  async function deployed(user: BrowserUser, loaded: ReadonlySet<string>): Promise<() => void> {
    let isDeployed = true;
    await user.page.route('**/assets/**', (route) =>
      isDeployed && !loaded.has(route.request().url())
        ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
        : route.continue(),
    );
    await user.page.route(`${user.origin}/`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/assets\/index-[\w-]+\.js/g, 'assets/index-deployed.js');
      return isDeployed && route.request().resourceType() === 'fetch'
        ? route.fulfill({ response: answer, body })
        : route.continue();
    });
    return () => {
      isDeployed = false;
    };
  }

  /** Begins a payment and, after the deployment, opens a page of which nothing was loaded. */
  async function begun() {
    const user = await environment.user();
    const { page, words } = user;
    const loaded = new Set<string>();
    page.on('response', (response) => void (response.ok() && loaded.add(response.url())));
    await user.signInByForm('aibek');
    await user.open('/payment/own-accounts');
    const amount = page.getByLabel(words.transfer.form.amount, { exact: true });
    await amount.fill('43,21');
    const serveWhole = await deployed(user, loaded);
    const loans = page.getByRole('navigation').getByRole('link', { name: words.shell.nav.loans, exact: true });
    return { user, amount, serveWhole, loans };
  }

  it('a page whose files are gone offers one reload, after which the draft is there', async () => {
    const { user, amount, serveWhole, loans } = await begun();
    const { words } = user;
    await loans.first().click();
    await user.heading(words.common.outdated.title).waitFor();
    expect(await user.button(words.common.crash.reload).count()).toBe(1);
    serveWhole();
    await user.button(words.common.crash.reload).click();
    await user.heading(words.loans.title).waitFor();
    await user.open('/payment/own-accounts');
    await expect.poll(() => amount.inputValue()).toBe('43,21');
    await user.leave();
  });

  it('is not reloaded again and again for a version that does not arrive', async () => {
    const { user, loans } = await begun();
    const { page, words } = user;
    await loans.first().click();
    await user.heading(words.common.outdated.title).waitFor();
    await user.button(words.common.crash.reload).click();
    await user.heading(words.common.crash.title).waitFor();
    expect(await page.getByText(words.common.outdated.title, { exact: true }).count()).toBe(0);
    await user.leave();
  });
});
