import { afterAll, beforeAll, expect, it } from 'vitest';

import { launchChromium, SHORT_LIVED_PAGES } from '../support/chromium';
import { freePort, StartedBank } from '../support/StartedBank';
import { BrowserUser } from './support/BrowserUser';
import { expectAccessible } from './support/expectAccessible';
import type { Browser, CDPSession } from 'playwright-core';

const NAME = 'Ноутбук Айбека';
const PAID_BEFORE = 'Айзада Т.';

let browser: Browser;
let bank: StartedBank;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  browser = await launchChromium(SHORT_LIVED_PAGES);
  bank = await StartedBank.start({ port, environment: { PASSKEYS: '1', PUBLIC_ADDRESS: origin } });
});

afterAll(async () => {
  await browser.close();
  await bank.remove();
});

/** A device beside the browser that verifies its user; it answers while its user is present. */
class VirtualDevice {
  private constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(user: BrowserUser): Promise<VirtualDevice> {
    const session = await user.context.newCDPSession(user.page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    });
    return new VirtualDevice(session, authenticatorId);
  }

  /** Answers what a press asks, and nothing before or after it: a question that was already waiting goes on waiting. */
  async answer(press: () => Promise<void>, answered: () => Promise<void>): Promise<void> {
    const { authenticatorId } = this;
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await press();
    await answered();
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  }

  async credentials() {
    const { authenticatorId } = this;
    return (await this.session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  }

  /** Puts a credential back, as a device does that missed its removal. */
  async restore(credential: Awaited<ReturnType<VirtualDevice['credentials']>>[number]): Promise<void> {
    await this.session.send('WebAuthn.addCredential', { authenticatorId: this.authenticatorId, credential });
  }
}

/** Notes on the page that the browser has been asked for a passkey. */
const NOTE_QUESTIONS = `{
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = (options) => {
    globalThis.isPasskeyAsked = true;
    return get(options);
  };
}`;

/** Ends the visit and waits for the suggestions of the login page: a device that answers before they are asked for answers them. */
async function signOut(user: BrowserUser): Promise<void> {
  await user.page.evaluate(() => sessionStorage.clear());
  await user.load('/login');
  await user.heading(user.words.login.title).waitFor();
  await expect.poll(() => user.page.evaluate('globalThis.isPasskeyAsked')).toBe(true);
}

/** Pays somebody who was paid before: the passkey confirms in place of a code. */
async function payAgain(user: BrowserUser, device: VirtualDevice): Promise<void> {
  const { page, words } = user;
  const { transfer } = words;
  const people = page.getByRole('region', { name: words.payees.people });
  await people.getByRole('link').filter({ hasText: PAID_BEFORE }).click();
  await page.getByLabel(transfer.form.amount, { exact: true }).fill('15');
  await user.button(transfer.form.next).click();
  await page.getByText(transfer.passkey.hint, { exact: true }).waitFor();
  expect(await page.getByLabel(words.code.field, { exact: true }).count()).toBe(0);
  await expectAccessible(user, 'payments.passkey');
  const submit = page
    .getByRole('dialog')
    .getByRole('button', { name: transfer.acts.transfer.submit.split('{{')[0] ?? '' });
  await device.answer(
    () => submit.click(),
    () => page.waitForURL('**/payment/other-accounts/result/*'),
  );
}

/** Opens the form of a payment to somebody who was paid before, up to its sheet. */
async function openPayment(user: BrowserUser, amount: string): Promise<void> {
  const { page, words } = user;
  await user.load('/');
  const people = page.getByRole('region', { name: words.payees.people });
  await people.getByRole('link').filter({ hasText: PAID_BEFORE }).click();
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill(amount);
  await user.button(words.transfer.form.next).click();
}

