import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Language } from '../../src/domain/language/Language';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import type { Locator } from 'playwright-core';

const AMOUNT = money(12_345n, 'KGS');
const MOST_PRESSES = 3;
const FRIEND = 'Айзада Т.';
const COMPANY = 'ОсОО «Нарын Логистика»';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const TELLINGS: readonly { readonly language: Language; readonly width: number }[] = [
  { language: 'ru', width: 1280 },
  { language: 'kg', width: 360 },
];

/** Presses of a person, counted. */
class Presses {
  count = 0;

  async on(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }
}

/** Link whose name has all of these texts. */
function linkTo(user: BrowserUser, ...texts: readonly string[]): Locator {
  return texts.reduce(
    (found, text) => found.filter({ hasText: text }),
    user.page.getByRole('main').getByRole('link').filter({ visible: true }),
  );
}

describe.each(TELLINGS)('a person who was paid before, in $language at $width px', ({ language, width }) => {
  it(`is paid again in at most ${MOST_PRESSES} presses after signing in`, async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    await user.signIn('aibek');
    const presses = new Presses();

    const people = page.getByRole('region', { name: words.payees.people });
    await presses.on(people.getByRole('link').filter({ hasText: FRIEND }));
    await user.heading(words.transfer.kinds.otherAccounts.title).waitFor();
    await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('123,45');
    await presses.on(user.button(words.transfer.form.next));
    await page.waitForURL('**/payment/other-accounts/check');
    expect(await page.getByText(words.payees.remark.first).count()).toBe(0);
    await page.getByLabel(words.code.field, { exact: true }).fill(await user.sheetCode('aibek'));
    await presses.on(
      user.button(words.transfer.acts.transfer.submit.replace('{{amount}}', formatMoney(AMOUNT, language))),
    );
    await page.waitForURL('**/payment/other-accounts/result/*');
    expect(presses.count).toBeLessThanOrEqual(MOST_PRESSES);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('stands among the others on the hub and in the book, where a nickname, a pin and hiding are kept', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    const { payees } = words;
    await user.signIn('aibek', '/payment');
    await page.getByRole('button', { name: payees.new.title, exact: true }).click();
    await page.getByRole('menuitem', { name: payees.new.bank, exact: true }).waitFor();
    await expectAccessible(user, 'payees.ways');
    await page.keyboard.press('Escape');
    await linkTo(user, payees.all).click();
    await user.heading(payees.title).waitFor();

    await user.button(`${payees.rename}: ${COMPANY}`).click();
    const nickname = `Жүк ${language}`;
    await page.getByLabel(payees.nickname, { exact: true }).fill(nickname);
    await user.button(payees.save).click();
    await user.button(`${payees.pin}: ${nickname}`).click();
    await user.button(`${payees.unpin}: ${nickname}`).waitFor();
    await page.getByLabel(payees.find.search, { exact: true }).fill(nickname.toUpperCase());
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await expectAccessible(user, 'payees.book');

    await user.button(`${payees.hide}: ${nickname}`).click();
    await page.getByText(payees.hidden.replace('{{name}}', nickname)).waitFor();
    await user.button(words.common.undo).click();
    await user.button(`${payees.unpin}: ${nickname}`).waitFor();
    await user.button(`${payees.unpin}: ${nickname}`).click();
    await page.getByLabel(payees.find.search, { exact: true }).fill('');
    await user.button(`${payees.rename}: ${nickname}`).click();
    await page.getByLabel(payees.nickname, { exact: true }).fill('');
    await user.button(payees.save).click();
    await user.button(`${payees.pin}: ${COMPANY}`).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('is chosen first in the form by the last digits, and another account of the same name stands out', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    const { picker, remark } = words.payees;
    await user.signIn('aibek', '/payment/another-banks');
    await page.getByRole('combobox', { name: picker.label, exact: true }).click();
    await page.getByRole('combobox', { name: picker.search, exact: true }).fill('нарын');
    await page.getByRole('option').filter({ hasText: COMPANY }).click();
    const payee = page.getByRole('group', { name: picker.label, exact: true });
    await payee.getByText(COMPANY).first().waitFor();
    await payee.getByRole('button', { name: words.transfer.check.change, exact: true }).click();
    const name = page.getByLabel(words.otherBanks.recipientName, { exact: true });
    await expect.poll(() => name.inputValue()).toBe(COMPANY);
    const account = page.getByLabel(words.otherBanks.creditAccount, { exact: true });
    const [before] = remark.otherAccount.split('(');
    expect(await page.getByText(before ?? '').count()).toBe(0);
    // Another account of the same bank, with right check digits.
    await account.fill('1091820000077759');
    await page.getByText(before ?? '').waitFor();
    await expectAccessible(user, 'payees.otherAccount');
    await name.fill('ОсОО Тестовое имя');
    await page.getByText(remark.first).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
