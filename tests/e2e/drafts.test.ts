import { afterAll, beforeAll, expect, it } from 'vitest';

import { usableAccounts } from '../support/usableAccounts';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const PATH = '/payment/own-accounts';

function amountField(user: BrowserUser) {
  return user.page.getByLabel(user.words.transfer.form.amount, { exact: true });
}

/**
 * Ends the session at the bank, as ten minutes without activity do; the tab finds out with its next call or event. Then the bank is opened at its
 * front, because a user who opens an address without a session returns to that address after signing in.
 */
async function endedByTheBank(user: BrowserUser, login: string): Promise<void> {
  const apiClient = await environment.apiClient(login);
  expect(await apiClient.execute('END_OTHER_SESSIONS', {})).toMatchObject({ ok: true });
  await user.page.reload();
  await user.heading(user.words.login.title).waitFor();
  await user.open('/');
  await user.heading(user.words.login.title).waitFor();
}

it('gives what was typed back to the same user who signs in again in the same tab', async () => {
  const user = await environment.user();
  const [debit, credit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
  await user.signInByForm('aibek');
  await user.open(PATH);
  await user.fillTransfer(debit, credit, '12,34');
  await endedByTheBank(user, 'aibek');

  await user.signInByForm('aibek');
  await user.open(PATH);
  await expect.poll(() => amountField(user).inputValue()).toBe('12,34');
  await user.page.getByText(user.words.transfer.form.continued, { exact: true }).waitFor();
  await user.proceedToCheck();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('leads back to the form with what was typed after the bank has ended the session under it', async () => {
  const user = await environment.user();
  await user.signInByForm('aibek');
  await user.open(PATH);
  await amountField(user).fill('43,21');
  const elsewhere = await environment.apiClient('aibek');
  expect(await elsewhere.execute('END_OTHER_SESSIONS', {})).toMatchObject({ ok: true });
  // The tab finds out by itself, as the customer sees it.
  await user.heading(user.words.login.title).waitFor({ timeout: 45_000 });
  const phone = await user.phoneOf('aibek');
  await user.submitPassword('aibek');
  await user.page.waitForURL('**/otp');
  await user.enterCode(await phone.next());
  await user.page.waitForURL(`**${PATH}`);
  await expect.poll(() => amountField(user).inputValue()).toBe('43,21');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('is cleared by one press, which moves the focus to the first field', async () => {
  const user = await environment.user({ width: 360 });
  const { form } = user.words.transfer;
  await user.signInByForm('aibek');
  await user.open(PATH);
  await amountField(user).fill('77,70');
  await user.open('/payment');
  await user.heading(user.words.transfer.hub.title).waitFor();
  await user.open(PATH);
  await user.button(form.clear).click();
  await expect.poll(() => amountField(user).inputValue()).toBe('');
  expect(await user.page.getByText(form.continued, { exact: true }).count()).toBe(0);
  expect(await user.page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('shows nothing to another user, and nothing after signing out', async () => {
  const user = await environment.user();
  await user.signInByForm('aibek');
  await user.open(PATH);
  await amountField(user).fill('77,70');
  await endedByTheBank(user, 'aibek');
  await user.signInByForm('aizada');
  await user.open(PATH);
  expect(await amountField(user).inputValue()).toBe('');
  expect(await user.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('77,70');

  await amountField(user).fill('55,50');
  await user.page.getByRole('button', { name: user.words.shell.signOut, exact: true }).click();
  await user.heading(user.words.login.title).waitFor();
  expect(await user.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('55,50');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
