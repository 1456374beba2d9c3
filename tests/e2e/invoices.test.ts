import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

const LATE = 'ЧА-00412';
const SOON = 'ЧА-00427';

let environment: TestEnvironment;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit] = await usableAccounts(await environment.apiClient('saltanat'), 'KGS');
});

afterAll(() => environment.close());

it('a form without chosen invoices says so and has nothing to send, in English', async () => {
  const user = await environment.user({ language: 'en' });
  const { invoices, transfer } = user.words;
  await user.signIn('saltanat', '/payment/invoice/pay');
  await user.page.getByText(invoices.form.none.title).waitFor();
  expect(await user.button(transfer.form.next).isVisible()).toBe(false);
  await expectAccessible(user, 'invoices.none');
  await user.page.getByRole('link', { name: invoices.form.toList }).click();
  await user.page.waitForURL('**/payment/invoice');
});

it('invoices are found, chosen, paid in part and sent to be signed, in Chinese', async () => {
  const user = await environment.user({ language: 'cn' });
  const { page, words } = user;
  const { invoices, transfer } = words;
  await user.signIn('saltanat', '/payment');
  await page.getByRole('link', { name: transfer.kinds.invoices.title }).click();
  await user.heading(invoices.title).waitFor();
  const number = (text: string) =>
    page.getByRole('heading', { name: invoices.number.replace('{{number}}', text), exact: true });
  await number(LATE).waitFor();
  await expectAccessible(user, 'invoices.list');

  await page.getByLabel(invoices.state, { exact: true }).selectOption('overdue');
  await number(SOON).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?state=overdue');
  await page.getByLabel(invoices.search, { exact: true }).fill('nothing of this kind');
  await page.getByText(invoices.noMatches.title).waitFor();
  await page.getByLabel(invoices.search, { exact: true }).fill('');
  await page.getByLabel(invoices.state, { exact: true }).selectOption('open');
  const pick = (text: string) => page.getByRole('checkbox', { name: text });
  await pick(SOON).check();
  expect(await pick('БД-1187').isDisabled()).toBe(true);
  await pick(LATE).check();
  await user.button(invoices.pay).click();

  await page.getByRole('radio', { name: invoices.form.modes.part }).check();
  await page.getByLabel(transfer.form.amount, { exact: true }).fill('50000');
  await user.chooseAccount(transfer.form.from, debit);
  await expectAccessible(user, 'invoices.form');
  await user.button(transfer.form.next).click();
  await page.getByText(`${LATE}, ${SOON}`).waitFor();
  await expectFits(user);
  await user.button(transfer.signatures.send).click();
  await user.heading(transfer.signatures.sentTitle).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('the list fits on a phone in the dark, and nothing chosen leads back to it', async () => {
  const user = await environment.user({ language: 'cn', width: 360, theme: 'dark' });
  const { page, words } = user;
  await user.signIn('saltanat', '/payment/invoice/pay');
  await page.getByText(words.invoices.form.none.title).waitFor();
  await expectFits(user);
  await page.getByRole('link', { name: words.invoices.form.toList }).click();
  await page.getByRole('checkbox', { name: LATE }).waitFor();
  await expectFits(user);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
