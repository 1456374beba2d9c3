import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { BANK_NAME } from '../../src/domain/brand/bankName';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { Desk } from '../support/Desk';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { moveAtTheDesk } from './support/moveAtTheDesk';
import { availableOn, TestEnvironment } from './support/TestEnvironment';

const MINUTE_MS = 60_000;
const LIVE_MS = 20_000;
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/;
const TWO_NUMBERS = /^\d{4}(?:\s\d{4}){3}, \d{4}(?:\s\d{4}){3}$/;
const CERTIFICATE = money(10_000n, 'KGS');
const OPENING = money(5_000n, 'KGS');

let environment: TestEnvironment;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
  [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
});
afterAll(() => environment.close());

/** Goes from the filled form to the result, and to the list of applications from there. */
async function confirmOrder(user: BrowserUser, price: typeof CERTIFICATE): Promise<void> {
  const { page, words, language } = user;
  const { acts, form } = words.transfer;
  await user.button(form.next).click();
  await user.heading(acts.order.code).waitFor();
  await expectAccessible(user, 'order.check');
  await user.button(acts.order.submit.replace('{{amount}}', formatMoney(price, language))).waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
  await user.heading(acts.order.waiting).waitFor();
  await expectAccessible(user, 'order.result');
  await page.getByRole('link', { name: acts.order.follow, exact: true }).click();
  await user.heading(words.market.applications.title).waitFor();
}

describe('a certificate about accounts, in Russian', () => {
  it('is ordered in English, downloaded when it is formed, and verified by its code', async () => {
    const user = await environment.user({ language: 'ru', width: 360, theme: 'dark' });
    const { page, words } = user;
    const { market, transfer, statements } = words;
    const apiClient = await environment.apiClient('aibek');
    await user.signIn('aibek');
    const [before = 0n] = await availableOn(apiClient, debit);
    await user.open('/market');
    await page.getByText(market.products['statement-request']).waitFor();
    await page.locator('main a[href="/market/statement-request"]').click();
    await user.heading(transfer.kinds.accountCertificate.title).waitFor();
    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await expectAccessible(user, 'accountCertificate.errors');
    const offered = page.getByRole('group', { name: market.certificate.accounts }).getByRole('checkbox');
    await offered.nth(0).check();
    await offered.nth(1).check();
    await page.getByLabel(market.certificate.language, { exact: true }).selectOption('en');
    await user.chooseAccount(transfer.form.from, debit);
    await expectAccessible(user, 'accountCertificate.form');
    await confirmOrder(user, CERTIFICATE);
    const applications = await apiClient.execute('GET_APPLICATIONS', {});
    await user.open(`/history/${applications.ok ? applications.value[0]?.id : ''}`);
    await page.getByText(words.operations.further, { exact: true }).click();
    await page.getByText(TWO_NUMBERS).waitFor();
    await expectFits(user);
    await user.open('/market/applications');
    await user.heading(market.applications.title).waitFor();
    expect(await availableOn(apiClient, debit)).toEqual([before - CERTIFICATE.minor]);
    await moveAtTheDesk(user, 'В обработке');
    await moveAtTheDesk(user, 'Сформировано');
    const download = user.button(market.applications.download);
    await download.waitFor({ timeout: LIVE_MS });
    await expectFits(user);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
    const { text } = await extractText(document, { mergePages: true });
    expect(text).toContain(BANK_NAME.en);
    const code = CODE.exec(text)?.[0] ?? '';
    await user.open(`/excerpt?code=${code}`);
    await page.getByText(statements.proof.certificate.known, { exact: true }).waitFor();
    await expectAccessible(user, 'statements.certificateProof');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a certificate about loans, in Chinese', () => {
  it('is ordered with its instalments', async () => {
    const user = await environment.user({ language: 'cn' });
    const { page, words } = user;
    const { market, transfer } = words;
    await user.signIn('aibek', '/market/loan-statement-request');
    await user.heading(transfer.kinds.loanCertificate.title).waitFor();
    await page.getByRole('group', { name: market.certificate.loans }).getByRole('checkbox').first().check();
    await page.getByRole('radio').last().check();
    await page.getByLabel(market.certificate.language, { exact: true }).selectOption('cn');
    await user.chooseAccount(transfer.form.from, debit);
    await expectAccessible(user, 'loanCertificate.form');
    await confirmOrder(user, CERTIFICATE);
    await page.getByText(market.next.ACCEPTED_FOR_PROCESSING, { exact: true }).first().waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a new account, in Kyrgyz', () => {
  it('is ordered, and in the list three minutes later without the page being read anew', async () => {
    const user = await environment.user({ language: 'kg' });
    const { page, words } = user;
    const { market, transfer } = words;
    await user.signIn('aibek', '/market/opening-account');
    await user.heading(transfer.kinds.accountOpening.title).waitFor();
    await page.getByLabel(market.account.currency, { exact: true }).selectOption('KZT');
    await user.chooseAccount(transfer.form.from, debit);
    await expectAccessible(user, 'accountOpening.form');
    await confirmOrder(user, OPENING);
    await new Desk(environment.bank.origin).moveClock({ forwardMs: 3 * MINUTE_MS });
    await page.getByText(market.ready.makeAccountOpening.ACCEPTED, { exact: true }).waitFor({ timeout: LIVE_MS });
    await expectFits(user);
    await page.getByRole('link', { name: market.applications.toAccounts, exact: true }).click();
    const client = await environment.apiClient('aibek');
    const answer = await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
    await user.showAllAccounts();
    const opened = answer.ok && answer.value.find(({ number }) => number.startsWith('12800163'));
    await page
      .locator(`main a[href*="account=${opened === false ? '' : opened?.id}"]`)
      .first()
      .waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
