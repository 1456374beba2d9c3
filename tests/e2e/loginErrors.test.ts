import { afterAll, beforeAll, expect, it } from 'vitest';

import { authenticationOperations } from '../../src/application/operations/authentication';
import { LANGUAGES } from '../../src/domain/language/Language';
import { expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import { field } from './support/visitors';

/** Failures a sign-in may meet: those its operations declare, and those of every call. */
const FAILURES = [
  ...authenticationOperations.authenticate.failures,
  ...authenticationOperations.confirmSecondFactor.failures,
  'NETWORK_ERROR',
  'BANK_UNAVAILABLE',
  'IBANK_BLOCKED',
  'INTERNAL_SERVER_ERROR',
  'TOO_MANY_REQUESTS',
] as const;
const FIGURES: Readonly<Record<string, string>> = { retryAt: '15:42', triesLeft: '4' };

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it.each(LANGUAGES)('a refused sign-in says so in one line on a phone, and why when asked, in %s', async (language) => {
  const user = await environment.user({ language, width: 360, height: 740 });
  const { page, words } = user;
  const { what, why, next } = words.failures.INVALID_LOGIN_OR_PASSWORD;
  await user.enterPassword('aibek', 'Wrong-password-1');
  const line = page.getByRole('alert').locator('summary').first();
  await line.getByText(what, { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('summary') !== null)).toBe(true);
  expect(await page.getByText(why).isVisible()).toBe(false);
  const linesOf = (text: string) =>
    line.evaluate((element, shown) => {
      element.textContent = shown;
      return Math.round(
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
    }, text);
  const long: string[] = [];
  for (const code of new Set(FAILURES)) {
    const text = words.failures[code].what.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => FIGURES[name] ?? '');
    if ((await linesOf(text)) > 1) {
      long.push(text);
    }
  }
  expect(long).toEqual([]);
  await line.click();
  await page.getByText(why).waitFor();
  expect(await page.getByText(next).isVisible()).toBe(true);
  await expectFits(user);

  await field(user, words.login.username).fill('');
  await user.button(words.login.submit).click();
  await expect
    .poll(() => field(user, words.login.username).evaluate((input) => input === document.activeElement))
    .toBe(true);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
