import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Stage } from './support/Stage';
import type { Page } from 'playwright-core';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

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
    const visitor = await stage.visitor();
    const { page, words } = visitor;
    await visitor.open('/login');
    await visitor.heading(words.login.title).waitFor();
    await leaveBehind(page, '1.0.10');
    await page.reload();
    await expect
      .poll(() => leftOn(page))
      .toEqual({
        settings: ['tulpar.language', 'tulpar.theme', 'tulpar.version'],
        copies: [],
      });
    expect(await page.evaluate(() => localStorage.getItem('tulpar.version'))).not.toBe('1.0.10');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('drops the copies of the main area and leads to the login page', async () => {
    const visitor = await stage.visitor();
    const { page, words } = visitor;
    await visitor.signIn('aizada');
    await leaveBehind(page, '1.0.999');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    // Once more to be rid of what the other version left in memory.
    await expect.poll(() => loads).toBe(2);
    await page.getByText(words.login.ended.outdated).waitFor();
    expect((await leftOn(page)).copies).toEqual([]);
    await visitor.signIn('aizada');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
