import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { groupedTransferCode } from '../../src/domain/transfer/moneyTransferStage';
import { usableAccount } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import type { BrowserUser } from './support/BrowserUser';

const SETTLED_MS = 60_000;
/** Timeout of waits for the page, in milliseconds, equal to that of the browser itself. */
const SHOWN = { timeout: 20_000 } as const;
const AMOUNT = money(150_000n, 'KGS');
const FEE = 5_000n;

let environment: TestEnvironment;
let sending: RawClient;
let receiving: RawClient;
let from: Account;
let to: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  sending = await environment.apiClient('aibek');
  receiving = await environment.apiClient('aizada');
  from = await usableAccount(sending, 'KGS');
  to = await usableAccount(receiving, 'KGS');
});

afterAll(() => environment.close());

async function openFromHub(user: BrowserUser, title: string): Promise<void> {
  await user.open('/payment');
  await user.button(user.words.transfer.hub.whole).click();
  await user.page
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await user.heading(title).waitFor();
  await user.page.getByLabel(user.words.moneyTransfer.system, { exact: true }).waitFor();
}

async function fill(user: BrowserUser, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await user.page.getByLabel(label, { exact: true }).fill(text);
  }
}

it('sends money to a person, and gives it to that person once', async () => {
  const sender = await environment.user({ language: 'kg' });
  const { page, words } = sender;
  const [before = 0n] = await availableOn(sending, from);
  await sender.signIn('aibek');
  await openFromHub(sender, words.transfer.kinds.moneySystem.title);
  await sender.button(words.transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), SHOWN).toBe(5);
  await expectAccessible(sender, 'moneyTransfers.form');
  await page.getByLabel(words.moneyTransfer.system, { exact: true }).selectOption('Ak Kerben');
  await page.getByRole('combobox', { name: words.moneyTransfer.country, exact: true }).click();
  await page.getByRole('dialog', { name: words.moneyTransfer.country, exact: true }).getByRole('combobox').fill('KG');
  await page.getByRole('option', { name: /KG$/ }).click();
  await sender.chooseAccount(words.transfer.form.from, from);
  await fill(sender, {
    [words.moneyTransfer.lastName]: 'Токтосунова',
    [words.moneyTransfer.firstName]: 'Айзада2',
    [words.transfer.form.amount]: '1500',
  });
  await page.getByText(words.operations.fees.some.replace('{{fee}}', formatMoney(money(FEE, 'KGS'), 'kg'))).waitFor();
  await sender.button(words.transfer.form.next).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: words.validation.NAME_AS_IN_PASSPORT.replace('{{max}}', '50') })
    .waitFor();
  await fill(sender, { [words.moneyTransfer.firstName]: 'Айзада' });
  await sender.proceedToCheck();
  await page.getByText('Токтосунова Айзада').first().waitFor();
  await expectFits(sender);
  await sender.waitForCode(AMOUNT);
  await sender.enterCode(await sender.sheetCode('aibek'));
  await page.waitForURL('**/payment/money-system/result/*');
  await page.getByText(words.moneyTransfer.way.stages.ready, { exact: true }).waitFor({ timeout: SETTLED_MS });
  const transactionId = page.url().split('/').at(-1) ?? '';
  const sent = await sending.execute('GET_TRANSACTION_BY_ID_V2', { transactionId });
  const number = sent.ok ? (sent.value.progress?.reference ?? '') : '';
  expect(number).toMatch(/^\d{10}$/);
  await page.getByText(groupedTransferCode(number), { exact: true }).waitFor();
  await expectAccessible(sender, 'moneyTransfers.result');
  expect(await availableOn(sending, from)).toEqual([before - AMOUNT.minor - FEE]);

  await receives(number);
  await page.getByText(words.moneyTransfer.way.stages.paidOut, { exact: true }).waitFor({ timeout: SETTLED_MS });
  expect(sender.consoleErrors).toEqual([]);
  await sender.leave();
});

async function receives(number: string): Promise<void> {
  const user = await environment.user({ language: 'kg', theme: 'dark', width: 360 });
  const { page, words } = user;
  const { moneyTransfer, transfer } = words;
  const [before = 0n] = await availableOn(receiving, to);
  await user.signIn('aizada');
  await openFromHub(user, transfer.kinds.receiveMoneyTransfer.title);
  await user.button(transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), SHOWN).toBe(5);
  await expectAccessible(user, 'moneyTransfers.receiveForm');
  await page.getByLabel(moneyTransfer.system, { exact: true }).selectOption('Ak Kerben');
  const code = page.getByLabel(moneyTransfer.transferCode, { exact: true });
  await code.fill(`${number.slice(0, 9)}${(Number(number.slice(9)) + 1) % 10}`);
  await fill(user, { [moneyTransfer.senderLastName]: 'Асанов', [moneyTransfer.senderFirstName]: 'Aibek' });
  await user.chooseAccount(transfer.form.to, to);
  await page.getByLabel(transfer.form.amount, { exact: true }).fill('1500');
  await user.button(transfer.form.next).click();
  await expect.poll(() => code.getAttribute('aria-invalid'), SHOWN).toBe('true');
  await code.fill(groupedTransferCode(number));
  await user.button(transfer.form.next).click();
  await user.heading(transfer.acts.receive.code).waitFor();
  await page.getByText('Асанов Aibek', { exact: true }).waitFor();
  await expectFits(user);
  await user.button(transfer.acts.receive.submit.replace('{{amount}}', formatMoney(AMOUNT, 'kg'))).waitFor();
  await user.heading(transfer.acts.receive.code).waitFor();
  await user.enterCode(await user.sheetCode('aizada'));
  await page.waitForURL('**/payment/receive-money-transfer/result/*');
  await page.getByRole('heading', { name: transfer.acts.receive.done, exact: true }).waitFor({ timeout: SETTLED_MS });
  await expectFits(user);
  expect(await availableOn(receiving, to)).toEqual([before + AMOUNT.minor]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
}
