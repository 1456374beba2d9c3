import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatAmount, formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { expectReceipt, factOf, payAsAgreed, unfoldDetails } from './support/operationPages';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

function field(user: BrowserUser, label: string) {
  return user.page.getByLabel(label, { exact: true });
}

async function shownOn({ page }: BrowserUser): Promise<string> {
  return spaced(await page.getByRole('main').innerText());
}

/** From a filled form over the check page to the result. */
async function pay(user: BrowserUser, minor: bigint): Promise<void> {
  const { page, words } = user;
  await user.button(words.transfer.form.next).click();
  await user.heading(words.transfer.acts.payment.code).waitFor();
  await expectFits(user);
  const amount = formatMoney(money(minor, 'KGS'), user.language);
  await user.button(words.transfer.acts.payment.submit.replace('{{amount}}', amount)).waitFor();
  await user.heading(words.transfer.acts.payment.code).waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
  await page.waitForURL('**/result/*');
  await page.getByRole('main').locator('summary').first().waitFor();
  await unfoldDetails(user);
}

describe('a payment for services, in Kyrgyz', () => {
  it('finds the provider, names the subscriber, offers what is owed, and is repeated from the list', async () => {
    const user = await environment.user({ language: 'kg', width: 360 });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await availableOn(client, debit);
    await user.signIn('aibek', '/payment');
    await page.getByRole('link', { name: words.transfer.kinds.services.title }).click();
    await user.heading(words.transfer.kinds.services.title).waitFor();
    await user.button('Газ').waitFor();
    await expectFits(user);

    await field(user, words.services.search).fill('нет такого');
    await page.getByText(words.services.noMatchesTitle).waitFor();
    await field(user, words.services.search).fill('kol suu');
    await page.getByRole('button', { name: /Көл Суу/ }).click();
    await page.waitForURL('**/payment/provider/bill');
    await page.getByText('Көл Суу').first().waitFor();
    await user.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
    await expectAccessible(user, 'services.errors');

    await field(user, 'Жеке эсеп').fill('1204404');
    await page.keyboard.press('Tab');
    await user.button(words.services.checkAgain).waitFor();
    await field(user, 'Жеке эсеп').fill('120 45 67');
    await page.keyboard.press('Tab');
    await page.getByText('***').first().waitFor();
    await user.chooseAccount(words.transfer.form.from, debit);
    await field(user, words.transfer.form.amount).fill('50');
    await expectFits(user);
    await pay(user, 5_000n);
    await expect.poll(() => availableOn(client, debit)).toEqual([(before[0] ?? 0n) - 5_000n]);
    await expect.poll(() => shownOn(user)).toContain('Көл Суу');
    expect(await shownOn(user)).toContain('1204567');

    await user.load('/payment/provider');
    await page.getByRole('region', { name: words.services.recent }).getByRole('button').first().click();
    await expect.poll(() => field(user, 'Жеке эсеп').inputValue()).toBe('1204567');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a payment in one step, in Kyrgyz', () => {
  it('goes from the form over the code to the result and stands in the history, with its fee', async () => {
    const user = await environment.user({ language: 'kg' });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await user.signIn('aibek', '/payment/provider');
    await field(user, words.services.search).fill('баллон');
    await page.getByRole('button', { name: /Баллон Сервис/ }).click();
    await page.waitForURL('**/payment/provider/direct');
    await user.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
    await expectAccessible(user, 'services.directErrors');
    await field(user, 'Келишимдин номери').fill('1020789');
    await user.chooseAccount(words.transfer.form.from, debit);
    await field(user, words.transfer.form.amount).fill('2000');
    await user.button(words.transfer.form.next).click();
    await page.waitForURL('**/payment/provider/direct/check');
    await user.heading(words.transfer.acts.payment.code).waitFor();
    expect(await user.sheetText()).toContain('1020789');
    await expectFits(user);
    await payAsAgreed(user, {
      path: '/payment/provider/direct',
      minor: 200_000n,
      fee: 1_000n,
      login: 'aibek',
      client,
      debit,
      atCode: () => expectFits(user),
    });
    await expectFits(user);
    await expectReceipt(user);

    const number = await factOf(user, words.operations.fields.number);
    await unfoldDetails(user);
    await page.getByRole('link', { name: words.transfer.result.toHistory, exact: true }).click();
    await user.heading(words.history.title).waitFor();
    const amount = formatAmount(money(200_000n, 'KGS'), 'kg');
    await field(user, words.history.search).fill(amount);
    await page
      .getByRole('list', { name: words.history.list })
      .getByRole('link')
      .filter({ hasText: 'Баллон Сервис' })
      .first()
      .click();
    await page.getByRole('heading', { name: /Баллон Сервис/ }).waitFor();
    await page.getByText(words.operations.further, { exact: true }).click();
    expect(await factOf(user, words.operations.fields.number)).toBe(number);
    expect(await shownOn(user)).toContain(spaced(amount));
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('phones and schoolbooks, in Russian', () => {
  it('recognises the operator while the number is typed, and tops it up', async () => {
    const user = await environment.user({ theme: 'dark' });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await user.signIn('aibek', '/payment/provider/mobile');
    await field(user, words.services.phone).fill('0700');
    await expect.poll(() => field(user, words.services.operator).innerText()).toContain('Улар Мобайл');
    await field(user, words.services.phone).fill('0555 12');
    await expect
      .poll(() => field(user, words.services.operator).innerText())
      .toContain(words.services.operatorRecognised.replace('{{name}}', 'Шумкар Телеком'));
    await user.button(words.transfer.form.next).click();
    await page.getByRole('alert').getByRole('link', { name: words.validation.MOBILE_PHONE_UNREADABLE }).waitFor();
    await page.getByRole('button', { name: words.shell.own.person.phone }).click();
    await user.chooseAccount(words.transfer.form.from, debit);
    await field(user, words.transfer.form.amount).fill('100');
    await expectFits(user);
    await pay(user, 10_000n);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('pays for the schoolbooks of a pupil', async () => {
    const user = await environment.user();
    const { words } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await user.signIn('aibek', '/payment/provider/jany-kitep');
    await field(user, words.services.kitep.schoolCode).fill('10256');
    await field(user, words.services.kitep.schoolYear).selectOption({ index: 2 });
    await field(user, words.services.kitep.grade).selectOption('5');
    await field(user, words.services.kitep.classLetter).fill('б');
    await field(user, words.services.kitep.pupilName).fill('Асанова Айгуль');
    await user.chooseAccount(words.transfer.form.from, debit);
    await field(user, words.transfer.form.amount).fill('250');
    await expectFits(user);
    await pay(user, 25_000n);
    await expect.poll(() => shownOn(user)).toContain('Асанова Айгуль');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
