import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import type { Locator } from 'playwright-core';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import type { BrowserUser } from './support/BrowserUser';

const AMOUNT = money(777n, 'KGS');

let environment: TestEnvironment;
let apiClient: RawClient;
let debit: Account;
let credit: Account;
let before: readonly bigint[];

beforeAll(async () => {
  environment = await TestEnvironment.open();
  apiClient = await environment.apiClient('aibek');
  [debit, credit] = await usableAccounts(apiClient, 'KGS');
  before = await availableOn(apiClient, debit, credit);
});

afterAll(() => environment.close());

it('names what is wrong with each field, and books nothing', async () => {
  const user = await atTheForm();
  const { page, words } = user;
  const amount = page.getByLabel(words.transfer.form.amount, { exact: true });
  await user.button(words.transfer.form.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').count(), { message: 'the other account and the amount' })
    .toBe(2);

  await user.fillTransfer(debit, credit, '1');
  for (const text of ['1e3', '-1', '0,001', '0', '0,00', '12345678901', '1,2,3', 'сто', '١٢', '999999999999,99']) {
    await paste(amount, text);
    await user.button(words.transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    expect(new URL(page.url()).pathname, text).toBe('/payment/own-accounts');
    expect(await amount.getAttribute('aria-invalid'), text).toBe('true');
  }
  await amount.fill('9999999999,99');
  await user.button(words.transfer.form.next).click();
  expect(await amount.getAttribute('aria-invalid'), 'more than the account holds').toBe('true');
  await expectUntouched(user);
});

it('keeps accounts that cannot be used in sight, with the reason, and chooses none of them', async () => {
  const user = await atTheForm();
  const { page, words } = user;
  await page.getByRole('combobox', { name: words.transfer.form.from, exact: true }).click();
  const dormant = page.getByRole('option').filter({ hasText: words.shell.unblockDormant });
  await dormant.waitFor();
  const disabled = page.getByRole('option', { disabled: true });
  expect(await disabled.count()).toBeGreaterThanOrEqual(1);
  for (const option of [...(await disabled.all()), dormant]) {
    const lines = (await option.innerText()).split('\n').filter((line) => line.trim() !== '');
    expect(lines.length, lines.join(' / ')).toBeGreaterThanOrEqual(4);
  }
  await dormant.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/accounts/settings');
  await expectUntouched(user);
});

it('refuses a wrong code by name, and blocks the operation after the fifth', async () => {
  const user = await atTheForm();
  await user.fillTransfer(debit, credit, '7,77');
  const right = await user.proceedToCode('aibek', AMOUNT);
  const wrong = right === '111111' ? '222222' : '111111';
  const alert = user.page.getByRole('alert').first();
  for (let left = 4; left >= 1; left -= 1) {
    await user.enterCode(wrong);
    await expect.poll(async () => alert.innerText().catch(() => '')).toContain(String(left));
  }
  await user.enterCode(wrong);
  await expect.poll(async () => user.page.getByText(user.words.transfer.code.refusedTitle).isVisible()).toBe(true);
  await expectUntouched(user);
});

it('books once when the button is pressed twice', async () => {
  const user = await atTheForm();
  await user.fillTransfer(debit, credit, '7,77');
  const code = await user.proceedToCode('aibek', AMOUNT);
  const confirmations: string[] = [];
  user.page.on('request', (request) => {
    if (request.url().endsWith('TransferService/execute')) {
      confirmations.push(request.postData() ?? '');
    }
  });
  await user.page.getByLabel(user.words.code.field, { exact: true }).fill(code);
  await user
    .button(user.words.transfer.acts.transfer.submit.replace('{{amount}}', formatMoney(AMOUNT, 'ru')))
    .dblclick();
  await user.page.waitForURL('**/payment/own-accounts/result/*');
  expect(confirmations).toHaveLength(1);
  await expectMovedOnce(user);
});

it('finds out and says so when the answer to the confirmation was lost', async () => {
  const user = await atTheForm();
  await user.fillTransfer(debit, credit, '7,77');
  const code = await user.proceedToCode('aibek', AMOUNT);
  let lost = 0;
  await user.page.route('**/ibank.v1.TransferService/execute', async (route) => {
    // The bank gets the code and books; only its answer never arrives.
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await user.enterCode(code);
  await user.page.waitForURL('**/payment/own-accounts/result/*');
  await user.heading(user.words.transfer.acts.transfer.done).waitFor();
  expect(lost).toBe(1);
  user.consoleErrors.splice(
    0,
    Infinity,
    ...user.consoleErrors.filter((line) => !line.includes('ERR_CONNECTION_RESET')),
  );
  await expectMovedOnce(user);
});

it('says that nothing was sent when the code never reached the bank', async () => {
  const user = await atTheForm();
  await user.fillTransfer(debit, credit, '7,77');
  const code = await user.proceedToCode('aibek', AMOUNT);
  await user.page.route('**/ibank.v1.TransferService/execute', (route) => route.abort('connectionreset'));
  await user.enterCode(code);
  await user.page.getByText(user.words.transfer.code.notSentTitle).waitFor();
  await user.page.unrouteAll();
  expect(await availableOn(apiClient, debit, credit)).toEqual(before);
  await user.enterCode(code);
  await user.page.waitForURL('**/payment/own-accounts/result/*');
  user.consoleErrors.splice(
    0,
    Infinity,
    ...user.consoleErrors.filter((line) => !line.includes('ERR_CONNECTION_RESET')),
  );
  await expectMovedOnce(user);
});

it('keeps everything on the way back, and the code that was sent', async () => {
  const user = await atTheForm();
  const { page, words } = user;
  await user.fillTransfer(debit, credit, '7,77');
  const code = await user.proceedToCode('aibek', AMOUNT);
  await page.goBack();
  await user.heading(words.transfer.kinds.ownAccounts.title).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByLabel(words.transfer.form.amount, { exact: true }).inputValue()).toBe('7,77');
  await user.proceedToCheck();
  await user.waitForCode(AMOUNT);
  await user.enterCode(code);
  await page.waitForURL('**/payment/own-accounts/result/*');
  await expectMovedOnce(user);
});

it('does not show a later page before the earlier ones are done', async () => {
  const user = await atTheForm();
  const { page, words } = user;
  const code = page.getByLabel(words.code.field, { exact: true });
  for (const later of ['check', 'code']) {
    await user.open(`/payment/own-accounts/${later}`);
    await page.getByLabel(words.transfer.form.amount, { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/payment/own-accounts');
    expect(await code.count()).toBe(0);
  }
  await user.open('/payment/own-accounts/result/1');
  // A result may be opened again by its address: what is read for it comes or does not.
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('main').locator('[aria-busy="true"]').count()).toBe(0);
  expect(await code.count()).toBe(0);
  await expectUntouched(user);
});

/** Typing skips letters at once; a pasted text arrives whole and is checked as it is. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.page().evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
}

async function atTheForm(): Promise<BrowserUser> {
  const user = await environment.user();
  await user.signIn('aibek');
  await user.page.getByRole('link', { name: user.words.home.quickTransfer }).first().click();
  await user.heading(user.words.transfer.kinds.ownAccounts.title).waitFor();
  return user;
}

async function expectUntouched(user: BrowserUser): Promise<void> {
  expect(await availableOn(apiClient, debit, credit)).toEqual(before);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
}

async function expectMovedOnce(user: BrowserUser): Promise<void> {
  const [fromDebit = 0n, toCredit = 0n] = before;
  const after = await availableOn(apiClient, debit, credit);
  expect(after).toEqual([fromDebit - AMOUNT.minor, toCredit + AMOUNT.minor]);
  before = after;
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
}
