import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_PIN } from '../../bank/sandbox/seed/people';
import { DEMONSTRATION_PASSWORD } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const WRONG = '6183';
const OTHER = '8264';
const HEIGHT = 900;

async function lockByMenu({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menuitem', { name: words.shell.userMenu.lock }).click();
  await page.getByRole('heading', { name: words.lock.title, exact: true }).waitFor();
}

async function enterPin({ page, words }: Visitor, pin: string, where = page): Promise<void> {
  await where.getByLabel(words.lock.pin, { exact: true }).fill(pin);
  await where.getByRole('button', { name: words.lock.submit, exact: true }).click();
}

function amountField({ page, words }: Visitor) {
  return page.getByLabel(words.transfer.form.amount, { exact: true });
}

it('locks every tab, keeps what was typed out of sight and gives it back to whoever knows the PIN', async () => {
  const visitor = await stage.visitor();
  const { page, words } = visitor;
  const [debit, credit] = await usableAccounts(await stage.referee('aibek'), 'KGS');
  await visitor.signIn('aibek');
  const second = await visitor.newTab('/history');
  await second.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
  await visitor.open('/payment/own-accounts');
  await visitor.fillTransfer(debit, credit, '12,34');
  const title = await page.title();

  await lockByMenu(visitor);
  await page.getByText(words.lock.leadOf.replace('{{owner}}', 'Асанов Айбек Маратович')).waitFor();
  await second.getByRole('heading', { name: words.lock.title, exact: true }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await amountField(visitor).isVisible()).toBe(false);
  expect(await page.locator('body').innerText()).not.toContain(debit.number.slice(-4));
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root') === null)).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await amountField(visitor).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await second.reload();
  await second.getByRole('heading', { name: words.lock.title, exact: true }).waitFor();
  await second.getByText(words.lock.leadOf.replace('{{owner}}', 'Асанов Айбек Маратович')).waitFor();
  await enterPin(visitor, WRONG);
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  expect(await page.getByLabel(words.lock.pin, { exact: true }).inputValue()).toBe('');
  await enterPin(visitor, DEMONSTRATION_PIN);
  await amountField(visitor).waitFor();
  expect(await amountField(visitor).inputValue()).toBe('12,34');
  expect(await page.title()).toBe(title);
  await second.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
  await visitor.proceedToCheck();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('ends the visit in every tab with the fifth wrong PIN, and says why', async () => {
  const visitor = await stage.visitor();
  const { page, words } = visitor;
  await visitor.signIn('aizada');
  const second = await visitor.newTab('/history');
  await second.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
  await lockByMenu(visitor);
  for (const left of [4, 3, 2, 1]) {
    await enterPin(visitor, WRONG);
    await page.getByRole('alert').getByText(`: ${left}`).waitFor();
  }
  await enterPin(visitor, WRONG);
  await visitor.heading(words.login.title).waitFor();
  await page.getByText(words.login.ended.wrongPin).waitFor();
  await second.getByText(words.login.ended.wrongPin).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('sessionKey');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('can be left without the PIN, and then nothing typed stays behind', async () => {
  const visitor = await stage.visitor();
  const { page, words } = visitor;
  await visitor.signIn('saltanat');
  await visitor.open('/payment/own-accounts');
  await amountField(visitor).fill('77,70');
  await lockByMenu(visitor);
  await page.reload();
  await visitor.heading(words.lock.title).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('77,70');
  await visitor.button(words.lock.leave).click();
  await visitor.heading(words.login.title).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('77,70');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('opens with a PIN that was changed by the present one and by the password', async () => {
  const visitor = await stage.visitor();
  const { page, words } = visitor;
  const { pin, password } = words.profile;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await visitor.signIn('bermet');
  await visitor.open('/profile/settings/pin');
  await field(pin.current).fill(WRONG);
  await field(pin.new).fill('1234');
  await field(pin.repeat).fill('1243');
  await visitor.button(pin.change).click();
  await page.getByRole('alert').getByText(words.validation.PINS_DIFFER).waitFor();
  await field(pin.new).fill(OTHER);
  await field(pin.repeat).fill(OTHER);
  await visitor.button(pin.change).click();
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  await field(pin.current).fill(DEMONSTRATION_PIN);
  await visitor.button(pin.change).click();
  await page.getByText(pin.doneTitle).waitFor();
  await lockByMenu(visitor);
  await enterPin(visitor, DEMONSTRATION_PIN);
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  await enterPin(visitor, OTHER);
  await visitor.heading(words.profile.pages.pin.title).waitFor();

  await page.getByRole('radio', { name: pin.proofs.password }).check();
  await field(password.current).fill(DEMONSTRATION_PASSWORD);
  await field(pin.new).fill(DEMONSTRATION_PIN);
  await field(pin.repeat).fill(DEMONSTRATION_PIN);
  await visitor.button(pin.change).click();
  await page.getByText(pin.doneTitle).waitFor();
  await lockByMenu(visitor);
  await enterPin(visitor, DEMONSTRATION_PIN);
  await visitor.heading(words.profile.pages.pin.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('has nothing axe objects to, locked, refused and where the PIN is changed', async () => {
  const visitor = await stage.visitor();
  const { page, words } = visitor;
  const found: string[] = [];
  const look = async (name: string) => {
    for (const { colorScheme, width } of [
      { colorScheme: 'light', width: 1280 },
      { colorScheme: 'dark', width: 1280 },
      { colorScheme: 'light', width: 360 },
      { colorScheme: 'dark', width: 360 },
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: HEIGHT });
      found.push(...(await objections(page, `${name}, ${colorScheme} at ${width}`)));
    }
    await page.setViewportSize({ width: 1280, height: HEIGHT });
  };
  await visitor.signIn('saltanat');
  await visitor.open('/profile/settings/pin');
  await visitor.button(words.profile.pin.change).click();
  await page.getByRole('alert').first().waitFor();
  await look('PIN, error summary');
  await lockByMenu(visitor);
  await look('locked');
  await visitor.button(words.lock.submit).click();
  await page.getByRole('alert').first().waitFor();
  await look('locked, error summary');
  await enterPin(visitor, WRONG);
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  await look('locked, wrong PIN');
  expect(found).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
