import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGE_TAGS, LANGUAGES } from '../../src/domain/language/Language';
import { Stage } from './support/Stage';
import { allKeys } from './support/words';
import type { Page } from 'playwright-core';
import type { Visitor } from './support/Visitor';

const keys = allKeys();

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

it('knows the keys it looks for', () => {
  expect(keys.size).toBeGreaterThan(200);
  expect(keys).toContain('transfer:form.next');
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every screen speaks the language, without a key or a placeholder left over', async () => {
    const visitor = await stage.visitor({ language });
    const { page, words } = visitor;
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await leftOvers(page, name)));

    const phone = await visitor.phoneOf('aibek');
    await visitor.enterPassword('aibek');
    await visitor.heading(words.login.otp.title).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(LANGUAGE_TAGS[language]);
    await look('second factor');
    await visitor.enterCode(await phone.next());
    await visitor.heading(words.home.title).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await look('home');
    await lookAtScreens(visitor, look);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.lang), 'the choice is kept').toBe(LANGUAGE_TAGS[language]);
    expect(found).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

async function lookAtScreens({ page, words, ...visitor }: Visitor, look: (name: string) => Promise<unknown>): Promise<void> {
  const screens = [
    ['/payment', words.transfer.hub.title],
    ['/payment/own-accounts', words.transfer.title],
    ['/history', words.history.title],
    ['/there-is-no-such-page', words.common.notFound.title],
  ] as const;
  for (const [path, title] of screens) {
    await page.goto(`${visitor.origin}${path}`);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.waitForTimeout(300);
    await look(path);
  }
}

/** Texts of the page, and of the attributes people hear, that are no words but keys or unfilled placeholders. */
async function leftOvers(page: Page, screen: string): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      found.push(node.nodeValue?.trim() ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      document.querySelectorAll(`[${name}]`).forEach((element) => found.push(element.getAttribute(name)?.trim() ?? ''));
    }
    return [...found, document.title];
  });
  expect(texts.filter((text) => text !== '').length, screen).toBeGreaterThan(5);
  return texts.filter((text) => keys.has(text) || text.includes('{{')).map((text) => `${screen}: ${text}`);
}
