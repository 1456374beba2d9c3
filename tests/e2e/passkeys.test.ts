import { afterAll, beforeAll, expect, it } from 'vitest';

import { launchChromium, SHORT_LIVED_PAGES } from '../support/chromium';
import { freePort, StartedBank } from '../support/StartedBank';
import { BrowserUser } from './support/BrowserUser';
import { expectAccessible } from './support/expectAccessible';
import type { Browser, CDPSession } from 'playwright-core';

const NAME = 'Ноутбук Айбека';

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

  /** Answers the request of a press, and no other before or after it. */
  async answer(press: () => Promise<void>, answered: () => Promise<void>): Promise<void> {
    const { authenticatorId } = this;
    await press();
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await answered();
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  }
}

async function signOut(user: BrowserUser): Promise<void> {
  await user.page.evaluate(() => sessionStorage.clear());
  await user.open('/login');
  await user.heading(user.words.login.title).waitFor();
}

it('adds a passkey with a code, signs in with it, and removes it', async () => {
  const user = await BrowserUser.arrive(browser, origin);
  const { page, words } = user;
  const { passkeys, pages } = words.profile;
  const device = await VirtualDevice.of(user);

  await user.signIn('aibek');
  await user.open('/profile');
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

  await user.open('/profile/settings/passkeys');
  await page.getByText(NAME, { exact: true }).waitFor();
  await expectAccessible(user, 'profile.passkeys');
  await user.button(passkeys.renameNamed.replace('{{name}}', NAME)).click();
  await page.getByRole('alertdialog').getByLabel(passkeys.name, { exact: true }).fill('Ноутбук');
  await user.button(passkeys.save).click();
  await page.getByText('Ноутбук', { exact: true }).waitFor();
  await user.button(passkeys.removeNamed.replace('{{name}}', 'Ноутбук')).click();
  await user.heading(passkeys.removeTitle.replace('{{name}}', 'Ноутбук')).waitFor();
  await expectAccessible(user, 'profile.passkeyRemoval');
  await page.getByRole('alertdialog').getByRole('button', { name: passkeys.remove, exact: true }).click();
  await page.getByText(passkeys.emptyTitle, { exact: true }).waitFor();

  await signOut(user);
  await device.answer(
    () => user.button(words.login.passkey.submit).click(),
    () => page.getByText(words.failures.PASSKEY_UNKNOWN.what).waitFor(),
  );
  await expectAccessible(user, 'login.passkeyRefused');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('shows nothing of passkeys at a bank without them', async () => {
  const without = await StartedBank.start();
  const user = await BrowserUser.arrive(browser, without.origin);
  const { page, words } = user;
  await user.open('/login');
  await user.button(words.login.submit).waitFor();
  expect(await user.button(words.login.passkey.submit).count()).toBe(0);
  expect(await page.getByLabel(words.login.username, { exact: true }).getAttribute('autocomplete')).toBe('username');
  await user.signIn('aibek');
  await user.open('/profile');
  await page.getByRole('main').getByRole('link', { name: words.profile.pages.password.title }).waitFor();
  expect(await page.getByText(words.profile.pages.passkeys.title, { exact: true }).count()).toBe(0);
  await user.open('/profile/settings/passkeys');
  await user.heading(words.common.notFound.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
  await without.remove();
});
