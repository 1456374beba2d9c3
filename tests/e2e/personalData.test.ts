import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import { pdfWith, pngOf } from '../support/samplePictures';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser, BrowserUserOptions } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

async function signedInAt(login: string, path: string, options: BrowserUserOptions = {}): Promise<BrowserUser> {
  const user = await environment.user(options);
  await user.signIn(login, path);
  return user;
}

const photo = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(640, 400)) };

async function fillPassport({ page, words }: BrowserUser): Promise<void> {
  const { passport, inn } = words.personalData;
  await page.getByLabel(passport.number, { exact: true }).fill('7654321');
  await page.getByLabel(passport.issuedBy, { exact: true }).fill('МКК 211041');
  await page.getByLabel(passport.issuedOn, { exact: true }).fill('02.11.2025');
  await page.getByLabel(passport.expiresOn, { exact: true }).fill('02.11.2035');
  await page.getByLabel(inn, { exact: true }).fill('11706199300217');
  await page.getByLabel(passport.address, { exact: true }).fill('г. Бишкек, ул. Чуй, 120');
}

describe.each([
  { theme: 'light', width: 1280, language: 'ru' },
  { theme: 'dark', width: 360, language: 'kg' },
] as const)('personalData, $theme at $width px in $language', (options) => {
  it('have nothing axe objects to and nothing that scrolls sideways', async () => {
    const user = await signedInAt('bermet', '/profile/info', options);
    const { page, words } = user;
    await page.getByText(words.personalData.info.passport, { exact: true }).waitFor();
    await expectAccessible(user, 'personalData.info');
    await user.open('/payment');
    await user.heading(words.shell.doors.expired.title).waitFor();
    await expectAccessible(user, 'doors.expired');
    await user.open('/profile/edit');
    await page.getByLabel(words.personalData.passport.number, { exact: true }).waitFor();
    await user.button(words.profile.change.next).click();
    await page.getByRole('alert').first().waitFor();
    await page
      .getByLabel(words.personalData.scans.choose)
      .setInputFiles([photo, { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('text') }]);
    await page.getByText(words.personalData.scans.failed, { exact: true }).waitFor();
    await page.getByText(words.personalData.scans.kept, { exact: true }).waitFor();
    await expectAccessible(user, 'personalData.edit');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();

    const company = await signedInAt('daniyar', '/profile/company', options);
    await company.page.getByText('33112978').waitFor();
    await expectFits(company);
    expect(company.consoleErrors).toEqual([]);
    await company.leave();
  });
});

it('shows a person’s picture in the header and on every page, and takes it away again', async () => {
  const user = await signedInAt('aibek', '/profile/info');
  const { page, words } = user;
  const faces = page.locator('img[src^="blob:"]');
  await page.getByLabel(words.personalData.avatar.choose).setInputFiles({ ...photo, name: 'me.png' });
  await expect.poll(() => faces.count()).toBe(2);
  // Read back from the bank.
  await page.reload();
  await expect.poll(() => faces.count()).toBe(2);
  const size = await faces
    .first()
    .evaluate((face) => (face instanceof HTMLImageElement ? [face.naturalWidth, face.naturalHeight] : []));
  expect(size).toEqual([320, 320]);
  await page
    .getByLabel(words.personalData.avatar.replace)
    .setInputFiles({ name: 'no.txt', mimeType: 'image/png', buffer: Buffer.from('text') });
  await page.getByText(words.personalData.avatar.unreadableTitle).waitFor();
  await user.button(words.personalData.avatar.remove).click();
  await expect.poll(() => faces.count()).toBe(0);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('leads a view-only customer through a new passport back to payments', async () => {
  const user = await signedInAt('bermet', '/');
  const { page, words } = user;
  const { personalData, profile, shell } = words;
  await page.getByRole('region', { name: shell.viewOnly.label }).waitFor();
  await user.open('/payment/own-accounts');
  await user.heading(shell.doors.expired.title).waitFor();
  const apiClient = await environment.apiClient('bermet');
  expect(await apiClient.execute('NOTIFICATION_WAS_READ', { notificationIds: ['1'] })).toMatchObject({ ok: true });

  await page.getByRole('main').getByRole('link', { name: shell.viewOnly.edit }).last().click();
  await fillPassport(user);
  await page.getByLabel(personalData.inn, { exact: true }).fill('11336199300217');
  await user.button(profile.change.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts())
    .toEqual([words.validation.INN_INVALID, words.validation.SCAN_REQUIRED]);
  await fillPassport(user);
  await page
    .getByLabel(personalData.scans.choose)
    .setInputFiles([photo, { name: 'back.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfWith()) }]);
  await expect.poll(() => page.getByText(personalData.scans.kept, { exact: true }).count()).toBe(2);
  for (const name of [photo.name, 'back.pdf']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
  const phone = await user.phoneOf('bermet');
  await user.button(profile.change.next).click();
  await user.heading(profile.change.codeTitle).waitFor();
  await page.getByText(/: \w+ \d{7} → \w+ 7654321$/).waitFor();
  const code = await phone.next();
  await user.enterCode(code === '111111' ? '222222' : '111111');
  await page.getByRole('alert').filter({ hasText: '4' }).waitFor();
  await user.enterCode(code);
  await user.heading(personalData.edit.doneTitle).waitFor();

  await user.open('/profile/info');
  await page.getByText(personalData.application.review.title).waitFor();
  await new Desk(environment.bank.origin).moveClock({ forwardMs: 61_000 });
  const approved = page.getByText(personalData.application.approved.title);
  await expect
    .poll(
      async () => {
        await user.open('/profile/info');
        return approved.waitFor({ timeout: 3000 }).then(
          () => 'approved',
          () => 'under review',
        );
      },
      { timeout: 30_000 },
    )
    .toBe('approved');
  await page.getByText('ID 7654321', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: shell.viewOnly.label }).count()).toBe(0);
  await user.open('/payment');
  await user.heading(words.transfer.hub.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('takes a new e-mail address once its letter was read and the phone has confirmed it', async () => {
  const user = await signedInAt('aizada', '/profile/info');
  const { page, words } = user;
  const { email } = words.personalData;
  await page.getByRole('link', { name: email.change }).click();
  await page.getByLabel(email.new, { exact: true }).fill('aizada');
  await user.button(words.profile.change.next).click();
  await page.getByRole('alert').getByRole('link', { name: words.validation.EMAIL_INVALID }).waitFor();
  await page.getByLabel(email.new, { exact: true }).fill('aizada.new@mail.example');
  await user.button(words.profile.change.next).click();
  const field = page.getByLabel(email.code, { exact: true });
  await field.waitFor();
  await expectAccessible(user, 'personalData.email');
  const letters = async (): Promise<readonly { readonly code: string }[]> =>
    JSON.parse(await (await fetch(`${environment.bank.origin}/sandbox/letters?login=aizada`)).text());
  await expect.poll(async () => (await letters()).length).toBe(1);
  const code = (await letters())[0]?.code ?? '';
  await field.fill(code === '111111' ? '222222' : '111111');
  await user.button(words.profile.change.next).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(code);
  const phone = await user.phoneOf('aizada');
  await user.button(words.profile.change.next).click();
  await user.heading(words.profile.change.codeTitle).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(email.doneTitle).waitFor();
  await user.open('/profile/info');
  await page.getByText('aizada.new@mail.example').waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
