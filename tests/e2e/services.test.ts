import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatAmount, formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { objections, objectionsInBothThemes } from './support/objections';
import { expectReceipt, factOf, payAsAgreed } from './support/operationPages';
import { availableOn, spaced, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

function field(visitor: Visitor, label: string) {
  return visitor.page.getByLabel(label, { exact: true });
}

async function shownOn({ page }: Visitor): Promise<string> {
  return spaced(await page.getByRole('main').innerText());
}

/** From a filled form over the check page to the result. */
async function pay(visitor: Visitor, minor: bigint): Promise<void> {
  const { page, words } = visitor;
  await visitor.button(words.transfer.form.next).click();
  await visitor.heading(words.transfer.acts.payment.check).waitFor();
  expect(await objections(page, 'check of a payment for services')).toEqual([]);
  const phone = await visitor.phoneOf('aibek');
  const amount = formatMoney(money(minor, 'KGS'), visitor.language);
  await visitor.button(words.transfer.acts.payment.submit.replace('{{amount}}', amount)).click();
  await visitor.heading(words.transfer.acts.payment.code).waitFor();
  await visitor.enterCode(await phone.next());
  await page.waitForURL('**/result/*');
}

describe('a payment for services, in Kyrgyz', () => {
  it('finds the provider, names the subscriber, offers what is owed, and is repeated from the list', async () => {
    const visitor = await stage.visitor({ language: 'kg', width: 360 });
    const { page, words } = visitor;
    const client = await stage.referee('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await availableOn(client, debit);
    await visitor.signIn('aibek');
    await visitor.open('/payment');
    await page.getByRole('link', { name: words.transfer.kinds.services.title }).click();
    await visitor.heading(words.transfer.kinds.services.title).waitFor();
    await visitor.button('Газ').waitFor();
    expect(await objections(page, 'categories of services')).toEqual([]);

    await field(visitor, words.services.search).fill('нет такого');
    await page.getByText(words.services.noMatchesTitle).waitFor();
    await field(visitor, words.services.search).fill('kol suu');
    await page.getByRole('button', { name: /Көл Суу/ }).click();
    await page.waitForURL('**/payment/provider/bill');
    await page.getByText('Көл Суу').first().waitFor();
    await visitor.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
    expect(await objections(page, 'form of a payment for services with problems')).toEqual([]);

    await field(visitor, 'Жеке эсеп').fill('1204404');
    await page.keyboard.press('Tab');
    await visitor.button(words.services.checkAgain).waitFor();
    await field(visitor, 'Жеке эсеп').fill('120 45 67');
    await page.keyboard.press('Tab');
    await page.getByText('***').first().waitFor();
    await visitor.chooseAccount(words.transfer.form.from, debit);
    await field(visitor, words.transfer.form.amount).fill('50');
    expect(await objections(page, 'form of a payment for services')).toEqual([]);
    await pay(visitor, 5_000n);
    await expect.poll(() => availableOn(client, debit)).toEqual([(before[0] ?? 0n) - 5_000n]);
    await expect.poll(() => shownOn(visitor)).toContain('Көл Суу');
    expect(await shownOn(visitor)).toContain('1204567');

    await visitor.open('/payment/provider');
    await page.getByRole('region', { name: words.services.recent }).getByRole('button').first().click();
    await expect.poll(() => field(visitor, 'Жеке эсеп').inputValue()).toBe('1204567');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('a payment in one step, in Kyrgyz', () => {
  it('goes from the form over the code to the result and stands in the history, with its fee', async () => {
    const visitor = await stage.visitor({ language: 'kg' });
    const { page, words } = visitor;
    const client = await stage.referee('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await visitor.signIn('aibek');
    await visitor.open('/payment/provider');
    await field(visitor, words.services.search).fill('баллон');
    await page.getByRole('button', { name: /Баллон Сервис/ }).click();
    await page.waitForURL('**/payment/provider/direct');
    await visitor.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
    expect(await objectionsInBothThemes(page, 'form of a payment in one step, with problems')).toEqual([]);
    await field(visitor, 'Келишимдин номери').fill('1020789');
    await visitor.chooseAccount(words.transfer.form.from, debit);
    await field(visitor, words.transfer.form.amount).fill('2000');
    await visitor.button(words.transfer.form.next).click();
    await page.waitForURL('**/payment/provider/direct/check');
    await visitor.heading(words.transfer.acts.payment.check).waitFor();
    expect(await shownOn(visitor)).toContain('1020789');
    expect(await objectionsInBothThemes(page, 'check of a payment in one step')).toEqual([]);
    await payAsAgreed(visitor, {
      path: '/payment/provider/direct',
      minor: 200_000n,
      fee: 1_000n,
      login: 'aibek',
      client,
      debit,
      atCode: async () => expect(await objectionsInBothThemes(page, 'code of a payment in one step')).toEqual([]),
    });
    expect(await objectionsInBothThemes(page, 'result of a payment in one step')).toEqual([]);
    await expectReceipt(visitor);

    const number = await factOf(visitor, words.operations.fields.number);
    await page.getByRole('link', { name: words.transfer.result.toHistory, exact: true }).click();
    await visitor.heading(words.history.title).waitFor();
    const amount = formatAmount(money(200_000n, 'KGS'), 'kg');
    await field(visitor, words.history.search).fill(amount);
    await page
      .getByRole('list', { name: words.history.list })
      .getByRole('link')
      .filter({ hasText: 'Баллон Сервис' })
      .first()
      .click();
    await visitor.heading(words.operations.kinds.genericPayment).waitFor();
    expect(await factOf(visitor, words.operations.fields.number)).toBe(number);
    expect(await shownOn(visitor)).toContain(spaced(amount));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('phones and schoolbooks, in Russian', () => {
  it('recognises the operator while the number is typed, and tops it up', async () => {
    const visitor = await stage.visitor({ theme: 'dark' });
    const { page, words } = visitor;
    const client = await stage.referee('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await visitor.signIn('aibek');
    await visitor.open('/payment/provider/mobile');
    await field(visitor, words.services.phone).fill('0700');
    await expect.poll(() => field(visitor, words.services.operator).innerText()).toContain('Улар Мобайл');
    await field(visitor, words.services.phone).fill('0555 12');
    await expect
      .poll(() => field(visitor, words.services.operator).innerText())
      .toContain(words.services.operatorRecognised.replace('{{name}}', 'Шумкар Телеком'));
    await visitor.button(words.transfer.form.next).click();
    await page.getByRole('alert').getByRole('link', { name: words.validation.MOBILE_PHONE_UNREADABLE }).waitFor();
    await page.getByRole('button', { name: words.services.ownNumber.replace('{{phone}}', '') }).click();
    await visitor.chooseAccount(words.transfer.form.from, debit);
    await field(visitor, words.transfer.form.amount).fill('100');
    expect(await objections(page, 'form of a top-up')).toEqual([]);
    await pay(visitor, 10_000n);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('pays for the schoolbooks of a pupil', async () => {
    const visitor = await stage.visitor();
    const { page, words } = visitor;
    const client = await stage.referee('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await visitor.signIn('aibek');
    await visitor.open('/payment/provider/jany-kitep');
    await field(visitor, words.services.kitep.schoolCode).fill('10256');
    await field(visitor, words.services.kitep.schoolYear).selectOption({ index: 2 });
    await field(visitor, words.services.kitep.grade).selectOption('5');
    await field(visitor, words.services.kitep.classLetter).fill('б');
    await field(visitor, words.services.kitep.pupilName).fill('Асанова Айгуль');
    await visitor.chooseAccount(words.transfer.form.from, debit);
    await field(visitor, words.transfer.form.amount).fill('250');
    expect(await objections(page, 'form of a payment for schoolbooks')).toEqual([]);
    await pay(visitor, 25_000n);
    await expect.poll(() => shownOn(visitor)).toContain('Асанова Айгуль');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
