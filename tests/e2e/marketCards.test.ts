import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { confirmAndFollow } from './support/confirmAndFollow';
import { expectAccessible, expectFits } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { moveAtTheDesk } from './support/moveAtTheDesk';
import { availableOn, TestEnvironment } from './support/TestEnvironment';

const LIVE_MS = 20_000;

let environment: TestEnvironment;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
});
afterAll(() => environment.close());

async function chooseBranch({ page, words }: BrowserUser): Promise<void> {
  await page.getByLabel(words.market.card.branch, { exact: true }).selectOption({ index: 1 });
}

describe('a card, in Russian', () => {
  it('is ordered from the list of cards, made by the bank, and opened from the list of applications', async () => {
    const user = await environment.user({ language: 'ru', width: 360, theme: 'dark' });
    const { page, words } = user;
    const { market, transfer, cardProducts } = words;
    const apiClient = await environment.apiClient('aibek');
    await user.signIn('aibek');
    const before = await availableOn(apiClient, debit);
    await user.open('/card-list');
    await page.getByRole('link', { name: cardProducts.order, exact: true }).click();
    await user.heading(transfer.kinds.debitCard.title).waitFor();
    const holder = page.getByLabel(market.card.holder, { exact: true });
    await holder.waitFor();
    expect(await holder.inputValue()).toBe('AIBEK ASANOV');
    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await expectAccessible(user, 'debitCard.errors');
    await holder.fill('Asanov  Aybek');
    await chooseBranch(user);
    await expectAccessible(user, 'debitCard.form');
    await user.button(transfer.form.next).click();
    await confirmAndFollow(user, 'order');
    expect(await availableOn(apiClient, debit)).toEqual(before.map((minor) => minor - 10_000n));
    await moveAtTheDesk(user, 'В обработке', 'Сформировано', 'Выполнено');
    await page.getByText(market.ready.makeDebitCardOrder.ACCEPTED, { exact: true }).waitFor({ timeout: LIVE_MS });
    await expectFits(user);
    await page.getByRole('link', { name: market.applications.toCard, exact: true }).click();
    await page.getByText('ASANOV AYBEK').first().waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a credit card, in English', () => {
  it('is applied for free of charge, within the bounds of the limit', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { market, transfer, validation } = words;
    await user.signIn('aibek', '/market');
    await page.getByRole('main').getByRole('link').filter({ hasText: market.names.makeCreditCardApplication }).click();
    await user.heading(transfer.kinds.creditCard.title).waitFor();
    const limit = page.getByLabel(market.card.limit, { exact: true });
    await limit.fill('300001');
    await page.getByLabel(market.card.income, { exact: true }).fill('60000');
    await chooseBranch(user);
    await user.button(transfer.form.next).click();
    await page.getByText(validation.LOAN_OUT_OF_BOUNDS).first().waitFor();
    await limit.fill('100000');
    await expectAccessible(user, 'creditCard.form');
    await user.button(transfer.form.next).click();
    await confirmAndFollow(user, 'apply');
    await page.getByText(market.nextOfFree.ACCEPTED_FOR_PROCESSING, { exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a lost card, in Kyrgyz', () => {
  it('is replaced from its own page: blocked at once, and gone when the new one is handed out', async () => {
    const user = await environment.user({ language: 'kg' });
    const { page, words } = user;
    const { market, transfer, cardProducts } = words;
    await user.signIn('aibek', '/card-list');
    await page.getByRole('link', { name: /•1010/ }).first().click();
    await page.getByRole('link', { name: cardProducts.actions.reissue }).click();
    await user.heading(transfer.kinds.cardReissue.title).waitFor();
    const chosen = page.getByLabel(market.card.card, { exact: true });
    await chosen.waitFor();
    expect(await chosen.locator('option:checked').textContent()).toContain('•1010');
    await chooseBranch(user);
    await expectAccessible(user, 'cardReissue.form');
    await user.button(transfer.form.next).click();
    await confirmAndFollow(user, 'order');
    const second = await user.newTab('/card-list');
    const old = second.getByRole('link', { name: /•1010/ }).first();
    await old.filter({ hasText: cardProducts.states.blocking }).waitFor();
    await moveAtTheDesk(user, 'В обработке', 'Сформировано', 'Выполнено');
    await page.getByText(market.ready.makeCardReissue.ACCEPTED, { exact: true }).waitFor({ timeout: LIVE_MS });
    await old.waitFor({ state: 'detached', timeout: LIVE_MS });
    await second.close();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('a card that ends, in Chinese', () => {
  it('is renewed free of charge', async () => {
    const user = await environment.user({ language: 'cn' });
    const { page, words } = user;
    const { market, transfer, cardProducts } = words;
    await user.signIn('aibek', '/card-list');
    await page.getByRole('link', { name: /•1051/ }).first().click();
    await page.getByRole('link', { name: cardProducts.actions.renewal }).click();
    await user.heading(transfer.kinds.cardRenewal.title).waitFor();
    await page.getByLabel(market.card.card, { exact: true }).waitFor();
    await chooseBranch(user);
    await expectAccessible(user, 'cardRenewal.form');
    await user.button(transfer.form.next).click();
    await confirmAndFollow(user, 'apply');
    await page.getByText(market.names.makeCardRenewal).first().waitFor();
    await user.open('/profile/open-ipc');
    await user.heading(transfer.kinds.instantCard.title).waitFor();
    await page.getByLabel(market.card.branch, { exact: true }).waitFor();
    await expectAccessible(user, 'instantCard.form');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
