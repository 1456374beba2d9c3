import { afterAll, beforeAll, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { ELCART, VISA } from '../bank/support/cards';
import { objections } from './support/objections';
import { availableOn, Stage } from './support/Stage';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import type { Visitor } from './support/Visitor';

const SETTLED_MS = 60_000;

let stage: Stage;
let referee: RawClient;
let account: Account;

beforeAll(async () => {
  stage = await Stage.open();
  referee = await stage.referee('aibek');
  [account] = await usableAccounts(referee, 'KGS');
});

afterAll(() => stage.close());

async function openFromHub(visitor: Visitor, title: string): Promise<void> {
  await visitor.open('/payment');
  await visitor.page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await visitor.heading(title).waitFor();
  await visitor.page.getByRole('button', { name: visitor.words.transfer.form.next }).waitFor();
}

/** The number stands nowhere on the page but in its own field. */
async function expectMasked(visitor: Visitor, number: string): Promise<void> {
  const text = (await visitor.page.getByRole('main').innerText()).replace(/\s/g, '');
  expect(text).toContain(`${number.slice(0, 6)}******${number.slice(-4)}`);
  expect(text).not.toContain(number);
}

it('sends money to an Elcart card, whose holder is shown masked, and says when it has arrived', async () => {
  const visitor = await stage.visitor();
  const { page, words } = visitor;
  const [before] = await availableOn(referee, account);
  await visitor.signIn('aibek');
  await visitor.open('/payment');
  await visitor.heading(words.transfer.hub.title).waitFor();
  expect(await objections(page, 'hub')).toEqual([]);
  await openFromHub(visitor, words.transfer.kinds.ipcCards.title);
  await visitor.button(words.transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
  expect(await objections(page, 'form of a transfer to a card')).toEqual([]);
  await visitor.chooseAccount(words.transfer.form.from, account);
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('250');
  const field = page.getByLabel(words.cards.cardNumber, { exact: true });
  for (const [typed, problem] of [
    ['9417 1234 0000 7778', words.validation.CARD_NUMBER_WRONG],
    ['5500 0000 0000 0004', words.validation.CARD_OTHER_SCHEME],
  ] as const) {
    await field.fill(typed);
    await visitor.button(words.transfer.form.next).click();
    await page.getByRole('alert').getByRole('link', { name: problem }).waitFor();
  }
  await field.fill(ELCART.unknown);
  await visitor.button(words.transfer.form.next).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(ELCART.good.replace(/(\d{4})/g, '$1-'));
  await field.blur();
  expect(await field.inputValue()).toBe('9417 1234 0000 7777');
  await visitor.proceedToCheck();
  await expectMasked(visitor, ELCART.good);
  expect(await page.getByRole('main').innerText()).toContain('Мээрим Б.');
  expect(await objections(page, 'check of a transfer to a card')).toEqual([]);
  const phone = await visitor.phoneOf('aibek');
  await visitor.askForCode(money(25_000n, 'KGS'));
  await visitor.enterCode(await phone.next());
  await page.waitForURL('**/payment/ipc-cards/result/*');
  await page
    .getByRole('heading', { name: words.transfer.acts.transfer.done, exact: true })
    .waitFor({ timeout: SETTLED_MS });
  await expectMasked(visitor, ELCART.good);
  expect(await objections(page, 'result of a transfer to a card')).toEqual([]);
  expect(await availableOn(referee, account)).toEqual([(before ?? 0n) - 25_000n - 1_000n]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('leads from one scheme to the other with what is typed, in Kyrgyz, in the dark, on a phone', async () => {
  const visitor = await stage.visitor({ language: 'kg', theme: 'dark', width: 360 });
  const { page, words } = visitor;
  await visitor.signIn('aibek');
  await visitor.open('/transfer-to-card');
  await visitor.heading(words.transfer.kinds.ipcCards.title).waitFor();
  await visitor.chooseAccount(words.transfer.form.from, account);
  await page.getByLabel(words.cards.cardNumber, { exact: true }).fill(VISA.good);
  await visitor.button(words.cards.otherScheme.visa).click();
  await visitor.heading(words.transfer.kinds.visaCards.title).waitFor();
  expect(await page.getByLabel(words.cards.cardNumber, { exact: true }).inputValue()).toContain('4177');
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('500');
  expect(await objections(page, 'form of a transfer to Visa')).toEqual([]);
  await visitor.proceedToCheck();
  await expectMasked(visitor, VISA.good);
  expect(await objections(page, 'check of a transfer to Visa')).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(VISA.good);
  expect(stored).not.toContain('4177 7712');
  const phone = await visitor.phoneOf('aibek');
  await visitor.askForCode(money(50_000n, 'KGS'));
  await visitor.enterCode(await phone.next());
  await page.waitForURL('**/payment/visa-cards/result/*');
  // Visa takes one to three minutes; nobody has to stay for that.
  await visitor.heading(words.transfer.acts.transfer.waiting).waitFor();
  await expectMasked(visitor, VISA.good);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('brings money from a Visa card of another bank when its holder has confirmed it', async () => {
  const visitor = await stage.visitor({ width: 360 });
  const { page, words } = visitor;
  const [before] = await availableOn(referee, account);
  await visitor.signIn('aibek');
  await openFromHub(visitor, words.transfer.kinds.replenishmentVisa.title);
  await visitor.button(words.transfer.form.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(5);
  expect(await objections(page, 'form of a replenishment')).toEqual([]);
  await page.getByLabel(words.cards.fromCardNumber, { exact: true }).fill(VISA.good);
  await page.getByLabel(words.cards.expiry, { exact: true }).fill('0829');
  const code = page.getByLabel(words.cards.securityCode, { exact: true });
  await code.fill('000');
  await visitor.chooseAccount(words.transfer.form.to, account);
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('1000');
  await visitor.button(words.transfer.form.next).click();
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  await code.fill('731');
  await visitor.button(words.transfer.form.next).click();
  await visitor.heading(words.transfer.acts.replenish.check).waitFor();
  await expectMasked(visitor, VISA.good);
  expect(await objections(page, 'check of a replenishment')).toEqual([]);
  const phone = await visitor.phoneOf('aibek');
  await page.getByRole('button', { name: /^Пополнить на / }).click();
  await visitor.heading(words.transfer.acts.replenish.code).waitFor();
  await visitor.enterCode(await phone.next());
  await page.waitForURL('**/payment/replenishment-visa/result/*');
  expect(await availableOn(referee, account)).toEqual([before]);
  await page
    .getByRole('heading', { name: words.transfer.acts.replenish.done, exact: true })
    .waitFor({ timeout: SETTLED_MS });
  expect(await objections(page, 'result of a replenishment')).toEqual([]);
  expect(await availableOn(referee, account)).toEqual([(before ?? 0n) + 100_000n]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
