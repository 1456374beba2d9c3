import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { addDays } from '../../src/domain/time/days';
import { writtenDay } from '../../src/domain/time/format';
import { bankDayOf } from '../../src/domain/time/Instant';
import { usableAccounts } from '../support/usableAccounts';
import { bankNow } from '../support/walkTime';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

const AIBEK_INN = '21503198500123';
const NUMBER = 'А-14';

let environment: TestEnvironment;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
});

afterAll(() => environment.close());

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}

it('an invoice is issued in Russian, and paid in part on a phone in the dark', async () => {
  const company = await environment.user({ language: 'ru' });
  const { page, words } = company;
  const { qrInvoices } = words;
  const { form, issue, code, states } = qrInvoices;
  await company.signIn('daniyar', '/creating-invoice');
  await company.heading(issue.title).waitFor();
  await company.button(issue.submit).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(4);
  await page.getByLabel(form.number, { exact: true }).fill(NUMBER);
  await page.getByLabel(form.payer, { exact: true }).fill('Айбек Асанов');
  await page.getByLabel(form.payerInn, { exact: true }).fill(AIBEK_INN);
  await page.getByLabel(form.amount, { exact: true }).fill('300');
  await page.getByLabel(form.dueOn, { exact: true }).fill(writtenDay(addDays(bankDayOf(bankNow()), 7)));
  await expectAccessible(company, 'qrInvoices.form');
  await company.button(issue.submit).click();
  await company.button(issue.another).waitFor();
  const picture = filled(code.picture, { number: NUMBER, amount: formatMoney(money(30_000n, 'KGS'), 'ru') });
  await page.getByRole('img', { name: picture }).waitFor();
  await expectAccessible(company, 'qrInvoices.made');
  const saved = page.waitForEvent('download');
  await company.button(words.qr.my.png).click();
  expect((await saved).suggestedFilename()).toBe(`${code.file}.png`);
  const issued = page.getByRole('region', { name: issue.list });
  await issued.getByText(states.open, { exact: true }).waitFor();

  await paysPart();
  await issued.getByText(qrInvoices.partlyPaid, { exact: true }).waitFor();
  await issued.getByRole('button', { name: filled(qrInvoices.withdraw.spoken, { number: NUMBER }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: qrInvoices.withdraw.label, exact: true }).click();
  await issued.getByText(states.withdrawn, { exact: true }).waitFor();
  expect(company.consoleErrors).toEqual([]);
  await company.leave();
});

/** The person the invoice is issued to pays 120 of 300 soms of it. */
async function paysPart(): Promise<void> {
  const user = await environment.user({ language: 'ru', width: 360, theme: 'dark' });
  const { page, words } = user;
  const { transfer, qrInvoices } = words;
  await user.signIn('aibek', '/payment/invoice');
  await user.heading(filled(qrInvoices.number, { number: NUMBER })).waitFor();
  await expectAccessible(user, 'qrInvoices.received');
  await page.getByRole('button', { name: new RegExp(`^${qrInvoices.received.pay}.*${NUMBER}`) }).click();
  await user.heading(transfer.kinds.qr.title).waitFor();
  await page.getByLabel(transfer.form.amount, { exact: true }).fill('120');
  await user.chooseAccount(transfer.form.from, debit);
  await user.button(transfer.form.next).click();
  await user.heading(transfer.acts.payment.code).waitFor();
  await page.getByText(NUMBER).first().waitFor();
  const amount = formatMoney(money(12_000n, 'KGS'), 'ru');
  await user.button(filled(transfer.acts.payment.submit, { amount })).waitFor();
  await user.heading(transfer.acts.payment.code).waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
  await page.waitForURL('**/payment/qr/result/*');
  await user.open('/payment/invoice');
  await page.getByText(qrInvoices.partlyPaid, { exact: true }).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
}

it('invoices are issued automatically and stopped, in Kyrgyz, in the dark', async () => {
  const user = await environment.user({ language: 'kg', theme: 'dark' });
  const { page, words } = user;
  const { form, series, stop } = words.qrInvoices;
  await user.signIn('daniyar', '/automatic-creating-invoice');
  await user.heading(series.title).waitFor();
  await page.getByLabel(form.prefix, { exact: true }).fill('ИЖ');
  await page.getByLabel(form.payer, { exact: true }).fill('«Береке» ЖЧК');
  await page.getByLabel(form.amount, { exact: true }).fill('15000');
  await page.getByLabel(form.firstDay, { exact: true }).fill(writtenDay(addDays(bankDayOf(bankNow()), 1)));
  await expectAccessible(user, 'qrInvoices.seriesForm');
  await user.button(series.submit).click();
  await page.getByRole('status').getByText(series.doneTitle).waitFor();
  const list = page.getByRole('region', { name: series.list });
  await list.getByText(series.active, { exact: true }).waitFor();
  await expectAccessible(user, 'qrInvoices.seriesMade');
  await list.getByRole('button', { name: filled(stop.spoken, { payer: '«Береке» ЖЧК' }) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: stop.label, exact: true }).click();
  await list.getByText(series.ended, { exact: true }).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('a form on a phone is as wide as the phone, and a person finds no page', async () => {
  const user = await environment.user({ language: 'kg', width: 360 });
  const { page, words } = user;
  await user.signIn('daniyar', '/creating-invoice');
  await user.heading(words.qrInvoices.issue.title).waitFor();
  await expectFits(user);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await user.leave();
  const person = await environment.user({ language: 'kg', width: 360 });
  await person.signIn('aizada', '/creating-invoice');
  await person.heading(words.common.notFound.title).waitFor();
  await person.leave();
});
