import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it.each([
  { theme: 'light', width: 1280, language: 'ru' },
  { theme: 'dark', width: 360, language: 'en' },
] as const)(
  'a company is shown with what each of its people may do, $theme at $width px in $language',
  async (options) => {
    const user = await environment.user(options);
    const { page, words } = user;
    const { employees } = words.company;
    await user.signIn('daniyar', '/profile/company');
    const row = (office: string) => page.getByRole('listitem').filter({ hasText: office });
    const [director, auditor] = options.language === 'ru' ? ['Директор', 'Ревизор'] : ['Director', 'Auditor'];
    await row(director).waitFor();
    const signs = row(director);
    await signs.getByText(employees.rights.approve, { exact: true }).waitFor();
    await signs.getByText(employees.places[1], { exact: true }).waitFor();
    await signs.getByText(employees.allAccounts, { exact: true }).waitFor();
    await row(auditor).first().waitFor();
    expect(await row(auditor).first().getByText(employees.sees, { exact: true }).count()).toBe(2);
    await expectAccessible(user, 'company.page');
    await page.getByRole('link', { name: words.company.limits }).click();
    await user.heading(words.profile.pages.limits.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);

it('an auditor sees two accounts of the company, and a page she may not use says so', async () => {
  const director = await environment.apiClient('daniyar');
  const all = await director.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
  const payroll = (all.ok ? all.value : []).find(({ name }) => name === 'Зарплатный');
  expect(payroll).toBeDefined();
  const user = await environment.user({ language: 'en' });
  const { page, words } = user;
  const { doors } = words.shell;
  await user.signIn('cholpon', '/accounts');
  await page.getByText('Расчётный').first().waitFor();
  expect(await page.getByText('Зарплатный').count()).toBe(0);
  await user.open('/profile/company');
  await page.getByText('Auditor', { exact: true }).waitFor();
  for (const form of ['/payment/own-accounts', '/payment/another-banks', '/deposit/open']) {
    await user.open(form);
    await user.heading(doors.makersOnly.title).waitFor();
  }
  for (const ofPeople of ['/profile/info', '/change-limit', '/accounts/visa-alias', '/profile/scheduled-payments']) {
    await user.open(ofPeople);
    await user.heading(doors.peopleOnly.title).waitFor();
  }
  await user.open('/transaction-confirmation/code');
  await user.heading(doors.signersOnly.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('an employee is given rights by a form, which both signers find as a document', async () => {
  const user = await environment.user({ language: 'en', width: 360 });
  const { page, words } = user;
  const { change, kinds } = words.company;
  await user.signIn('daniyar', '/profile/company');
  await page.getByRole('link', { name: change.named.replace('{{name}}', 'Cholpon Zheenbekova') }).click();
  await user.heading(change.title).waitFor();
  await page.getByText(change.unchanged, { exact: true }).waitFor();
  await page.getByLabel(words.company.employees.rights.create, { exact: true }).check();
  await page
    .getByRole('group', { name: words.company.employees.operations })
    .getByLabel(change.operations.some)
    .check();
  await page.getByLabel(kinds.otherBanks, { exact: true }).uncheck();
  await page.getByLabel('Расчётный', { exact: true }).selectOption(change.grants.works);
  await expectAccessible(user, 'company.employeeRights');
  await user.button(words.profile.change.next).click();
  await user.button(words.companyChanges.check.send).click();
  await user.heading(words.companyChanges.sent.title).waitFor();
  const director = await environment.apiClient('saltanat');
  const waiting = await director.execute('GET_CHANGES_ON_CONFIRMATION', {});
  const [document] = waiting.ok ? waiting.value : [];
  expect(document?.subject.en).toContain('Cholpon Zheenbekova');
  expect(document?.before.en).toContain('view, audit; operations: all');
  expect(document?.after.en).toMatch(/^view, create, audit; operations: .*abroad.*; accounts: .*\(view only\)/);
  expect(document?.after.en).not.toContain(kinds.otherBanks.toLowerCase());
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('an individual has no page of a company', async () => {
  const user = await environment.user({ language: 'ru' });
  await user.signIn('aibek', '/profile/company');
  await user.heading(user.words.common.notFound.title).waitFor();
  expect(await user.page.getByText('Ак-Суу Трейд').count()).toBe(0);
  await user.leave();
});
