import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { Account } from '../../src/domain/account/Account';
import type { Currency } from '../../src/domain/money/Currency';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { availableOn, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

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

async function openFromHub(visitor: Visitor, title: string): Promise<void> {
  await visitor.open('/payment');
  await visitor.page.getByRole('link', { name: title }).click();
  await visitor.heading(title).waitFor();
}

describe('a transfer to another customer of the bank, in English', () => {
  it('finds the recipient by phone, shows a masked name, arrives, and can be repeated', async () => {
    const visitor = await stage.visitor({ language: 'en', width: 360 });
    const { page, words } = visitor;
    const [sender, recipient] = [await stage.referee('aibek'), await stage.referee('aizada')];
    const [debit] = await usableAccounts(sender, 'KGS');
    const [credit] = await usableAccounts(recipient, 'KGS');
    const amount = money(12_345n, 'KGS');
    const before = await availableOn(sender, debit);
    await visitor.signIn('aibek');
    await openFromHub(visitor, words.transfer.kinds.otherAccounts.title);

    await visitor.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
    await visitor.chooseAccount(words.transfer.form.from, debit);
    const field = page.getByLabel(words.transfer.form.recipient, { exact: true });
    await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('123.45');
    for (const [text, problem] of [
      ['12800', words.validation.RECIPIENT_UNREADABLE],
      ['1280016000000115', words.validation.RECIPIENT_ACCOUNT_DIGITS],
      ['1091820000077759', words.validation.RECIPIENT_OTHER_BANK],
    ] as const) {
      await field.fill(text);
      await visitor.button(words.transfer.form.next).click();
      await page.getByRole('alert').getByRole('link', { name: problem }).waitFor();
    }
    await field.fill('0555 999 999');
    await visitor.button(words.transfer.form.next).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');

    await field.fill('0700 000 202');
    const found = page.getByText(words.transfer.recipient.found.replace('{{name}}', ''));
    await found.waitFor();
    expect(await found.innerText()).toContain('Айзада Т.');
    const expected = page.getByLabel(words.transfer.recipient.name, { exact: true });
    await expected.fill('Nobody');
    await page.getByText(words.transfer.recipient.different).waitFor();
    await expected.fill('Aizada');
    await page.getByText(words.transfer.recipient.close).waitFor();
    expect(await objections(page, 'a recipient who is compared')).toEqual([]);
    await visitor.proceedToCheck();
    expect(await page.getByRole('main').innerText()).toContain('Айзада Т.');
    expect(await objections(page, 'check of a transfer to another customer')).toEqual([]);
    const phone = await visitor.phoneOf('aibek');
    await visitor.askForCode(amount);
    await visitor.enterCode(await phone.next());
    await page.waitForURL('**/payment/other-accounts/result/*');
    await visitor.heading(words.transfer.acts.transfer.done).waitFor();
    expect(await availableOn(sender, debit)).toEqual([(before[0] ?? 0n) - amount.minor]);
    expect((await availableOn(recipient, credit)).length).toBe(1);

    await openHubAndRepeat(visitor);
    await expect.poll(() => page.getByLabel(words.transfer.form.amount, { exact: true }).inputValue()).not.toBe('');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

async function openHubAndRepeat(visitor: Visitor): Promise<void> {
  await visitor.open('/payment');
  await visitor.page
    .getByRole('region', { name: visitor.words.transfer.hub.recipients })
    .getByRole('button')
    .first()
    .click();
  await visitor.heading(visitor.words.transfer.kinds.otherAccounts.title).waitFor();
}

describe('an exchange, in Chinese', () => {
  it('takes either amount, holds the rate and books both sides', async () => {
    const visitor = await stage.visitor({ language: 'cn', theme: 'dark' });
    const { page, words } = visitor;
    const client = await stage.referee('aibek');
    const [soms, dollars] = [await accountIn(client, 'KGS'), await accountIn(client, 'USD')];
    const before = await availableOn(client, dollars);
    await visitor.signIn('aibek');
    await openFromHub(visitor, words.transfer.kinds.exchange.title);
    await visitor.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);

    await visitor.chooseAccount(words.transfer.form.from, soms);
    await visitor.chooseAccount(words.transfer.form.to, dollars);
    const [given, taken] = [words.transfer.form.given, words.transfer.form.taken].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    await given?.fill('8800');
    await expect.poll(() => taken?.inputValue()).toMatch(/^\d+\.\d\d$/);
    await taken?.fill('10');
    await expect.poll(() => given?.inputValue()).toMatch(/^[\d\s]+\.\d\d$/);
    expect(await objections(page, 'form of an exchange')).toEqual([]);
    await visitor.button(words.transfer.form.next).click();
    await visitor.heading(words.transfer.acts.exchange.check).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('1 USD = ');
    const phone = await visitor.phoneOf('aibek');
    await page.getByRole('button', { name: /^兑换 / }).click();
    await visitor.heading(words.transfer.acts.exchange.code).waitFor();
    await visitor.enterCode(await phone.next());
    await visitor.heading(words.transfer.acts.exchange.done).waitFor();
    const ten = money(1_000n, 'USD');
    expect(await availableOn(client, dollars), formatMoney(ten, 'cn')).toEqual([(before[0] ?? 0n) + ten.minor]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('the history', () => {
  it('leaves as a file in an order by amount, and lets operations be picked', async () => {
    const visitor = await stage.visitor({ width: 360 });
    const { page, words } = visitor;
    await visitor.signIn('aibek');
    await visitor.open('/history?order=largest');
    await visitor.heading(words.history.title).waitFor();
    for (const name of [words.history.export.xlsx, words.history.export.csv]) {
      const downloading = page.waitForEvent('download');
      await visitor.button(name).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.(xlsx|csv)$/);
    }
    await visitor.button(words.history.selection.begin).click();
    const boxes = page.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBeGreaterThan(8);
    await boxes.nth(0).check();
    expect(await objections(page, 'picking operations')).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
