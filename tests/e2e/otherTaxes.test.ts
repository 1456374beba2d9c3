import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { expectFits } from './support/expectAccessible';
import { expectReceipt, payAsAgreed } from './support/operationPages';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

const AIBEK = '21503198500123';
const HOUSE = '1-02-03-0004-0005-01-001';
const BISHKEK = '41711000000000';

/** Kind and path of each form, the field of the taxed object, and its value. */
const FORMS = [
  ['propertyTax', '/payment/property-tax', 'eniCode', HOUSE],
  ['landTax', '/payment/land-tax', 'eniCode', HOUSE],
  ['singleTax', '/payment/single-tax', 'territory', BISHKEK],
  ['patentTax', '/payment/patent-tax', 'territory', BISHKEK],
  ['employeeIncomeTax', '/payment/employee-income-tax', 'territory', BISHKEK],
] as const;

type TaxForm = readonly [
  kind: (typeof FORMS)[number][0],
  path: string,
  subject: (typeof FORMS)[number][2],
  shown: string,
];

const PAID_IN_CHINESE: readonly string[] = ['propertyTax', 'employeeIncomeTax'];
/** Taxes are paid without a fee. */
const PAID = { minor: 10_000n, fee: 0n, login: 'aibek' } as const;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

async function fill(user: BrowserUser, label: string, text: string): Promise<void> {
  await user.page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

async function chooseTerritory({ page, words }: BrowserUser): Promise<void> {
  const { territory } = words.taxes.form;
  await page.getByRole('combobox', { name: territory, exact: true }).click();
  await page.getByRole('dialog', { name: territory, exact: true }).getByRole('combobox').fill(BISHKEK);
  await page.getByRole('option').filter({ hasText: BISHKEK }).click();
}

/** Fills a form for a hundred soms, as a customer would, and asks for the check page. */
async function fillTax(user: BrowserUser, [kind, path, subject]: TaxForm, debit: Account): Promise<void> {
  const { page, words } = user;
  const { taxes, transfer } = words;
  await user.open(path);
  await user.heading(transfer.kinds[kind].title).waitFor();
  await fill(user, taxes.form.inn, AIBEK);
  await page.getByLabel(taxes.form.taxYear, { exact: true }).selectOption('2026');
  if (subject === 'eniCode') {
    await fill(user, taxes.form.eniCode, HOUSE);
  } else {
    await chooseTerritory(user);
  }
  await fill(user, transfer.form.amount, '100');
  await user.chooseAccount(transfer.form.from, debit);
  await user.button(transfer.form.next).click();
  await user.heading(transfer.acts.payment.code).waitFor();
}

describe('taxes on real estate and of a business, in Chinese', () => {
  it('each have a form of their own that leads to what will be paid, and for what; two of them are paid', async () => {
    const user = await environment.user({ language: 'cn' });
    const { page } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await user.signIn('aibek');
    for (const form of FORMS) {
      const [kind, path, , shown] = form;
      await fillTax(user, form, debit);
      const check = await user.sheetText();
      expect([kind, check.includes(shown), check.includes('中央国库'), check.includes('2026')]).toEqual([
        kind,
        true,
        true,
        true,
      ]);
      if (kind === 'propertyTax') {
        await expectFits(user);
      }
      if (PAID_IN_CHINESE.includes(kind)) {
        await payAsAgreed(user, { ...PAID, path, client, debit });
        expect(await page.getByRole('main').innerText()).toContain(shown);
        await expectReceipt(user);
      }
    }
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('taxes on land and of a business, in Kyrgyz on a phone at night', () => {
  it.each(FORMS.filter(([kind]) => kind === 'landTax' || kind === 'patentTax'))(
    '%s is paid as it was agreed on, and has a receipt',
    async (...form) => {
      const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
      const { page } = user;
      const [, path, , shown] = form;
      const client = await environment.apiClient('aibek');
      const [debit] = await usableAccounts(client, 'KGS');
      await user.signIn('aibek');
      await fillTax(user, form, debit);
      await payAsAgreed(user, { ...PAID, path, client, debit });
      expect(await page.getByRole('main').innerText()).toContain(shown);
      await expectFits(user);
      await expectReceipt(user);
      expect(user.consoleErrors).toEqual([]);
      await user.leave();
    },
  );
});
