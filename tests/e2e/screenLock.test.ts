import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_PIN } from '../../bank/sandbox/seed/people';
import { DEMONSTRATION_PASSWORD } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const WRONG = '6183';
const OTHER = '8264';

/** Looks at the menu of the user: the whole name stands in it, and the first name in the header. */
async function lookAtMenu(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const button = page.getByRole('button', { name: words.shell.userMenu.label });
  expect(await button.textContent()).toMatch(/Айбек$/);
  const name = button.getByText('Айбек', { exact: true });
  expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
  await button.click();
  await page.getByRole('group', { name: 'Асанов Айбек Маратович', exact: true }).waitFor();
  await expectAccessible(user, 'shell.userMenu');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
}

async function lockByMenu({ page, words }: BrowserUser): Promise<void> {
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menuitem', { name: words.shell.userMenu.lock }).click();
  await page.getByRole('heading', { name: words.lock.title, exact: true }).waitFor();
}

async function enterPin({ page, words }: BrowserUser, pin: string, where = page): Promise<void> {
  await where.getByLabel(words.lock.pin, { exact: true }).fill(pin);
  await where.getByRole('button', { name: words.lock.submit, exact: true }).click();
}

function amountField({ page, words }: BrowserUser) {
  return page.getByLabel(words.transfer.form.amount, { exact: true });
}

it('locks every tab, hides typed values and restores them after the PIN', async () => {
  const user = await environment.user();
  const { page, words } = user;
  const [debit, credit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
  await user.signInByForm('aibek');
  const second = await user.newTab('/history');
  await second.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
  await user.open('/payment/own-accounts');
  await user.fillTransfer(debit, credit, '12,34');
  const title = await page.title();

  await lookAtMenu(user);
  await lockByMenu(user);
  await page.getByText(words.lock.leadOf.replace('{{owner}}', 'Асанов Айбек Маратович')).waitFor();
  await second.getByRole('heading', { name: words.lock.title, exact: true }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await amountField(user).isVisible()).toBe(false);
  expect(await page.locator('body').innerText()).not.toContain(debit.number.slice(-4));
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root') === null)).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await amountField(user).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await second.reload();
  await second.getByRole('heading', { name: words.lock.title, exact: true }).waitFor();
  await second.getByText(words.lock.leadOf.replace('{{owner}}', 'Асанов Айбек Маратович')).waitFor();
  await enterPin(user, WRONG);
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  expect(await page.getByLabel(words.lock.pin, { exact: true }).inputValue()).toBe('');
  await enterPin(user, DEMONSTRATION_PIN);
  await amountField(user).waitFor();
  expect(await amountField(user).inputValue()).toBe('12,34');
  expect(await page.title()).toBe(title);
  await second.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
  await user.proceedToCheck();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('ends the visit in every tab with the fifth wrong PIN, and says why', async () => {
  const user = await environment.user();
  const { page, words } = user;
  await user.signInByForm('aizada');
  const second = await user.newTab('/history');
  await second.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
  await lockByMenu(user);
  for (const left of [4, 3, 2, 1]) {
    await enterPin(user, WRONG);
    await page.getByRole('alert').getByText(`: ${left}`).waitFor();
  }
  await enterPin(user, WRONG);
  await user.heading(words.login.title).waitFor();
  await page.getByText(words.login.ended.wrongPin).waitFor();
  await second.getByText(words.login.ended.wrongPin).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('sessionKey');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('can be left without the PIN, and then nothing typed stays behind', async () => {
  const user = await environment.user();
  const { page, words } = user;
  await user.signInByForm('saltanat');
  await user.open('/payment/own-accounts');
  await amountField(user).fill('77,70');
  await lockByMenu(user);
  await page.reload();
  await user.heading(words.lock.title).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('77,70');
  await user.button(words.lock.leave).click();
  await user.heading(words.login.title).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('77,70');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('opens with a PIN that was changed by the present one and by the password', async () => {
  const user = await environment.user();
  const { page, words } = user;
  const { pin, password } = words.profile;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await user.signInByForm('bermet');
  await user.open('/profile/settings/pin');
  await field(pin.current).fill(WRONG);
  await field(pin.new).fill('1234');
  await field(pin.repeat).fill('1243');
  await user.button(pin.change).click();
  await page.getByRole('alert').getByText(words.validation.PINS_DIFFER).waitFor();
  await field(pin.new).fill(OTHER);
  await field(pin.repeat).fill(OTHER);
  await user.button(pin.change).click();
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  await field(pin.current).fill(DEMONSTRATION_PIN);
  await user.button(pin.change).click();
  await page.getByText(pin.doneTitle).waitFor();
  await lockByMenu(user);
  await enterPin(user, DEMONSTRATION_PIN);
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  await enterPin(user, OTHER);
  await user.heading(words.profile.pages.pin.title).waitFor();

  await page.getByRole('radio', { name: pin.proofs.password }).check();
  await field(password.current).fill(DEMONSTRATION_PASSWORD);
  await field(pin.new).fill(DEMONSTRATION_PIN);
  await field(pin.repeat).fill(DEMONSTRATION_PIN);
  await user.button(pin.change).click();
  await page.getByText(pin.doneTitle).waitFor();
  await lockByMenu(user);
  await enterPin(user, DEMONSTRATION_PIN);
  await user.heading(words.profile.pages.pin.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('has nothing axe objects to, locked, refused and where the PIN is changed', async () => {
  const user = await environment.user();
  const { page, words } = user;
  await user.signInByForm('saltanat');
  await user.open('/profile/settings/pin');
  await user.button(words.profile.pin.change).click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(user, 'profile.pinErrors');
  await lockByMenu(user);
  await expectAccessible(user, 'lock.screen');
  await user.button(words.lock.submit).click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(user, 'lock.errors');
  await enterPin(user, WRONG);
  await page.getByRole('alert').getByText(/: 4$/).waitFor();
  await expectAccessible(user, 'lock.wrongPin');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
