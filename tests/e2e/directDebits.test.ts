import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addDays } from '../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../src/domain/time/Instant';
import { activateMandate, invoiceToAibek, mandateOfAibek } from '../support/directDebits';
import { addSupplier, issueToCompany } from '../support/creditor';
import { Desk } from '../support/Desk';
import { expectAccessible, expectFits } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { spaced, TestEnvironment } from './support/TestEnvironment';

const TEN_HOURS_MS = 10 * 60 * 60 * 1000;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
  const desk = new Desk(environment.bank.origin);
  // Debits are announced in the daytime only.
  const tomorrow = addDays(bankDayOf(await desk.now()), 1);
  await desk.moveClock({ to: new Date(startOfBankDay(tomorrow) + TEN_HOURS_MS).toISOString() });
});

afterAll(() => environment.close());

async function issue(number: string): Promise<void> {
  const director = await environment.apiClient('daniyar');
  const dueOn = addDays(bankDayOf(await new Desk(environment.bank.origin).now()), 1);
  await invoiceToAibek(director, { number, total: 120_000n, dueOn });
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}

it('a mandate is given with a code, activated by the bank, its debit refused, and the mandate revoked, in Russian', async () => {
  await issue('А-1');
  const user = await environment.user({ language: 'ru' });
  const { page, words } = user;
  const { directDebits, profile, transfer } = words;
  const { give, form, states, refuse, revoke, debits } = directDebits;
  await user.signIn('aibek', '/payment/invoice');
  await page.getByRole('main').getByRole('link', { name: transfer.kinds.directDebits.title, exact: true }).click();
  await page.getByText(directDebits.empty.title, { exact: true }).waitFor();
  await expectAccessible(user, 'directDebits.empty');
  await page.getByRole('link', { name: give.title, exact: true }).click();
  await user.heading(give.title).waitFor();
  await user.button(profile.change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
  await page.getByLabel(form.ceiling, { exact: true }).fill('5000');
  await page.getByLabel(form.periodCeiling, { exact: true }).fill('10000');
  await expectAccessible(user, 'directDebits.form');
  const phone = await user.phoneOf('aibek');
  await user.button(profile.change.next).click();
  await user.heading(profile.change.codeTitle).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(give.doneTitle).waitFor();
  await page.getByRole('main').getByRole('link', { name: directDebits.title, exact: true }).first().click();
  await page.getByText(states.waiting, { exact: true }).waitFor();
  // Events bring the decision of the bank, and then the debit, to the open page.
  await activateMandate(environment.bank.origin);
  await page.getByText(states.active, { exact: true }).waitFor();
  await expectAccessible(user, 'directDebits.list');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await user.heading(filled(debits.invoice, { number: 'А-1' })).waitFor();
  await expectAccessible(user, 'directDebits.mandate');
  await page.getByRole('button', { name: filled(refuse.spoken, { number: 'А-1' }) }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(user, 'directDebits.refuseQuestion');
  await page.getByRole('alertdialog').getByRole('button', { name: refuse.label, exact: true }).click();
  await page.getByText(debits.states.refused, { exact: true }).waitFor();
  await page.getByRole('button', { name: revoke.spoken.split(',')[0] ?? '' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: revoke.label, exact: true }).click();
  await page.getByText(states.revoked, { exact: true }).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();

  const company = await environment.user({ language: 'ru' });
  await company.signIn('daniyar', '/creating-invoice');
  await company.page.getByText(company.words.qrInvoices.directDebit.refused, { exact: true }).waitFor();
  await company.leave();
});

it('a mandate is begun at a received invoice, with company and ceilings of it, and offered no more once it is given, in English', async () => {
  await issue('А-3');
  const user = await environment.user({ language: 'en', width: 360 });
  const { page, words } = user;
  const { directDebits, profile, qrInvoices } = words;
  await user.signIn('aibek', '/payment/invoice');
  const name = filled(qrInvoices.received.automaticallyOne, { number: 'А-3', name: '' }).trim();
  const link = page.getByRole('link', { name });
  await link.waitFor();
  await expectFits(user);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await link.click();
  await user.heading(directDebits.give.title).waitFor();
  expect(await page.getByLabel(directDebits.form.ceiling, { exact: true }).inputValue()).toBe('1,200.00');
  await expectFits(user);
  // The address says it all: a page that is loaded anew offers the same.
  await page.reload();
  await expect.poll(() => page.getByLabel(directDebits.form.ceiling, { exact: true }).inputValue()).toBe('1,200.00');
  const phone = await user.phoneOf('aibek');
  await user.button(profile.change.next).click();
  await user.heading(profile.change.codeTitle).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(directDebits.give.doneTitle).waitFor();
  await user.open('/payment/invoice');
  await page.getByRole('heading', { name: 'А-3' }).waitFor();
  await expect.poll(() => link.count()).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: words.transfer.kinds.directDebits.title, exact: true })
    .click();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.getByRole('button', { name: directDebits.revoke.spoken.split(',')[0] ?? '' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: directDebits.revoke.label, exact: true }).click();
  await page.getByText(directDebits.states.revoked, { exact: true }).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('a scheduled debit fits a dark phone, in Kyrgyz, and is seen in the received invoice', async () => {
  await mandateOfAibek(await environment.apiClient('aibek'));
  await activateMandate(environment.bank.origin);
  await issue('А-2');
  const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
  const { page, words } = user;
  const { directDebits, qrInvoices } = words;
  await user.signIn('aibek', '/payment/direct-debit');
  await page.getByText(directDebits.states.active, { exact: true }).waitFor();
  await expectFits(user);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await user.heading(filled(directDebits.debits.invoice, { number: 'А-2' })).waitFor();
  await expectFits(user);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await user.open('/payment/direct-debit/new');
  await page.getByText(directDebits.give.allGiven, { exact: true }).waitFor();
  await user.open('/payment/invoice');
  const announced = filled(qrInvoices.directDebit.announced, { day: '' }).trim();
  await page.getByText(announced).first().waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

/** Signs the change that waits with the code of the phone. */
async function sign(user: BrowserUser, login: string, outcome: string): Promise<void> {
  const { page, words } = user;
  await user.open('/transaction-confirmation');
  await page.getByRole('link', { name: words.companyChanges.list.toSign }).click();
  await user.heading(words.companyChanges.document.title).waitFor();
  await expectFits(user);
  const phone = await user.phoneOf(login);
  await user.button(words.signing.sign).click();
  await page.getByLabel(words.code.field, { exact: true }).fill(await phone.next());
  await user.button(words.code.submit).click();
  await user.heading(outcome).waitFor();
}

it('a company gives a mandate by two signatures, and one signer refuses a debit and revokes it, in Russian and Kyrgyz', async () => {
  const now = await new Desk(environment.bank.origin).now();
  const database = new Client(environment.bank.connection());
  await database.connect();
  const supplier = await addSupplier(database, 'ОсОО «Таза-Суу»');
  const dueOn = addDays(bankDayOf(now), 1);
  await issueToCompany(database, supplier, { number: 'В-7', total: 120_000n, dueOn, now });
  await database.end();

  const maker = await environment.user({ language: 'ru', width: 1280 });
  const signer = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
  await maker.signIn('saltanat');
  await signer.signIn('daniyar');
  await maker.open('/payment/invoice');
  const { directDebits, companyChanges, qrInvoices, profile } = maker.words;
  const offer = filled(qrInvoices.received.automaticallyOne, { number: 'В-7', name: '' }).trim();
  await maker.page.getByRole('link', { name: offer }).click();
  await maker.heading(directDebits.give.title).waitFor();
  expect(spaced(await maker.page.getByLabel(directDebits.form.ceiling, { exact: true }).inputValue())).toBe('1 200,00');
  await maker.page.getByText(directDebits.give.nextInCompany, { exact: true }).waitFor();
  await expectFits(maker);
  await maker.button(profile.change.next).click();
  await maker.heading(companyChanges.check.title).waitFor();
  await expectFits(maker);
  await maker.button(companyChanges.check.send).click();
  await maker.heading(companyChanges.sent.title).waitFor();
  await sign(signer, 'daniyar', signer.words.companyChanges.document.signedTitle);
  await sign(maker, 'saltanat', companyChanges.document.doneTitle);
  await maker.open('/payment/direct-debit');
  await maker.page.getByText(directDebits.states.waiting, { exact: true }).waitFor();
  await activateMandate(environment.bank.origin);
  await maker.page.getByText(directDebits.states.active, { exact: true }).waitFor();
  await expectFits(maker);

  const { page, words } = signer;
  const { refuse, revoke, debits, states } = words.directDebits;
  await signer.open('/payment');
  await signer.button(words.transfer.hub.whole).click();
  await page.getByRole('main').getByRole('link', { name: words.transfer.kinds.directDebits.title }).first().click();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await signer.heading(filled(debits.invoice, { number: 'В-7' })).waitFor();
  await expectFits(signer);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: filled(refuse.spoken, { number: 'В-7' }) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: refuse.label, exact: true }).click();
  await page.getByText(debits.refusedInCompany, { exact: true }).waitFor();
  // Who only reads sees the same and is offered nothing.
  const auditor = await environment.user({ language: 'ru' });
  await auditor.signIn('cholpon', '/payment/direct-debit');
  await auditor.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await auditor.page.getByText(directDebits.debits.refusedInCompany, { exact: true }).waitFor();
  expect(await auditor.button(directDebits.revoke.label).count()).toBe(0);
  await page.getByRole('button', { name: revoke.spoken.split(',')[0] ?? '' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: revoke.label, exact: true }).click();
  await page.getByText(states.revoked, { exact: true }).waitFor();
  await expectAccessible(signer, 'directDebits.revoked');
  expect([...maker.consoleErrors, ...signer.consoleErrors, ...auditor.consoleErrors]).toEqual([]);
  await maker.leave();
  await signer.leave();
  await auditor.leave();
});
