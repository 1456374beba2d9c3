import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;
let debit: Account;
let credit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit, credit] = await usableAccounts(await environment.apiClient('saltanat'), 'KGS');
});

afterAll(() => environment.close());

it.each([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const)(
  'a document stands in the history of the company until it is signed or declined, $theme at $width px',
  async ({ theme, width }) => {
    const user = await environment.user({ language: 'en', theme, width });
    const { page, words } = user;
    await user.signIn('saltanat', '/payment/own-accounts');
    await user.fillTransfer(debit, credit, '4321.50');
    await user.proceedToCheck();
    await user.button(words.transfer.signatures.send).click();
    await user.heading(words.transfer.signatures.sentTitle).waitFor();

    await user.open('/history-corporate?status=onConfirmation');
    await user.heading(words.history.title).waitFor();
    const list = page.getByRole('list', { name: words.history.list });
    const line = list.getByRole('link').first();
    await line.waitFor();
    expect(await list.getByRole('link').count()).toBe(1);
    expect(await line.innerText()).toContain(words.operations.statuses.NEEDS_CONFIRMATION);
    await expectAccessible(user, 'companyHistory.list');

    await line.click();
    await user.heading(words.signing.document.title).waitFor();
    await page.getByText(words.signing.places[1], { exact: true }).waitFor();
    await expectAccessible(user, 'companyHistory.document');
    await user.button(words.signing.decline.open).click();
    await user.button(words.signing.decline.yes).click();
    await page.getByText(words.signing.ended.declined, { exact: true }).waitFor();
    await page.getByRole('link', { name: words.history.details.back }).click();
    await user.heading(words.history.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);

it('people have a history of their own', async () => {
  const user = await environment.user({ language: 'en' });
  await user.signIn('aibek', '/history-corporate');
  await user.heading(user.words.shell.doors.companiesOnly.title).waitFor();
  await user.page.getByRole('link', { name: user.words.shell.doors.links.history }).click();
  await user.heading(user.words.history.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
