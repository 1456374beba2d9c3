import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it('an account is looked at, named, paid to, stopped and woken', async () => {
  const user = await environment.user({ language: 'en' });
  const { page, words } = user;
  const { accounts, charts } = words;
  await user.signIn('aibek');

  await page.getByRole('link', { name: 'На отпуск', exact: true }).click();
  await user.heading('На отпуск').waitFor();
  await page.getByText(accounts.available, { exact: true }).waitFor();
  const months = page.getByRole('region', { name: accounts.flow.months });
  await months.getByRole('slider', { name: accounts.flow.monthsLabel }).waitFor();
  await months.getByText(charts.asTable).click();
  await months.getByRole('columnheader', { name: accounts.flow.spending }).waitFor();
  const operations = page.getByRole('region', { name: accounts.latest.title });
  await operations.getByRole('listitem').first().waitFor();
  await operations.getByText('На отпуск → Основной').first().waitFor();
  await expectAccessible(user, 'accounts.account');

  const acts = page.getByRole('list', { name: accounts.acts.title });
  await acts.getByRole('link', { name: accounts.acts.requisites }).click();
  await page.getByRole('img', { name: accounts.requisites.code }).waitFor();
  await expectAccessible(user, 'accounts.requisites');
  const [download] = await Promise.all([page.waitForEvent('download'), user.button(accounts.requisites.pdf).click()]);
  expect(download.suggestedFilename()).toMatch(/^tulpar-account-\d{16}\.pdf$/);

  await user.load('/accounts/latest');
  await user.heading('Основной').waitFor();
  await operations.getByRole('listitem').first().waitFor();
  await page.getByRole('combobox', { name: accounts.choose }).selectOption({ index: 1 });
  await user.heading('На отпуск').waitFor();
  await page.getByText(accounts.ways.title, { exact: true }).click();
  await page.getByRole('link', { name: accounts.ways.limitsLink }).click();
  await page.getByRole('region', { name: words.limits.codes.CLEARING }).waitFor();
  await expectAccessible(user, 'accounts.limits');

  await page.getByRole('link', { name: 'На отпуск', exact: true }).click();
  await page.getByText(accounts.ways.title, { exact: true }).click();
  await page.getByRole('link', { name: accounts.ways.settingsLink }).click();
  await page.getByRole('link', { name: accounts.rename.link }).click();
  await user.heading(accounts.rename.title).waitFor();
  await expectAccessible(user, 'accounts.rename');
  await page.reload();
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('На отпуск');
  await page.getByRole('textbox').fill('Tortoise fund');
  await user.button(accounts.rename.save).click();
  await user.heading('Tortoise fund').waitFor();
  await page.getByText(accounts.ways.title, { exact: true }).click();
  await page.getByRole('link', { name: accounts.ways.settingsLink }).click();
  await page.getByRole('paragraph').filter({ hasText: 'Tortoise fund' }).waitFor();
  await expectAccessible(user, 'accounts.settings');

  await page.getByRole('link', { name: accounts.block.link, exact: true }).click();
  await user.heading(accounts.block.title).waitFor();
  await page.reload();
  await page.getByText('Tortoise fund').first().waitFor();
  const phone = await user.phoneOf('aibek');
  await user.button(words.profile.change.next).click();
  await user.heading(words.profile.change.codeTitle).waitFor();
  await expectFits(user);
  await user.enterCode(await phone.next());
  await user.heading(accounts.block.doneTitle).waitFor();
  await page.getByRole('link', { name: accounts.pages.settings }).last().click();
  await page.getByRole('link', { name: accounts.unblock.link, exact: true }).waitFor();
  await page.getByText(accounts.settings.mayNot).waitFor();

  await page.getByRole('link', { name: accounts.reopen.link }).click();
  await page.getByRole('radio', { name: 'На машину' }).check();
  await expectAccessible(user, 'accounts.reopen');
  await user.button(words.profile.change.next).click();
  await user.heading(words.profile.change.codeTitle).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(accounts.reopen.doneTitle).waitFor();
  await page.getByRole('link', { name: accounts.pages.settings }).last().click();
  await page.getByRole('link', { name: accounts.reopen.link }).click();
  await page.getByText(accounts.reopen.emptyTitle).waitFor();
  await user.load('/');
  const listed = page.getByRole('region', { name: words.home.accounts, exact: true });
  await listed.getByRole('button', { expanded: false }).click();
  await page.getByRole('link', { name: 'На машину', exact: true }).waitFor();

  await user.load('/');
  await page.getByRole('link', { name: 'Старый счёт', exact: true }).click();
  await page.getByRole('link', { name: accounts.pages.settings, exact: true }).click();
  await user.button(accounts.wake.button).click();
  await page.getByText(accounts.wake.done).waitFor();
  await expect.poll(() => page.getByText(accounts.settings.may, { exact: true }).count()).toBe(2);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('an account leads to its cards, its statement and its code, and an overdraft on it is asked for', async () => {
  const user = await environment.user({ language: 'kg' });
  const { page, words } = user;
  const { accounts } = words;
  await user.signIn('aizada');
  const acts = page.getByRole('list', { name: accounts.acts.title });
  const account = async () => {
    await user.load('/');
    await page.getByRole('link', { name: 'Негизги', exact: true }).click();
    await acts.waitFor();
  };
  await account();
  await page.getByRole('region', { name: accounts.ways.cards }).getByRole('link').first().waitFor();
  await expectAccessible(user, 'accounts.withCards');
  await acts.getByRole('link', { name: accounts.acts.statement }).click();
  await user.heading(words.statements.of.account.title).waitFor();
  await account();
  await acts.getByRole('link', { name: accounts.acts.qr }).click();
  await user.heading(words.qr.my.title).waitFor();
  await account();
  await page.getByRole('region', { name: accounts.ways.cards }).getByRole('link').first().click();
  await page.waitForURL('**/card-list/*');

  await account();
  await page.getByText(accounts.ways.title, { exact: true }).click();
  await page.getByRole('link', { name: accounts.overdraft.link }).click();
  const limit = page.getByLabel(accounts.overdraft.limit, { exact: true });
  await limit.waitFor();
  await limit.fill('5500');
  await user.button(words.profile.change.next).click();
  await page.getByText(words.validation.OVERDRAFT_NOT_OFFERED).first().waitFor();
  await expectAccessible(user, 'accounts.overdraftErrors');
  await limit.fill('6000');
  const phone = await user.phoneOf('aizada');
  await user.button(words.profile.change.next).click();
  await user.heading(words.profile.change.codeTitle).waitFor();
  await page.getByText(/Негизги .*: жок → 6\s000,00\sсом$/).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(accounts.overdraft.doneTitle).waitFor();
  await account();
  await page.getByText(accounts.ways.title, { exact: true }).click();
  await page.getByRole('link', { name: accounts.overdraft.link }).click();
  await page.getByText(accounts.overdraft.statuses.review, { exact: true }).waitFor();
  await expectAccessible(user, 'accounts.overdraftUnderReview');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
