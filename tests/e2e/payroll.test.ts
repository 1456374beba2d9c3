import { afterAll, beforeAll, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

const NAME = 'Токтогулова Айзада';
const INN = '12902200000123';

let environment: TestEnvironment;
let debit: Account;
let employee: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit] = await usableAccounts(await environment.apiClient('saltanat'), 'KGS');
  [employee] = await usableAccounts(await environment.apiClient('aizada'), 'KGS');
});
afterAll(() => environment.close());

it('a person is added to the staff list, and a payroll of names and amounts is completed and repaired by it', async () => {
  const maker = await environment.user({ language: 'ru' });
  const { page, words } = maker;
  const { batch, payroll } = words;
  await maker.signIn('saltanat', '/payment/payroll');
  await page.getByText(payroll.emptyTitle, { exact: true }).waitFor();
  await expectAccessible(maker, 'payroll.empty');

  await maker.button(payroll.add).click();
  await page.getByLabel(payroll.form.name, { exact: true }).fill(NAME);
  await page.getByLabel(payroll.form.account, { exact: true }).fill('1280016000000115');
  await page.getByLabel(payroll.form.inn, { exact: true }).fill(INN);
  await maker.button(payroll.form.save).click();
  await page.getByText(batch.faults.ACCOUNT_DIGITS, { exact: true }).waitFor();
  await expectAccessible(maker, 'payroll.form');
  await page.getByLabel(payroll.form.account, { exact: true }).fill(employee.number);
  await page.getByLabel(payroll.form.note, { exact: true }).fill('Бухгалтерия');
  await maker.button(payroll.form.save).click();
  await page.getByRole('listitem').filter({ hasText: NAME }).waitFor();
  await expectAccessible(maker, 'payroll.list');

  await maker.open('/payment/batch-loading');
  await maker.chooseAccount(batch.account, debit);
  const rows = ['ФИО;К выплате;Назначение', `${NAME};100,00;Аванс`, 'Токтогулова А.;200,00;Премия', ''];
  const file = { name: 'имена.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await maker.button(batch.upload).click();
  await maker.heading('имена.csv').waitFor();
  const unknown = page.getByRole('listitem').filter({ hasText: 'Токтогулова А.' });
  await unknown.getByText(batch.faults.PERSON_UNKNOWN).waitFor();
  await unknown.getByRole('button', { name: batch.repair.open.replace('{{number}}', '2') }).click();
  await maker.button(batch.repair.choose).click();
  const person = page.getByRole('list', { name: batch.repair.list }).getByRole('button').filter({ hasText: NAME });
  await person.waitFor();
  await expectAccessible(maker, 'payroll.choice');
  await person.click();
  await page.getByText(batch.warnings.REPEATED_IN_BATCH.replace('{{line}}', '1')).waitFor();
});