/** Sets the sum of a day that the passkey may confirm to zero, sees why a code is asked for, and raises the sum with a code. */
async function changeCeiling(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const { passkeyCeiling, pages } = words.profile;
  await page.getByRole('link', { name: passkeyCeiling.title }).click();
  const field = page.getByLabel(passkeyCeiling.sum, { exact: true });
  await field.fill('100000,01');
  await user.button(words.profile.change.next).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(user, 'profile.passkeyCeiling');
  await field.fill('0');
  await user.button(words.profile.change.next).click();
  await page.getByRole('status').filter({ hasText: passkeyCeiling.never }).waitFor();

  await openPayment(user, '16');
  await page.getByText(words.failures.PASSKEY_OFF.what, { exact: true }).waitFor();
  await page.getByLabel(words.code.field, { exact: true }).waitFor();
  await expectAccessible(user, 'payments.codeNeeded');

  await user.load('/profile/settings/passkeys');
  await page.getByRole('link', { name: passkeyCeiling.never }).click();
  const phone = await user.phoneOf('aibek');
  await field.fill('50000');
  await user.button(words.profile.change.next).click();
  await user.enterCode(await phone.next());
  await user.heading(passkeyCeiling.doneTitle).waitFor();
  await user.load('/profile/settings/passkeys');
  await page.getByRole('link', { name: /50\s000/ }).waitFor();
  await user.heading(pages.passkeys.title).waitFor();
}

it('adds a passkey with a code, signs in and pays with it, and removes it', async () => {
  const user = await BrowserUser.arrive(browser, origin);
  const { page, words } = user;
  const { passkeys, pages } = words.profile;
  await page.addInitScript(NOTE_QUESTIONS);
  const device = await VirtualDevice.of(user);

  await user.signIn('aibek', '/profile');
  await page.getByRole('main').getByRole('link', { name: pages.passkeys.title }).click();
  await page.getByText(passkeys.emptyTitle, { exact: true }).waitFor();
  await expectAccessible(user, 'profile.passkeysEmpty');
  await page.getByLabel(passkeys.newName, { exact: true }).fill(NAME);
  const phone = await user.phoneOf('aibek');
  await device.answer(
    () => user.button(passkeys.add).click(),
    () => page.waitForURL('**/passkeys/code'),
  );
  await page.getByText(passkeys.subject.replace('{{name}}', NAME), { exact: true }).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(passkeys.doneTitle).waitFor();

  await signOut(user);
  await user.button(words.login.passkey.submit).waitFor();
  await expectAccessible(user, 'login.passkey');
  await device.answer(
    () => user.button(words.login.passkey.submit).click(),
    () => user.heading(words.home.title).waitFor(),
  );

  await payAgain(user, device);

  await user.load('/profile/settings/passkeys');
  await page.getByText(NAME, { exact: true }).waitFor();
  await expectAccessible(user, 'profile.passkeys');
  await changeCeiling(user);
  await user.button(passkeys.renameNamed.replace('{{name}}', NAME)).click();
  await page.getByRole('alertdialog').getByLabel(passkeys.name, { exact: true }).fill('Ноутбук');
  await user.button(passkeys.save).click();
  await page.getByText('Ноутбук', { exact: true }).waitFor();
  const [credential] = await device.credentials();
  await user.button(passkeys.removeNamed.replace('{{name}}', 'Ноутбук')).click();
  await user.heading(passkeys.removeTitle.replace('{{name}}', 'Ноутбук')).waitFor();
  await expectAccessible(user, 'profile.passkeyRemoval');
  await page.getByRole('alertdialog').getByRole('button', { name: passkeys.remove, exact: true }).click();
  await page.getByText(passkeys.emptyTitle, { exact: true }).waitFor();
  await expect.poll(() => device.credentials()).toEqual([]);

  await signOut(user);
  if (credential !== undefined) {
    await device.restore(credential);
  }
  await device.answer(
    () => user.button(words.login.passkey.submit).click(),
    () => page.getByText(words.failures.PASSKEY_UNKNOWN.what).waitFor(),
  );
  await expect.poll(() => device.credentials()).toEqual([]);
  await expectAccessible(user, 'login.passkeyRefused');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('shows nothing of passkeys at a bank without them', async () => {
  const without = await StartedBank.start();
  const user = await BrowserUser.arrive(browser, without.origin);
  const { page, words } = user;
  await user.load('/login');
  await user.button(words.login.submit).waitFor();
  expect(await user.button(words.login.passkey.submit).count()).toBe(0);
  expect(await page.getByLabel(words.login.username, { exact: true }).getAttribute('autocomplete')).toBe('username');
  await user.signIn('aibek', '/profile');
  await page.getByRole('main').getByRole('link', { name: words.profile.pages.password.title }).waitFor();
  expect(await page.getByText(words.profile.pages.passkeys.title, { exact: true }).count()).toBe(0);
  await user.load('/profile/settings/passkeys');
  await user.heading(words.common.notFound.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
  await without.remove();
});
