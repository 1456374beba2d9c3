import { afterAll, beforeAll, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { availableOn, Stage } from './support/Stage';
import type { Locator } from 'playwright-core';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import type { Visitor } from './support/Visitor';

const AMOUNT = money(777n, 'KGS');

let stage: Stage;
let referee: RawClient;
let debit: Account;
let credit: Account;
let before: readonly bigint[];

beforeAll(async () => {
  stage = await Stage.open();
  referee = await stage.referee('aibek');
  [debit, credit] = await usableAccounts(referee, 'KGS');
  before = await availableOn(referee, debit, credit);
});

afterAll(() => stage.close());

it('names what is wrong with each field, and books nothing', async () => {
  const visitor = await atTheForm();
  const { page, words } = visitor;
  const amount = page.getByLabel(words.transfer.form.amount, { exact: true });
  await visitor.button(words.transfer.form.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').count(), { message: 'both accounts and the amount' })
    .toBe(3);

  await visitor.fillTransfer(debit, credit, '1');
  for (const text of ['1e3', '-1', '0,001', '0', '0,00', '12345678901', '1,2,3', 'сто', '١٢', '999999999999,99']) {
    await paste(amount, text);
    await visitor.button(words.transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    expect(new URL(page.url()).pathname, text).toBe('/payment/own-accounts');
    expect(await amount.getAttribute('aria-invalid'), text).toBe('true');
  }
  await amount.fill('9999999999,99');
  await visitor.button(words.transfer.form.next).click();
  expect(await amount.getAttribute('aria-invalid'), 'more than the account holds').toBe('true');
  await expectUntouched(visitor);
});

it('keeps accounts that cannot be used in sight, with the reason, and out of reach', async () => {
  const visitor = await atTheForm();
  const { page, words } = visitor;
  await page.getByRole('combobox', { name: words.transfer.form.from, exact: true }).click();
  const disabled = page.getByRole('option', { disabled: true });
  await expect.poll(() => disabled.count()).toBeGreaterThanOrEqual(2);
  for (const option of await disabled.all()) {
    const lines = (await option.innerText()).split('\n').filter((line) => line.trim() !== '');
    expect(lines.length, lines.join(' / ')).toBeGreaterThanOrEqual(4);
  }
  await expectUntouched(visitor);
});

it('refuses a wrong code by name, and blocks the operation after the fifth', async () => {
  const visitor = await atTheForm();
  await visitor.fillTransfer(debit, credit, '7,77');
  const right = await visitor.proceedToCode('aibek', AMOUNT);
  const wrong = right === '111111' ? '222222' : '111111';
  const alert = visitor.page.getByRole('alert').first();
  for (let left = 4; left >= 1; left -= 1) {
    await visitor.enterCode(wrong);
    await expect.poll(async () => alert.innerText().catch(() => '')).toContain(String(left));
  }
  await visitor.enterCode(wrong);
  await expect
    .poll(async () => visitor.page.getByText(visitor.words.transfer.code.refusedTitle).isVisible())
    .toBe(true);
  await expectUntouched(visitor);
});

it('books once when the button is pressed twice', async () => {
  const visitor = await atTheForm();
  await visitor.fillTransfer(debit, credit, '7,77');
  const code = await visitor.proceedToCode('aibek', AMOUNT);
  const confirmations: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('TransferService/execute')) {
      confirmations.push(request.postData() ?? '');
    }
  });
  await visitor.page.getByLabel(visitor.words.code.field, { exact: true }).fill(code);
  await visitor.button(visitor.words.transfer.code.submit).dblclick();
  await visitor.page.waitForURL('**/payment/own-accounts/result/*');
  expect(confirmations).toHaveLength(1);
  await expectMovedOnce(visitor);
});

it('finds out and says so when the answer to the confirmation was lost', async () => {
  const visitor = await atTheForm();
  await visitor.fillTransfer(debit, credit, '7,77');
  const code = await visitor.proceedToCode('aibek', AMOUNT);
  let lost = 0;
  await visitor.page.route('**/ibank.v1.TransferService/execute', async (route) => {
    // The bank gets the code and books; only its answer never arrives.
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await visitor.enterCode(code);
  await visitor.page.waitForURL('**/payment/own-accounts/result/*');
  await visitor.heading(visitor.words.transfer.acts.transfer.done).waitFor();
  expect(lost).toBe(1);
  visitor.complaints.splice(
    0,
    Infinity,
    ...visitor.complaints.filter((line) => !line.includes('ERR_CONNECTION_RESET')),
  );
  await expectMovedOnce(visitor);
});

it('says that nothing was sent when the code never reached the bank', async () => {
  const visitor = await atTheForm();
  await visitor.fillTransfer(debit, credit, '7,77');
  const code = await visitor.proceedToCode('aibek', AMOUNT);
  await visitor.page.route('**/ibank.v1.TransferService/execute', (route) => route.abort('connectionreset'));
  await visitor.enterCode(code);
  await visitor.page.getByText(visitor.words.transfer.code.notSentTitle).waitFor();
  await visitor.page.unrouteAll();
  expect(await availableOn(referee, debit, credit)).toEqual(before);
  await visitor.enterCode(code);
  await visitor.page.waitForURL('**/payment/own-accounts/result/*');
  visitor.complaints.splice(
    0,
    Infinity,
    ...visitor.complaints.filter((line) => !line.includes('ERR_CONNECTION_RESET')),
  );
  await expectMovedOnce(visitor);
});

it('keeps everything on the way back, and the code that was sent', async () => {
  const visitor = await atTheForm();
  const { page, words } = visitor;
  await visitor.fillTransfer(debit, credit, '7,77');
  const code = await visitor.proceedToCode('aibek', AMOUNT);
  await page.goBack();
  await visitor.heading(words.transfer.acts.transfer.check).waitFor();
  await page.goBack();
  await visitor.heading(words.transfer.kinds.ownAccounts.title).waitFor();
  expect(await page.getByLabel(words.transfer.form.amount, { exact: true }).inputValue()).toBe('7,77');
  await visitor.proceedToCheck();
  await visitor.askForCode(AMOUNT);
  await visitor.enterCode(code);
  await page.waitForURL('**/payment/own-accounts/result/*');
  await expectMovedOnce(visitor);
});

it('does not show a later page before the earlier ones are done', async () => {
  const visitor = await atTheForm();
  for (const page of ['check', 'code', 'result/1']) {
    await visitor.open(`/payment/own-accounts/${page}`);
    await visitor.heading(visitor.words.transfer.kinds.ownAccounts.title).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/payment/own-accounts');
    expect(await visitor.page.getByLabel(visitor.words.code.field, { exact: true }).count()).toBe(0);
  }
  await expectUntouched(visitor);
});

/** Typing leaves letters out at once; what is pasted arrives whole and has to be judged as it is. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.page().evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
}

async function atTheForm(): Promise<Visitor> {
  const visitor = await stage.visitor();
  await visitor.signIn('aibek');
  await visitor.page.getByRole('link', { name: visitor.words.home.quickTransfer }).first().click();
  await visitor.heading(visitor.words.transfer.kinds.ownAccounts.title).waitFor();
  return visitor;
}

async function expectUntouched(visitor: Visitor): Promise<void> {
  expect(await availableOn(referee, debit, credit)).toEqual(before);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
}

async function expectMovedOnce(visitor: Visitor): Promise<void> {
  const [fromDebit = 0n, toCredit = 0n] = before;
  const after = await availableOn(referee, debit, credit);
  expect(after).toEqual([fromDebit - AMOUNT.minor, toCredit + AMOUNT.minor]);
  before = after;
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
}
