import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { groupedTransferCode } from '../../src/domain/transfer/moneyTransferStage';
import { usableAccount } from '../support/usableAccounts';
import { objections } from './support/objections';
import { availableOn, Stage } from './support/Stage';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import type { Visitor } from './support/Visitor';

const SETTLED_MS = 60_000;
/** What waits for the browser waits as long as the browser itself does. */
const SHOWN = { timeout: 20_000 } as const;
const AMOUNT = money(150_000n, 'KGS');
const FEE = 5_000n;

let stage: Stage;
let sending: RawClient;
let receiving: RawClient;
let from: Account;
let to: Account;

beforeAll(async () => {
  stage = await Stage.open();
  sending = await stage.referee('aibek');
  receiving = await stage.referee('aizada');
  from = await usableAccount(sending, 'KGS');
  to = await usableAccount(receiving, 'KGS');
});

afterAll(() => stage.close());

async function openFromHub(visitor: Visitor, title: string): Promise<void> {
  await visitor.open('/payment');
  await visitor.page
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await visitor.heading(title).waitFor();
  await visitor.page.getByLabel(visitor.words.moneyTransfer.system, { exact: true }).waitFor();
}

async function fill(visitor: Visitor, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await visitor.page.getByLabel(label, { exact: true }).fill(text);
  }
}

it('sends money to a person, and gives it to that person once', async () => {
  const sender = await stage.visitor({ language: 'kg' });
  const { page, words } = sender;
  const [before = 0n] = await availableOn(sending, from);
  await sender.signIn('aibek');
  await openFromHub(sender, words.transfer.kinds.moneySystem.title);
  await sender.button(words.transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), SHOWN).toBe(6);
  expect(await objections(page, 'form of a money transfer')).toEqual([]);
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
  await page.getByText(words.transfer.form.fee.replace('{{fee}}', formatMoney(money(FEE, 'KGS'), 'kg'))).waitFor();
  await sender.button(words.transfer.form.next).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: words.validation.NAME_AS_IN_PASSPORT.replace('{{max}}', '50') })
    .waitFor();
  await fill(sender, { [words.moneyTransfer.firstName]: 'Айзада' });
  await sender.proceedToCheck();
  await page.getByText('Токтосунова Айзада').first().waitFor();
  expect(await objections(page, 'check of a money transfer')).toEqual([]);
  const phone = await sender.phoneOf('aibek');
  await sender.askForCode(AMOUNT);
  await sender.enterCode(await phone.next());
  await page.waitForURL('**/payment/money-system/result/*');
  await page.getByText(words.moneyTransfer.way.stages.ready, { exact: true }).waitFor({ timeout: SETTLED_MS });
  const transactionId = page.url().split('/').at(-1) ?? '';
  const sent = await sending.execute('GET_TRANSACTION_BY_ID_V2', { transactionId });
  const number = sent.ok ? (sent.value.progress?.reference ?? '') : '';
  expect(number).toMatch(/^\d{10}$/);
  await page.getByText(groupedTransferCode(number), { exact: true }).waitFor();
  expect(await objections(page, 'result of a money transfer')).toEqual([]);
  expect(await availableOn(sending, from)).toEqual([before - AMOUNT.minor - FEE]);

  await receives(number);
  await page.getByText(words.moneyTransfer.way.stages.paidOut, { exact: true }).waitFor({ timeout: SETTLED_MS });
  expect(sender.complaints).toEqual([]);
  await sender.leave();
});

async function receives(number: string): Promise<void> {
  const visitor = await stage.visitor({ language: 'kg', theme: 'dark', width: 360 });
  const { page, words } = visitor;
  const { moneyTransfer, transfer } = words;
  const [before = 0n] = await availableOn(receiving, to);
  await visitor.signIn('aizada');
  await openFromHub(visitor, transfer.kinds.receiveMoneyTransfer.title);
  await visitor.button(transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), SHOWN).toBe(6);
  expect(await objections(page, 'form of money to be received')).toEqual([]);
  await page.getByLabel(moneyTransfer.system, { exact: true }).selectOption('Ak Kerben');
  const code = page.getByLabel(moneyTransfer.transferCode, { exact: true });
  await code.fill(`${number.slice(0, 9)}${(Number(number.slice(9)) + 1) % 10}`);
  await fill(visitor, { [moneyTransfer.senderLastName]: 'Асанов', [moneyTransfer.senderFirstName]: 'Aibek' });
  await visitor.chooseAccount(transfer.form.to, to);
  await page.getByLabel(transfer.form.amount, { exact: true }).fill('1500');
  await visitor.button(transfer.form.next).click();
  await expect.poll(() => code.getAttribute('aria-invalid'), SHOWN).toBe('true');
  await code.fill(groupedTransferCode(number));
  await visitor.button(transfer.form.next).click();
  await visitor.heading(transfer.acts.receive.check).waitFor();
  await page.getByText('Асанов Aibek', { exact: true }).waitFor();
  expect(await objections(page, 'check of money to be received')).toEqual([]);
  const phone = await visitor.phoneOf('aizada');
  await visitor.button(transfer.acts.receive.submit.replace('{{amount}}', formatMoney(AMOUNT, 'kg'))).click();
  await visitor.heading(transfer.acts.receive.code).waitFor();
  await visitor.enterCode(await phone.next());
  await page.waitForURL('**/payment/receive-money-transfer/result/*');
  await page.getByRole('heading', { name: transfer.acts.receive.done, exact: true }).waitFor({ timeout: SETTLED_MS });
  expect(await objections(page, 'result of money received')).toEqual([]);
  expect(await availableOn(receiving, to)).toEqual([before + AMOUNT.minor]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
}
