import { afterAll, beforeAll, expect, it } from 'vitest';

import { LANGUAGES } from '../../src/domain/language/Language';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Headings of panels that fold, and the links opposite them, that take more than one line, or stand below each other. */
const BROKEN = `[...document.querySelectorAll('#root main h2:has(~ [aria-expanded]), #root main h2:has(~ [aria-expanded]) ~ a')].filter((part) => {
  const range = document.createRange();
  range.selectNodeContents(part);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top, bottom }) => (top + bottom) / 2);
  const heading = part.parentElement.querySelector('h2').getBoundingClientRect();
  return Math.max(...lines) - Math.min(...lines) > heading.height / 2 || lines.some((line) => line < heading.top || line > heading.bottom);
}).map((part) => part.textContent)`;

it.each(LANGUAGES.flatMap((language) => ['aizada', 'saltanat'].map((login) => ({ language, login }))))(
  'the headings of home take one line on a narrow phone: $language, $login',
  async ({ language, login }) => {
    const user = await environment.user({ width: 360, height: 740, language });
    await user.signInByForm(login);
    await user.page.locator('#root main a[href="/history"]').first().waitFor();
    expect(await user.page.evaluate(BROKEN)).toEqual([]);
    await user.leave();
  },
);
