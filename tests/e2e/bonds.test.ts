import { readFile } from 'node:fs/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { Money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { moveAtTheDesk } from './support/moveAtTheDesk';
import { availableOn, TestEnvironment } from './support/TestEnvironment';

const LIVE_MS = 20_000;
/** 100 state bonds, with their fee besides, and 5 bonds of the bank, which cost none. */
const STATE = { name: 'Государственные облигации, 2 года', sum: money(992_000n, 'KGS'), total: money(993_488n, 'KGS') };
const OWN = { name: '«Тулпар Банктын» сомдогу облигациялары', sum: money(500_000n, 'KGS') };

let environment: TestEnvironment;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
});
afterAll(() => environment.close());

/** Opens the form from the showcase, and sends it empty to see what is missing. */
async function openForm(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const { market, transfer } = words;
  await user.open('/market');
  await page.getByRole('main').getByRole('link').filter({ hasText: market.products['bond-request'] }).click();
  await user.heading(transfer.kinds.bondPurchase.title).waitFor();
  await page.getByRole('radio').first().waitFor();
  await user.button(transfer.form.next).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await expectAccessible(user, 'bonds.errors');
}

/** Goes from the filled form to the list of applications. */
async function confirmOrder(user: BrowserUser, sum: Money): Promise<void> {
  const { page, words, language } = user;
  const { acts, form } = words.transfer;
  await expectAccessible(user, 'bonds.form');
  await user.button(form.next).click();
  await user.heading(acts.order.code).waitFor();
  await expectFits(user);
  await user.button(acts.order.submit.replace('{{amount}}', formatMoney(sum, language))).waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
  await user.heading(acts.order.waiting).waitFor();
  await expectFits(user);
  await page.getByRole('link', { name: acts.order.follow, exact: true }).click();
  await user.heading(words.market.applications.title).waitFor();
}

describe('state bonds, in Russian', () => {
  it('are chosen by issue, paid with the order, followed at the desk, and confirmed by a document', async () => {
    const user = await environment.user({ language: 'ru' });
    const { page, words } = user;
    const { market } = words;
    const apiClient = await environment.apiClient('aibek');
    await user.signIn('aibek');
    const before = await availableOn(apiClient, debit);
    await openForm(user);
    await page.getByRole('radio', { name: STATE.name }).check();
    await page.getByLabel(market.bonds.count, { exact: true }).fill('100');
    await page.getByText(formatMoney(STATE.total, 'ru')).first().waitFor();
    await confirmOrder(user, STATE.sum);
    expect(await availableOn(apiClient, debit)).toEqual(before.map((minor) => minor - STATE.total.minor));
    await moveAtTheDesk(user, 'В обработке', 'Сформировано');
    await page.getByText(market.ready.makeBondPurchase.FORMED, { exact: true }).waitFor({ timeout: LIVE_MS });
    await moveAtTheDesk(user, 'Выполнено');
    const download = user.button(market.applications.downloadConfirmation);
    await download.waitFor({ timeout: LIVE_MS });
    await expectFits(user);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const stated of ['KG0101G15285', STATE.name, '100']) {
      expect(text).toContain(stated);
    }
    await page.getByRole('link', { name: market.applications.toOperation, exact: true }).first().click();
    await page.getByText(words.operations.kinds.bondPurchase, { exact: true }).first().waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('bonds of the bank, in Kyrgyz on a telephone', () => {
  it('are ordered without a fee in the smallest number, and taken back with the money', async () => {
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    const { market } = words;
    const apiClient = await environment.apiClient('aibek');
    await user.signIn('aibek');
    const before = await availableOn(apiClient, debit);
    await openForm(user);
    await page.getByRole('radio', { name: OWN.name }).check();
    await page.getByText(formatMoney(OWN.sum, 'kg')).first().waitFor();
    await confirmOrder(user, OWN.sum);
    expect(await availableOn(apiClient, debit)).toEqual(before.map((minor) => minor - OWN.sum.minor));
    await expectFits(user);
    await user.button(market.applications.cancel).first().click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: market.applications.cancelYes })
      .click();
    await page.getByText(market.next.CANCELLED, { exact: true }).first().waitFor({ timeout: LIVE_MS });
    expect(await availableOn(apiClient, debit)).toEqual(before);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
