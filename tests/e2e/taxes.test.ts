import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const AIBEK = '21503198500123';

async function fill(user: BrowserUser, label: string, text: string): Promise<void> {
  await user.page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

describe('taxes and fines before the sign-in, in Kyrgyz', () => {
  it('are counted and looked up by a visitor', async () => {
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    const { taxes } = words;
    await user.open('/login');
    await user.chooseLanguage();
    await user.open('/transport-tax');
    await user.heading(taxes.calculator.title).waitFor();
    await user.button(taxes.calculator.submit).click();
    await expect.poll(() => page.getByText(words.validation.BUILT_YEAR).count()).toBe(1);
    await fill(user, taxes.facts.builtYear, '2018');
    await fill(user, taxes.calculator.volume, '2500');
    await user.button(taxes.calculator.submit).click();
    await page.getByRole('heading', { name: taxes.calculator.result }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(formatMoney(money(187_500n, 'KGS'), 'kg'));
    await expectAccessible(user, 'taxes.vehicle');

    await user.open('/payment-fines');
    await user.heading(taxes.fines.title).waitFor();
    await fill(user, taxes.fines.vehicleNumber, '01kg 123 abc');
    await user.button(taxes.fines.search).click();
    await expect.poll(() => page.getByRole('link', { name: taxes.signInToPay }).count()).toBe(3);
    await expectAccessible(user, 'taxes.fines');
    await page.getByRole('link', { name: taxes.signInToPay }).first().click();
    await page.waitForURL('**/login');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a tax on a vehicle and a fine, in Russian', () => {
  it('are found, paid to the treasury, and a paid fine is offered no more', async () => {
    const user = await environment.user({ language: 'ru' });
    const { page, words } = user;
    const { taxes, transfer } = words;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await availableOn(client, debit);
    await user.signIn('aibek', '/payment/transport-tax');
    await user.heading(transfer.kinds.transportTax.title).waitFor();
    await user.button(transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
    await fill(user, taxes.form.inn, AIBEK);
    await page.getByLabel(taxes.form.taxYear, { exact: true }).selectOption('2026');
    await fill(user, taxes.form.vehicleNumber, '01KG123ABC');
    await user.button(taxes.form.ask).click();
    await page.getByText('Toyota Camry').waitFor();
    await page.getByRole('combobox', { name: taxes.form.territory, exact: true }).click();
    await page.getByRole('dialog', { name: taxes.form.territory, exact: true }).getByRole('combobox').fill('Бишкек');
    await page.getByRole('option').filter({ hasText: '41711000000000' }).click();
    await user.chooseAccount(transfer.form.from, debit);
    await expectAccessible(user, 'taxes.form');
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.payment.code).waitFor();
    expect(await user.sheetText()).toContain('01KG123ABC');
    await expectFits(user);
    await pay(user, 187_500n);
    await page.waitForURL('**/payment/transport-tax/result/*');

    await user.open('/payment-fines');
    await fill(user, taxes.fines.vehicleNumber, '01KG123ABC');
    await user.button(taxes.fines.search).click();
    await expect.poll(() => user.button(taxes.pay).count()).toBe(3);
    await expectFits(user);
    await user.button(taxes.pay).first().click();
    await user.heading(transfer.kinds.fines.title).waitFor();
    await user.chooseAccount(transfer.form.from, debit);
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.payment.code).waitFor();
    await pay(user, 100_000n);
    await page.waitForURL('**/payment/fines/result/*');
    expect(await availableOn(client, debit)).toEqual([(before[0] ?? 0n) - 187_500n - 101_000n]);

    await user.open('/payment-fines');
    await fill(user, taxes.fines.vehicleNumber, '01KG123ABC');
    await user.button(taxes.fines.search).click();
    await expect.poll(() => user.button(taxes.pay).count()).toBe(2);
    await page.getByText(taxes.fines.paid, { exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

async function pay(user: BrowserUser, minor: bigint): Promise<void> {
  const { page, words } = user;
  await page
    .getByRole('button', {
      name: words.transfer.acts.payment.submit.replace('{{amount}}', formatMoney(money(minor, 'KGS'), 'ru')),
      exact: true,
    })
    .waitFor();
  await user.heading(words.transfer.acts.payment.code).waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
}
