import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { Account } from '../../src/domain/account/Account';
import type { Currency } from '../../src/domain/money/Currency';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** The richest usable account in a currency; one is enough here. */
async function accountIn(client: RawClient, currency: Currency): Promise<Account> {
  const answer = await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
  const found = answer.ok
    ? answer.value.find(
        (account) =>
          account.currency === currency &&
          !account.dormant &&
          !account.debitStopped &&
          !account.frozen &&
          !account.creditStopped,
      )
    : undefined;
  if (found === undefined) {
    throw new Error(`The customer has no usable account in ${currency}`);
  }
  return found;
}

async function openFromHub(user: BrowserUser, title: string): Promise<void> {
  await user.open('/payment');
  await user.page.getByRole('link', { name: title }).click();
  await user.heading(title).waitFor();
}

describe('a transfer to another customer of the bank, in English', () => {
  it('finds the recipient by phone, shows a masked name, arrives, and can be repeated', async () => {
    const user = await environment.user({ language: 'en', width: 360 });
    const { page, words } = user;
    const [sender, recipient] = [await environment.apiClient('aibek'), await environment.apiClient('aizada')];
    const [debit] = await usableAccounts(sender, 'KGS');
    const [credit] = await usableAccounts(recipient, 'KGS');
    const amount = money(12_345n, 'KGS');
    const before = await availableOn(sender, debit);
    await user.signIn('aibek');
    await openFromHub(user, words.transfer.kinds.otherAccounts.title);

    await user.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
    await user.chooseAccount(words.transfer.form.from, debit);
    const field = page.getByLabel(words.transfer.form.recipient, { exact: true });
    await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('123.45');
    for (const [text, violation] of [
      ['12800', words.validation.RECIPIENT_UNREADABLE],
      ['1280016000000115', words.validation.RECIPIENT_ACCOUNT_DIGITS],
      ['1091820000077759', words.validation.RECIPIENT_OTHER_BANK],
    ] as const) {
      await field.fill(text);
      await user.button(words.transfer.form.next).click();
      await page.getByRole('alert').getByRole('link', { name: violation }).waitFor();
    }
    await field.fill('0555 999 999');
    await user.button(words.transfer.form.next).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');

    await field.fill('0700 000 202');
    const found = page.getByText(words.transfer.recipient.found.replace('{{name}}', ''));
    await found.waitFor();
    expect(await found.innerText()).toContain('Aizada T.');
    const expected = page.getByLabel(words.transfer.recipient.name, { exact: true });
    await expected.fill('Nobody');
    await page.getByText(words.transfer.recipient.different).waitFor();
    await expected.fill('Aizada');
    await page.getByText(words.transfer.recipient.close).waitFor();
    await expectAccessible(user, 'otherAccounts.recipient');
    await user.proceedToCheck();
    expect(await user.sheetText()).toContain('Aizada T.');
    await expectFits(user);
    await user.waitForCode(amount);
    await user.enterCode(await user.sheetCode('aibek'));
    await page.waitForURL('**/payment/other-accounts/result/*');
    await user.heading(words.transfer.acts.transfer.done).waitFor();
    expect(await availableOn(sender, debit)).toEqual([(before[0] ?? 0n) - amount.minor]);
    expect((await availableOn(recipient, credit)).length).toBe(1);

    await openHubAndRepeat(user);
    const payee = page.getByRole('group', { name: words.payees.picker.label, exact: true });
    await payee.getByRole('button', { name: words.transfer.check.change, exact: true }).click();
    expect(await page.getByLabel(words.transfer.form.recipient, { exact: true }).inputValue()).not.toBe('');
    expect(await page.getByLabel(words.transfer.form.amount, { exact: true }).inputValue()).toBe('');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

async function openHubAndRepeat(user: BrowserUser): Promise<void> {
  await user.open('/payment');
  await user.page
    .getByRole('region', { name: user.words.payees.people })
    .getByRole('link', { name: 'Aizada T.' })
    .click();
  await user.heading(user.words.transfer.kinds.otherAccounts.title).waitFor();
}

describe('an exchange, in Chinese', () => {
  it('takes either amount, holds the rate and books both sides', async () => {
    const user = await environment.user({ language: 'cn', theme: 'dark' });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const [soms, dollars] = [await accountIn(client, 'KGS'), await accountIn(client, 'USD')];
    const before = await availableOn(client, dollars);
    await user.signIn('aibek');
    await openFromHub(user, words.transfer.kinds.exchange.title);
    await user.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);

    await user.chooseAccount(words.transfer.form.from, soms);
    await user.chooseAccount(words.transfer.form.to, dollars);
    const [given, taken] = [words.transfer.form.given, words.transfer.form.taken].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    await given?.fill('8800');
    await expect.poll(() => taken?.inputValue()).toMatch(/^\d+\.\d\d$/);
    await taken?.fill('10');
    await expect.poll(() => given?.inputValue()).toMatch(/^[\d,]+\.\d\d$/);
    await expectFits(user);
    await user.button(words.transfer.form.next).click();
    await user.heading(words.transfer.acts.exchange.code).waitFor();
    expect(await user.sheetText()).toContain('1 USD = ');
    await page.getByRole('button', { name: /^兑换 / }).waitFor();
    await user.heading(words.transfer.acts.exchange.code).waitFor();
    await user.enterCode(await user.sheetCode('aibek'));
    await user.heading(words.transfer.acts.exchange.done).waitFor();
    const ten = money(1_000n, 'USD');
    expect(await availableOn(client, dollars), formatMoney(ten, 'cn')).toEqual([(before[0] ?? 0n) + ten.minor]);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('the history', () => {
  it('leaves as a file in an order by amount, and lets operations be picked', async () => {
    const user = await environment.user({ width: 360 });
    const { page, words } = user;
    await user.signIn('aibek', '/history?order=largest');
    await user.heading(words.history.title).waitFor();
    await page.getByRole('main').getByText(words.shell.nav.more, { exact: true }).click();
    for (const name of [words.history.export.xlsx, words.history.export.csv]) {
      const downloading = page.waitForEvent('download');
      await user.button(name).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.(xlsx|csv)$/);
    }
    await user.button(words.history.selection.begin).click();
    const boxes = page.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBeGreaterThan(8);
    await boxes.nth(0).check();
    await expectAccessible(user, 'history.picking');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
