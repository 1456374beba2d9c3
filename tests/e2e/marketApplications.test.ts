import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { confirmAndFollow } from './support/confirmAndFollow';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { moveAtTheDesk } from './support/moveAtTheDesk';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';

const LIVE_MS = 20_000;

let environment: TestEnvironment;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
});
afterAll(() => environment.close());

describe('an application for a loan, in Russian', () => {
  it('carries what the calculator was asked, shows the cost, moves no money, and is followed to the decision', async () => {
    const user = await environment.user({ language: 'ru', width: 360, theme: 'dark' });
    const { page, words } = user;
    const { market, transfer, onlineLoan } = words;
    const apiClient = await environment.apiClient('aibek');
    await user.signIn('aibek');
    const before = await availableOn(apiClient, debit);
    await user.open('/market/loan-application?amount=500000&months=36');
    await user.heading(transfer.kinds.loanApplication.title).waitFor();
    const months = page.getByLabel(market.loan.months, { exact: true });
    await months.waitFor();
    expect(await months.inputValue()).toBe('36');
    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await expectAccessible(user, 'loanApplication.errors');
    await page.getByLabel(market.loan.product, { exact: true }).selectOption('2:KGS');
    await page.getByText(onlineLoan.facts.instalment, { exact: true }).waitFor();
    await page.getByLabel(market.loan.purpose, { exact: true }).fill('Машина для семьи');
    await page.getByLabel(market.loan.income, { exact: true }).fill('80000');
    await expectAccessible(user, 'loanApplication.form');
    await user.button(transfer.form.next).click();
    await page.getByText(transfer.check.free, { exact: true }).waitFor();
    await confirmAndFollow(user, 'apply');
    await page.getByText(market.nextOfFree.ACCEPTED_FOR_PROCESSING, { exact: true }).waitFor();
    await expectFits(user);
    expect(await availableOn(apiClient, debit)).toEqual(before);
    await moveAtTheDesk(user, 'В обработке', 'На рассмотрении', 'Уточнение условий');
    await page.getByText(market.next.RENEGOTIATION, { exact: true }).waitFor({ timeout: LIVE_MS });
    await expectAccessible(user, 'market.renegotiation');
    await page.getByRole('link', { name: words.cases.applied.reply, exact: true }).click();
    await page.getByText(words.cases.waitingText, { exact: true }).waitFor();
    await page.goBack();
    await moveAtTheDesk(user, 'На рассмотрении', 'Сформировано');
    await page.getByText(market.ready.makeLoanApplication.FORMED, { exact: true }).waitFor({ timeout: LIVE_MS });
    // The pointer stays where messages of the bank appear, and they stay while the pointer is over them.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: market.applications.toOperation, exact: true }).first().click();
    await page.getByText(words.operations.kinds.loanApplication, { exact: true }).first().waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a safe-deposit box, in Kyrgyz', () => {
  it('is reserved by size for some months, paid in advance, and followed at the desk', async () => {
    const user = await environment.user({ language: 'kg' });
    const { page, words } = user;
    const { market, transfer } = words;
    const apiClient = await environment.apiClient('aibek');
    await user.signIn('aibek');
    const before = await availableOn(apiClient, debit);
    await user.open('/market');
    await page.getByRole('main').getByRole('link').filter({ hasText: market.names.makeDepositBoxReservation }).click();
    await user.heading(transfer.kinds.boxReservation.title).waitFor();
    const medium = page.getByRole('radio', { name: market.box.sizes.M });
    await medium.waitFor();
    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await expectAccessible(user, 'depositBox.errors');
    await medium.check();
    await page.getByLabel(market.box.months, { exact: true }).selectOption('3');
    await page.getByText(market.box.rent.replace('{{rent}}', spaced('1 950,00 сом')), { exact: true }).waitFor();
    await expectAccessible(user, 'depositBox.form');
    await user.button(transfer.form.next).click();
    await confirmAndFollow(user, 'order');
    await page.getByText(market.names.makeDepositBoxReservation).first().waitFor();
    expect(await availableOn(apiClient, debit)).toEqual(before.map((minor) => minor - 195_000n));
    await moveAtTheDesk(user, 'В обработке');
    await page.getByText(words.operations.statuses.IN_PROCESS, { exact: true }).first().waitFor({ timeout: LIVE_MS });
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
