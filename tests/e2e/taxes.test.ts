import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { availableOn, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const AIBEK = '21503198500123';

async function fill(visitor: Visitor, label: string, text: string): Promise<void> {
  await visitor.page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

describe('taxes and fines before the sign-in, in Kyrgyz', () => {
  it('are counted and looked up by a visitor', async () => {
    const visitor = await stage.visitor({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = visitor;
    const { taxes } = words;
    await visitor.open('/login');
    await visitor.chooseLanguage();
    await visitor.open('/transport-tax');
    await visitor.heading(taxes.calculator.title).waitFor();
    await visitor.button(taxes.calculator.submit).click();
    await expect.poll(() => page.getByText(words.validation.BUILT_YEAR).count()).toBe(1);
    await fill(visitor, taxes.facts.builtYear, '2018');
    await fill(visitor, taxes.calculator.volume, '2500');
    await visitor.button(taxes.calculator.submit).click();
    await page.getByRole('heading', { name: taxes.calculator.result }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(formatMoney(money(187_500n, 'KGS'), 'kg'));
    expect(await objections(page, 'calculator of a visitor')).toEqual([]);

    await visitor.open('/payment-fines');
    await visitor.heading(taxes.fines.title).waitFor();
    await fill(visitor, taxes.fines.vehicleNumber, '01kg 123 abc');
    await visitor.button(taxes.fines.search).click();
    await expect.poll(() => page.getByRole('link', { name: taxes.signInToPay }).count()).toBe(3);
    expect(await objections(page, 'fines of a visitor')).toEqual([]);
    await page.getByRole('link', { name: taxes.signInToPay }).first().click();
    await page.waitForURL('**/login');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('a tax on a vehicle and a fine, in Russian', () => {
  it('are found, paid to the treasury, and a paid fine is offered no more', async () => {
    const visitor = await stage.visitor({ language: 'ru' });
    const { page, words } = visitor;
    const { taxes, transfer } = words;
    const client = await stage.referee('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await availableOn(client, debit);
    await visitor.signIn('aibek');
    await visitor.open('/payment/transport-tax');
    await visitor.heading(transfer.kinds.transportTax.title).waitFor();
    await visitor.button(transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(5);
    await fill(visitor, taxes.form.inn, AIBEK);
    await page.getByLabel(taxes.form.taxYear, { exact: true }).selectOption('2026');
    await fill(visitor, taxes.form.vehicleNumber, '01KG123ABC');
    await visitor.button(taxes.form.ask).click();
    await page.getByText('Toyota Camry').waitFor();
    await page.getByRole('combobox', { name: taxes.form.territory, exact: true }).click();
    await page.getByRole('dialog', { name: taxes.form.territory, exact: true }).getByRole('combobox').fill('Бишкек');
    await page.getByRole('option').filter({ hasText: '41711000000000' }).click();
    await visitor.chooseAccount(transfer.form.from, debit);
    expect(await objections(page, 'form of a tax')).toEqual([]);
    await visitor.button(transfer.form.next).click();
    await visitor.heading(transfer.acts.payment.check).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('01KG123ABC');
    expect(await objections(page, 'check of a tax')).toEqual([]);
    await pay(visitor, 187_500n);
    await page.waitForURL('**/payment/transport-tax/result/*');

    await visitor.open('/payment-fines');
    await fill(visitor, taxes.fines.vehicleNumber, '01KG123ABC');
    await visitor.button(taxes.fines.search).click();
    await expect.poll(() => visitor.button(taxes.pay).count()).toBe(3);
    expect(await objections(page, 'fines of a customer')).toEqual([]);
    await visitor.button(taxes.pay).first().click();
    await visitor.heading(transfer.kinds.fines.title).waitFor();
    await visitor.chooseAccount(transfer.form.from, debit);
    await visitor.button(transfer.form.next).click();
    await visitor.heading(transfer.acts.payment.check).waitFor();
    await pay(visitor, 100_000n);
    await page.waitForURL('**/payment/fines/result/*');
    expect(await availableOn(client, debit)).toEqual([(before[0] ?? 0n) - 187_500n - 101_000n]);

    await visitor.open('/payment-fines');
    await fill(visitor, taxes.fines.vehicleNumber, '01KG123ABC');
    await visitor.button(taxes.fines.search).click();
    await expect.poll(() => visitor.button(taxes.pay).count()).toBe(2);
    await page.getByText(taxes.fines.paid, { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

async function pay(visitor: Visitor, minor: bigint): Promise<void> {
  const { page, words } = visitor;
  const phone = await visitor.phoneOf('aibek');
  await page
    .getByRole('button', {
      name: words.transfer.acts.payment.submit.replace('{{amount}}', formatMoney(money(minor, 'KGS'), 'ru')),
      exact: true,
    })
    .click();
  await visitor.heading(words.transfer.acts.payment.code).waitFor();
  await visitor.enterCode(await phone.next());
}
