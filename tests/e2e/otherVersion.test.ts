import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TestEnvironment } from './support/TestEnvironment';
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
