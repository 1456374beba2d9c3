import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGE_TAGS, LANGUAGES } from '../../src/domain/language/Language';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { confirmationText } from '../../src/domain/operation/confirmationText';
import { usableAccounts } from '../support/usableAccounts';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import { unfoldDetails } from './support/operationPages';
import { allKeys, wordsIn } from './support/words';
import type { Page } from 'playwright-core';
import type { BrowserUser } from './support/BrowserUser';

const keys = allKeys();

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it('knows the keys it looks for', () => {
  expect(keys.size).toBeGreaterThan(200);
  expect(keys).toContain('transfer:form.next');
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every screen speaks the language, without a key or a placeholder left over', async () => {
    const user = await environment.user({ language });
    const { page, words } = user;
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await leftOvers(page, name)));

    const phone = await user.phoneOf('aibek');
    await user.enterPassword('aibek');
    await user.heading(words.login.otp.title).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(LANGUAGE_TAGS[language]);
    await look('second factor');
    await user.enterCode(await phone.next());
    await user.heading(words.home.title).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await look('home');
    await lookAtScreens(user, look);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.lang), 'the choice is kept').toBe(
      LANGUAGE_TAGS[language],
    );
    expect(found).toEqual([]);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

it('the bank follows the language of the screen without a new sign-in: toast, receipt, next confirmation', async () => {
  const user = await environment.user({ language: 'en' });
  const { page } = user;
  const words = wordsIn('kg');
  const [debit, credit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
  const amount = money(12_300n, 'KGS');
  const streamOf = () => page.waitForRequest((request) => request.url().includes('beginStream'));

  const first = streamOf();
  await user.signInByForm('aibek');
  expect((await first).headers()['language']).toBe('en');
  await page.getByRole('link', { name: user.words.home.quickTransfer }).first().click();
  await user.fillTransfer(debit, credit, '123.00');
  const code = await user.proceedToCode('aibek', amount);

  await page.keyboard.press('Escape');
  const second = streamOf();
  await page.getByLabel(user.words.common.language).first().selectOption('kg');
  expect((await second).headers()['language']).toBe('kg');
  const toast = page
    .getByRole('region', { name: words.common.toasts })
    .getByText('Которуу аткарылды', { exact: true })
    .waitFor();
  await user.button(words.transfer.form.next).click();
  await page.getByLabel(words.code.field, { exact: true }).fill(code);
  await user.button(words.transfer.acts.transfer.submit.replace('{{amount}}', formatMoney(amount, 'kg'))).click();
  await toast;

  const downloading = page.waitForEvent('download');
  await unfoldDetails(user);
  await user.button(words.operations.receipt).click();
  expect(readFileSync(await (await downloading).path(), 'latin1')).toContain('/Lang (ky)');

  await user.button(words.operations.repeat).click();
  await user.button(words.transfer.form.next).click();
  await user.heading(words.transfer.acts.transfer.code).waitFor();
  const numbers = { debitAccountNumber: debit.number, creditAccountNumber: credit.number };
  const confirmed = confirmationText({ kind: 'ownAccounts', amount, fee: money(0n, 'KGS'), ...numbers }, 'kg');
  expect(spaced(await user.sheetText())).toContain(spaced(confirmed));
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

async function lookAtScreens(user: BrowserUser, look: (name: string) => Promise<unknown>): Promise<void> {
  const { page, words } = user;
  const screens = [
    ['/payment', words.transfer.hub.title],
    ['/payment/own-accounts', words.transfer.kinds.ownAccounts.title],
    ['/history', words.history.title],
    ['/profile', words.profile.title],
    ['/profile/settings/password', words.profile.pages.password.title],
    ['/profile/settings/login', words.profile.pages.login.title],
    ['/profile/settings/question', words.profile.pages.question.title],
    ['/profile/settings/auth-type', words.profile.pages.authType.title],
    ['/profile/settings/google-code', words.profile.pages.authenticator.title],
    ['/profile/login-history', words.profile.pages.loginHistory.title],
    ['/profile/language', words.profile.pages.language.title],
    ['/profile/device', words.profile.pages.device.title],
    ['/profile/about-app', words.profile.pages.about.title],
    ['/there-is-no-such-page', words.common.notFound.title],
  ] as const;
  for (const [path, title] of screens) {
    await user.follow(path);
    await user.heading(title).waitFor();
    await expect.poll(() => page.getByRole('main').locator('[aria-busy="true"]').count(), { message: path }).toBe(0);
    await look(path);
  }
}

/** Texts of the page, and of the attributes people hear, that are no words but keys or unfilled placeholders. */
async function leftOvers(page: Page, screen: string): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // Parts of a sentence stand in elements without a class (src/ui/jsx/ownTexts.ts).
      found.push(node.parentElement?.closest(':not(span), [class]')?.textContent.trim() ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      document.querySelectorAll(`[${name}]`).forEach((element) => found.push(element.getAttribute(name)?.trim() ?? ''));
    }
    return [...found, document.title];
  });
  expect(texts.filter((text) => text !== '').length, screen).toBeGreaterThan(5);
  return texts.filter((text) => keys.has(text) || text.includes('{{')).map((text) => `${screen}: ${text}`);
}
