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
  { theme: 'light', width: 1280, amount: '4321.51' },
  { theme: 'dark', width: 360, amount: '4321.52' },
] as const)(
  'a director finds in the audit who sent a payment and who declined it, $theme at $width px',
  async ({ theme, width, amount }) => {
    const maker = await environment.user({ language: 'en', theme, width });
    await maker.signIn('saltanat', '/payment/own-accounts');
    await maker.fillTransfer(debit, credit, amount);
    await maker.proceedToCheck();
    await maker.button(maker.words.transfer.signatures.send).click();
    await maker.heading(maker.words.transfer.signatures.sentTitle).waitFor();
    await maker.open('/profile/company/audit');
    await maker.heading(maker.words.shell.doors.auditorsOnly.title).waitFor();
    await maker.leave();

    const user = await environment.user({ language: 'en', theme, width });
    const { page, words } = user;
    const { acts, all, filter, oneDocument } = words.companyAudit;
    await user.signIn('daniyar', '/profile/company');
    await page.getByRole('link', { name: words.company.audit }).click();
    await user.heading(words.companyAudit.title).waitFor();
    const shownAmount = amount.replace('4321', '4,321');
    const row = page.getByRole('listitem').filter({ hasText: shownAmount }).filter({ hasText: 'Saltanat Mambetova' });
    await row.getByText(acts.created, { exact: true }).waitFor();
    await expectAccessible(user, 'company.audit');

    await row.getByRole('link').click();
    await user.heading(words.signing.document.title).waitFor();
    await user.button(words.signing.decline.open).click();
    await user.button(words.signing.decline.yes).click();
    await page.getByText(words.signing.ended.declined, { exact: true }).waitFor();
    await page.getByRole('link', { name: words.history.details.audit }).click();
    await page.getByText(oneDocument, { exact: true }).waitFor();
    await page.getByRole('listitem').getByText(acts.declined, { exact: true }).waitFor();
    expect(await page.getByRole('listitem').getByText(acts.created, { exact: true }).count()).toBe(1);
    await page.getByRole('link', { name: all, exact: true }).click();
    await page.getByLabel(filter.kind, { exact: true }).selectOption(acts.declined);
    await page.getByRole('listitem').getByText(acts.declined, { exact: true }).first().waitFor();
    expect(await page.getByRole('listitem').getByText(acts.created, { exact: true }).count()).toBe(0);
    const saved = page.waitForEvent('download');
    await user.button(words.companyAudit.export.csv).click();
    expect((await saved).suggestedFilename()).toMatch(/^Audit .*\.csv$/);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);
