import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

async function download(user: BrowserUser): Promise<Buffer> {
  const [file] = await Promise.all([
    user.page.waitForEvent('download'),
    user.button(user.words.statements.download).click(),
  ]);
  return readFile(await file.path());
}

describe('a statement, in English', () => {
  it('has the same sums on the screen and in its file, and can be verified', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { statements } = words;
    const [account] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
    await user.signIn('aibek', `/accounts/excerpt?account=${account.id}`);
    await user.heading(statements.of.account.title).waitFor();
    await user.button(statements.presets.months3).click();
    await page.getByRole('list', { name: statements.entries }).getByRole('listitem').first().waitFor();
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
    expect(code).not.toBe('');
    await expectAccessible(user, 'statements.account');
    await page.getByLabel(statements.format, { exact: true }).selectOption('csv');
    const csv = await download(user);
    expect(csv.toString('utf8')).toContain(code);
    await page.getByLabel(statements.format, { exact: true }).selectOption('pdf');
    expect((await download(user)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: statements.of.account.back, exact: true }).click();
    await page.waitForURL(`**/accounts/overview?account=${account.id}`);
    await user.open(`/excerpt?code=${code}`);
    await page.getByRole('link', { name: statements.of.account.title, exact: true }).click();
    await user.heading(statements.of.account.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();

    const guest = await environment.user({ language: 'en', width: 360, theme: 'dark' });
    await guest.open('/login');
    await guest.chooseLanguage();
    await guest.open(`/excerpt?code=${code}`);
    await guest.heading(statements.proof.title).waitFor();
    await guest.page.getByText(statements.proof.known, { exact: true }).waitFor();
    await expectAccessible(guest, 'statements.proof');
    await guest.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: csv });
    await guest.page.getByText(statements.proof.fileKnown, { exact: true }).waitFor();
    await guest.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.concat([csv, Buffer.from('1')]) });
    await guest.page.getByText(words.failures.STATEMENT_NOT_FOUND.what, { exact: true }).waitFor();
    await expectAccessible(guest, 'statements.noProof');
    expect(guest.consoleErrors).toEqual([]);
    await guest.leave();
  });
});

describe('a receipt, in Kyrgyz', () => {
  it('is verified at the address of its code', async () => {
    const client = await environment.apiClient('aibek');
    const history = await client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 1 });
    const txnId = history.ok ? (history.value.transactions[0]?.id ?? '') : '';
    const receipt = await client.execute('GET_TRANSACTION_RECEIPT_FILE', { transactionId: txnId });
    const bytes = receipt.ok ? receipt.value.bytes : new Uint8Array();
    const { text } = await extractText(await getDocumentProxy(bytes));
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(text.join(' '))?.[0] ?? '';
    expect(code).not.toBe('');

    const guest = await environment.user({ language: 'kg', width: 360 });
    const { proof } = guest.words.statements;
    await guest.open('/login');
    await guest.chooseLanguage();
    await guest.open(`/excerpt?code=${code}`);
    await guest.page.getByText(proof.receiptKnown, { exact: true }).waitFor();
    await guest.page.getByText(txnId, { exact: true }).waitFor();
    await expectAccessible(guest, 'statements.receiptProof');
    await guest.page.getByLabel(proof.code, { exact: true }).fill('0000-0000-0000-0000-0000');
    await guest.button(proof.check).click();
    await guest.page.getByText(guest.words.failures.RECEIPT_NOT_FOUND.what, { exact: true }).waitFor();
    expect(guest.consoleErrors).toEqual([]);
    await guest.leave();
  });
});

describe('a statement on a phone, in English', () => {
  it('refuses a period that is too long before the bank is asked, and is printed whole', async () => {
    const user = await environment.user({ language: 'en', width: 360 });
    const { page, words } = user;
    const { statements } = words;
    await user.signIn('aizada', '/accounts/excerpt');
    await user.heading(statements.of.account.title).waitFor();
    await user.button(words.shell.periodOther).click();
    await page.getByLabel(words.shell.periodFrom, { exact: true }).fill('01.01.2026');
    await user.button(words.common.show).click();
    await page.getByText(statements.problems.PERIOD_TOO_LONG, { exact: true }).waitFor();
    await expectAccessible(user, 'statements.tooLong');
    await user.button(statements.presets.days30).click();
    await user.button(statements.print).waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
