import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

const AIBEK = '21503198500123';
const HOUSE = '1-02-03-0004-0005-01-001';
const BISHKEK = '41711000000000';

/** Where each form is, what it is paid for, and what the check page says of it. */
const FORMS = [
  ['propertyTax', '/payment/property-tax', 'eniCode', HOUSE],
  ['landTax', '/payment/land-tax', 'eniCode', HOUSE],
  ['singleTax', '/payment/single-tax', 'territory', BISHKEK],
  ['patentTax', '/payment/patent-tax', 'territory', BISHKEK],
  ['employeeIncomeTax', '/payment/employee-income-tax', 'territory', BISHKEK],
] as const;

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

async function fill(visitor: Visitor, label: string, text: string): Promise<void> {
  await visitor.page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

async function chooseTerritory({ page, words }: Visitor): Promise<void> {
  const { territory } = words.taxes.form;
  await page.getByRole('combobox', { name: territory, exact: true }).click();
  await page.getByRole('dialog', { name: territory, exact: true }).getByRole('combobox').fill(BISHKEK);
  await page.getByRole('option').filter({ hasText: BISHKEK }).click();
}

describe('taxes on real estate and of a business, in Chinese', () => {
  it('each have a form of their own that leads to what will be paid, and for what; an employee’s is paid', async () => {
    const visitor = await stage.visitor({ language: 'cn' });
    const { page, words } = visitor;
    const { taxes, transfer } = words;
    const [debit] = await usableAccounts(await stage.referee('aibek'), 'KGS');
    await visitor.signIn('aibek');
    for (const [kind, path, subject, shown] of FORMS) {
      await visitor.open(path);
      await visitor.heading(transfer.kinds[kind].title).waitFor();
      await fill(visitor, taxes.form.inn, AIBEK);
      await page.getByLabel(taxes.form.taxYear, { exact: true }).selectOption('2026');
      if (subject === 'eniCode') {
        await fill(visitor, taxes.form.eniCode, HOUSE);
      } else {
        await chooseTerritory(visitor);
      }
      await fill(visitor, transfer.form.amount, '100');
      await visitor.chooseAccount(transfer.form.from, debit);
      await visitor.button(transfer.form.next).click();
      await visitor.heading(transfer.acts.payment.check).waitFor();
      const check = await page.getByRole('main').innerText();
      expect([kind, check.includes(shown), check.includes('中央国库'), check.includes('2026')]).toEqual([kind, true, true, true]);
      if (kind === 'propertyTax') {
        expect(await objections(page, `check of ${kind}`)).toEqual([]);
      }
    }
    // The last of them is paid: an employee’s income tax.
    const phone = await visitor.phoneOf('aibek');
    await visitor.button(transfer.acts.payment.submit.replace('{{amount}}', formatMoney(money(10_000n, 'KGS'), 'cn'))).click();
    await visitor.heading(transfer.acts.payment.code).waitFor();
    await visitor.enterCode(await phone.next());
    await page.waitForURL('**/payment/employee-income-tax/result/*');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
