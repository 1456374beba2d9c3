import { afterAll, beforeAll, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { ELCART, VISA } from '../bank/support/cards';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { unfoldDetails } from './support/operationPages';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import type { BrowserUser } from './support/BrowserUser';

const SETTLED_MS = 60_000;

let environment: TestEnvironment;
let apiClient: RawClient;
let account: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  apiClient = await environment.apiClient('aibek');
  [account] = await usableAccounts(apiClient, 'KGS');
});

afterAll(() => environment.close());

async function openFromHub(user: BrowserUser, title: string): Promise<void> {
  await user.open('/payment');
  await user.button(user.words.transfer.hub.whole).click();
  await user.page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await user.heading(title).waitFor();
  await user.page.getByRole('button', { name: user.words.transfer.form.next }).waitFor();
}

/** The number stands nowhere on the result but in its own field. */
async function expectMasked(user: BrowserUser, number: string): Promise<void> {
  await unfoldDetails(user);
  expectMaskedIn(await user.page.getByRole('main').innerText(), number);
}

function expectMaskedIn(shown: string, number: string): void {
  const text = shown.replace(/\s/g, '');
  expect(text).toContain(`${number.slice(0, 6)}******${number.slice(-4)}`);
  expect(text).not.toContain(number);
}

it('sends money to an Elcart card, whose holder is shown masked, and says when it has arrived', async () => {
  const user = await environment.user();
  const { page, words } = user;
  const [before] = await availableOn(apiClient, account);
  await user.signIn('aibek', '/payment');
  await user.heading(words.transfer.hub.title).waitFor();
  await expectFits(user);
  await openFromHub(user, words.transfer.kinds.ipcCards.title);
  await user.button(words.transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
  await expectAccessible(user, 'cardTransfers.errors');
  await user.chooseAccount(words.transfer.form.from, account);
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('250');
  const field = page.getByLabel(words.cards.cardNumber, { exact: true });
  for (const [typed, violation] of [
    ['9417 1234 0000 7778', words.validation.CARD_NUMBER_WRONG],
    ['5500 0000 0000 0004', words.validation.CARD_OTHER_SCHEME],
  ] as const) {
    await field.fill(typed);
    await user.button(words.transfer.form.next).click();
    await page.getByRole('alert').getByRole('link', { name: violation }).waitFor();
  }
  await field.fill(ELCART.unknown);
  await user.button(words.transfer.form.next).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(ELCART.good.replace(/(\d{4})/g, '$1-'));
  await field.blur();
  expect(await field.inputValue()).toBe('9417 1234 0000 7777');
  await user.proceedToCheck();
  const sheet = await user.sheetText();
  expectMaskedIn(sheet, ELCART.good);
  expect(sheet).toContain('Мээрим Б.');
  await expectFits(user);
  await user.waitForCode(money(25_000n, 'KGS'));
  await user.enterCode(await user.sheetCode('aibek'));
  await page.waitForURL('**/payment/ipc-cards/result/*');
  await page
    .getByRole('heading', { name: words.transfer.acts.transfer.done, exact: true })
    .waitFor({ timeout: SETTLED_MS });
  await expectMasked(user, ELCART.good);
  await expectFits(user);
  expect(await availableOn(apiClient, account)).toEqual([(before ?? 0n) - 25_000n - 1_000n]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('leads from one scheme to the other with what is typed, in Kyrgyz, in the dark, on a phone', async () => {
  const user = await environment.user({ language: 'kg', theme: 'dark', width: 360 });
  const { page, words } = user;
  await user.signIn('aibek', '/transfer-to-card');
  await user.heading(words.transfer.toCard.title).waitFor();
  await expectAccessible(user, 'cardTransfers.schemes');
  await page.getByRole('main').getByRole('link').filter({ hasText: words.transfer.kinds.ipcCards.title }).click();
  await user.heading(words.transfer.kinds.ipcCards.title).waitFor();
  await user.chooseAccount(words.transfer.form.from, account);
  await page.getByLabel(words.cards.cardNumber, { exact: true }).fill(VISA.good);
  await user.button(words.cards.otherScheme.visa).click();
  await user.heading(words.transfer.kinds.visaCards.title).waitFor();
  expect(await page.getByLabel(words.cards.cardNumber, { exact: true }).inputValue()).toContain('4177');
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('500');
  await expectAccessible(user, 'cardTransfers.visa');
  await user.proceedToCheck();
  expectMaskedIn(await user.sheetText(), VISA.good);
  await expectFits(user);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(VISA.good);
  expect(stored).not.toContain('4177 7712');
  await user.waitForCode(money(50_000n, 'KGS'));
  await user.enterCode(await user.sheetCode('aibek'));
  await page.waitForURL('**/payment/visa-cards/result/*');
  // Visa takes one to three minutes; nobody has to stay for that.
  await user.heading(words.transfer.acts.transfer.waiting).waitFor();
  await expectMasked(user, VISA.good);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('brings money from a Visa card of another bank when its holder has confirmed it', async () => {
  const user = await environment.user({ width: 360 });
  const { page, words } = user;
  const [before] = await availableOn(apiClient, account);
  await user.signIn('aibek');
  await openFromHub(user, words.transfer.kinds.replenishmentVisa.title);
  await user.button(words.transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(4);
  await expectAccessible(user, 'cardTransfers.replenishmentErrors');
  await page.getByLabel(words.cards.fromCardNumber, { exact: true }).fill(VISA.good);
  await page.getByLabel(words.cards.expiry, { exact: true }).fill('0829');
  const code = page.getByLabel(words.cards.securityCode, { exact: true });
  await code.fill('000');
  await user.chooseAccount(words.transfer.form.to, account);
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('1000');
  await user.button(words.transfer.form.next).click();
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  await code.fill('731');
  await user.button(words.transfer.form.next).click();
  await user.heading(words.transfer.acts.replenish.code).waitFor();
  expectMaskedIn(await user.sheetText(), VISA.good);
  await expectFits(user);
  await page.getByRole('button', { name: /^Пополнить на / }).waitFor();
  await user.heading(words.transfer.acts.replenish.code).waitFor();
  await user.enterCode(await user.sheetCode('aibek'));
  await page.waitForURL('**/payment/replenishment-visa/result/*');
  expect(await availableOn(apiClient, account)).toEqual([before]);
  await page
    .getByRole('heading', { name: words.transfer.acts.replenish.done, exact: true })
    .waitFor({ timeout: SETTLED_MS });
  await expectFits(user);
  expect(await availableOn(apiClient, account)).toEqual([(before ?? 0n) + 100_000n]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
