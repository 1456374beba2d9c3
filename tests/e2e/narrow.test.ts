import { afterAll, beforeAll, expect, it } from 'vitest';

import { LANGUAGES } from '../../src/domain/language/Language';
import { expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

const PHONE_WIDTH = 360;
/** Operations in sight when the history opens. */
const MIN_OPERATIONS = 5;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Pairs of texts of one line of a list that are printed over each other. Text is measured, not its box, which it may leave. */
async function overlaps(page: Page): Promise<{ readonly lines: number; readonly pairs: readonly string[] }> {
  return page.getByRole('main').evaluate((main) => {
    const lines = [...main.querySelectorAll('li')].filter((line) => line.querySelector('li') === null);
    const textsOf = (line: Element) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const found: { text: string; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 1 && box.height > 1 && (node.textContent ?? '').trim() !== '') {
          found.push({ text: node.textContent ?? '', box });
        }
      }
      return found;
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    const pairs = lines.flatMap((line) => {
      const texts = textsOf(line);
      return texts.flatMap(({ text, box }, index) =>
        texts.slice(index + 1).flatMap((other) => (meet(box, other.box) ? [`${text} | ${other.text}`] : [])),
      );
    });
    return { lines: lines.length, pairs };
  });
}

it.each(LANGUAGES)(
  'no text of the page of payments is printed over another on a phone 360 wide, in %s',
  async (language) => {
    const user = await environment.user({ language, width: PHONE_WIDTH });
    await user.signIn('aibek', '/payment');
    await user.page.getByRole('heading', { name: user.words.payees.people }).waitFor();
    const { lines, pairs } = await overlaps(user.page);
    expect(lines).toBeGreaterThan(10);
    expect(pairs).toEqual([]);
    await user.leave();
  },
);

it('fits the page of a card at a zoom of 200 %', async () => {
  const user = await environment.user({ width: 640, height: 450 });
  await user.signIn('aibek', '/card-list');
  await user.page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await user.page.getByText(user.words.cardProducts.terms.number, { exact: true }).last().waitFor();
  await expectFits(user);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('shows five operations above the bar of a phone when the history opens', async () => {
  const user = await environment.user({ width: PHONE_WIDTH, height: 740 });
  await user.signIn('aibek', '/history');
  const rows = user.page.getByRole('main').locator('a[href^="/history/"]');
  await rows.nth(MIN_OPERATIONS).waitFor({ state: 'attached' });
  await expect.poll(() => user.page.locator('[aria-busy="true"]').count()).toBe(0);
  const bar = await user.page.getByRole('navigation').last().boundingBox();
  const bottoms = await rows.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(MIN_OPERATIONS);
  await user.leave();
});
