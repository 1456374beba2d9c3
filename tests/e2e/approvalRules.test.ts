import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { signChange } from './support/signChange';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;
let debit: Account;
let credit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit, credit] = await usableAccounts(await environment.apiClient('saltanat'), 'KGS');
});

afterAll(() => environment.close());

it('a signer asks for another signature on large sums, and a payment says whose it needs', async () => {
  const maker = await environment.user({ language: 'en', theme: 'dark', width: 360 });
  const { page, words } = maker;
  const { companyRules } = words;
  await maker.signIn('saltanat', '/profile/company/rules');
  await page.getByText(companyRules.empty.title, { exact: true }).waitFor();
  await expectAccessible(maker, 'company.rules');
  await page.getByRole('link', { name: companyRules.add, exact: true }).click();
  await maker.heading(companyRules.form.newTitle).waitFor();
  await page.getByLabel(companyRules.form.amount, { exact: true }).fill('1000');
  await maker.button(words.profile.change.next).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await page.getByLabel('Daniyar Sadykov', { exact: true }).check();
  await expectAccessible(maker, 'company.rule');
  await maker.button(words.profile.change.next).click();
  await maker.button(words.companyChanges.check.send).click();
  await maker.heading(words.companyChanges.sent.title).waitFor();
  await maker.open('/profile/company/rules');
  await page.getByText(companyRules.waiting.badge, { exact: true }).waitFor();

  const director = await environment.user({ language: 'en' });
  const { signedTitle, doneTitle } = words.companyChanges.document;
  await director.signIn('daniyar');
  await signChange(director, { login: 'daniyar', outcome: signedTitle });
  await signChange(maker, { login: 'saltanat', outcome: doneTitle });
  await maker.open('/profile/company/rules');
  await page.getByText(companyRules.list, { exact: true }).waitFor();

  await maker.open('/payment/own-accounts');
  await maker.fillTransfer(debit, credit, '2000.00');
  const hint = page.getByText(/^Also to be signed, by company rules: .*Daniyar Sadykov/);
  await hint.waitFor();
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('999.99');
  await hint.waitFor({ state: 'detached' });
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('2000.00');
  await hint.waitFor();
  await maker.proceedToCheck();
  const rule = page.getByRole('dialog').getByText(/signed by Daniyar Sadykov$/);
  await rule.waitFor();
  await expectAccessible(maker, 'company.ruledPayment');
  expect([...maker.consoleErrors, ...director.consoleErrors]).toEqual([]);
  await maker.leave();
  await director.leave();
});
