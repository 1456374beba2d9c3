import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it.each(['ru', 'cn'] as const)('an operation is noted, found by its note and helped with, in %s', async (language) => {
  const user = await environment.user({ language });
  const { page, words } = user;
  const { operations, accounts, history } = words;
  await user.signIn('aibek');

  await page.getByRole('link', { name: 'Основной', exact: true }).click();
  await user.heading('Основной').waitFor();
  const listed = page.getByRole('region', { name: accounts.latest.title });
  await listed.getByRole('listitem').first().waitFor();
  await expectFits(user);
  await page.getByRole('link', { name: accounts.latest.all }).click();
  await page.waitForURL('**/history?*account=*');
  await user.heading(history.title).waitFor();

  const search = page.getByLabel(history.search, { exact: true });
  await search.fill('Айзада');
  const list = page.getByRole('list', { name: history.list });
  const name = language === 'cn' ? 'Aizada' : 'Айзада';
  // Money sent: what is said about it differs from what is said about money received.
  await list.getByRole('link').filter({ hasText: name }).filter({ hasText: '−' }).first().click();
  await page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).waitFor();

  const note = page.getByRole('region', { name: history.note.title });
  await note.getByText(history.note.add, { exact: true }).click();
  await expectAccessible(user, 'operations.note');
  await note.getByRole('textbox').fill(`Билеты в Ош ${language}`);
  await note.getByRole('button', { name: history.note.save }).click();
  await note.getByText(`Билеты в Ош ${language}`).waitFor();

  await page.getByText(operations.further, { exact: true }).click();
  await page.getByText(operations.fields.reference, { exact: true }).waitFor();
  await page.getByRole('link', { name: words.cases.wrong }).click();
  await user.heading(words.cases.wrong).waitFor();
  const asked = page.getByRole('group', { name: words.cases.form.kind });
  for (const choice of await asked.getByRole('radio').all()) {
    await choice.check();
  }
  await page.getByText(words.cases.promise.other).waitFor();
  await asked.getByRole('radio', { name: words.cases.kinds.notMine }).check();
  await page.getByRole('list', { name: words.cases.form.steps }).getByRole('link').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: /1280/ }).first().waitFor();

  await user.open('/history');
  await search.fill(`в ош ${language}`);
  await expect.poll(() => list.getByRole('link').count()).toBe(1);
  await list.getByRole('link').first().click();
  await note.getByText(`Билеты в Ош ${language}`).waitFor();
  await note.getByRole('button', { name: history.note.change }).click();
  await note.getByRole('textbox').fill('');
  await note.getByRole('button', { name: history.note.save }).click();
  await note.getByText(history.note.none).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('an account begins a payment from itself and money to itself', async () => {
  const user = await environment.user({ language: 'ru' });
  const { page, words } = user;
  const { accounts, transfer } = words;
  await user.signIn('aibek');
  await page.getByRole('link', { name: 'На отпуск', exact: true }).click();
  const acts = page.getByRole('list', { name: accounts.acts.title });
  await acts.getByRole('link', { name: accounts.acts.topUp }).click();
  const [from, to] = [transfer.form.from, transfer.form.to].map((name) => page.getByRole('combobox', { name }));
  await expect.poll(() => to?.innerText()).toContain('На отпуск');
  expect(await from?.innerText()).toContain('Основной');
  await page.goBack();
  await acts.getByRole('link', { name: accounts.acts.send }).click();
  await expect.poll(() => page.getByRole('combobox', { name: transfer.form.from }).innerText()).toContain('На отпуск');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
