import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import { pdfWith, pngOf } from '../support/samplePictures';
import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor, VisitorOptions } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

async function signedInAt(login: string, path: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await stage.visitor(options);
  await visitor.signIn(login);
  await visitor.open(path);
  return visitor;
}

const photo = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(640, 400)) };

async function fillPassport({ page, words }: Visitor): Promise<void> {
  const { passport, inn } = words.papers;
  await page.getByLabel(passport.number, { exact: true }).fill('7654321');
  await page.getByLabel(passport.issuedBy, { exact: true }).fill('МКК 211041');
  await page.getByLabel(passport.issuedOn, { exact: true }).fill('02.11.2025');
  await page.getByLabel(passport.expiresOn, { exact: true }).fill('02.11.2035');
  await page.getByLabel(inn, { exact: true }).fill('11706199300217');
}

describe.each([
  { theme: 'light', width: 1280, language: 'ru' },
  { theme: 'light', width: 360, language: 'kg' },
  { theme: 'dark', width: 1280, language: 'kg' },
  { theme: 'dark', width: 360, language: 'ru' },
] as const)('papers, $theme at $width px in $language', (options) => {
  it('have nothing axe objects to and nothing that scrolls sideways', async () => {
    const found: string[] = [];
    const visitor = await signedInAt('bermet', '/profile/info', options);
    const { page, words } = visitor;
    const look = async (name: string) => found.push(...(await objections(page, name)));
    await page.getByText(words.papers.info.passport, { exact: true }).waitFor();
    await look('info');
    await visitor.open('/payment');
    await visitor.heading(words.shell.doors.expired.title).waitFor();
    await look('payments of somebody who may only look');
    await visitor.open('/profile/edit');
    await page.getByLabel(words.papers.passport.number, { exact: true }).waitFor();
    await visitor.button(words.profile.change.next).click();
    await page.getByRole('alert').first().waitFor();
    await page
      .getByLabel(words.papers.scans.choose)
      .setInputFiles([photo, { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('text') }]);
    await page.getByText(words.papers.scans.failed, { exact: true }).waitFor();
    await page.getByText(words.papers.scans.kept, { exact: true }).waitFor();
    await look('edit');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    const company = await signedInAt('daniyar', '/profile/company', options);
    await company.page.getByText('33112978').waitFor();
    found.push(...(await objections(company.page, 'company')));
    expect(company.complaints).toEqual([]);
    await company.leave();
    expect(found).toEqual([]);
  });
});

it('shows a person’s picture in the header and on every page, and takes it away again', async () => {
  const visitor = await signedInAt('aibek', '/profile/info');
  const { page, words } = visitor;
  const faces = page.locator('img[src^="blob:"]');
  await page.getByLabel(words.papers.avatar.choose).setInputFiles({ ...photo, name: 'me.png' });
  await expect.poll(() => faces.count()).toBe(2);
  // Read back from the bank.
  await page.reload();
  await expect.poll(() => faces.count()).toBe(2);
  const size = await faces
    .first()
    .evaluate((face) => (face instanceof HTMLImageElement ? [face.naturalWidth, face.naturalHeight] : []));
  expect(size).toEqual([320, 320]);
  await page
    .getByLabel(words.papers.avatar.replace)
    .setInputFiles({ name: 'no.txt', mimeType: 'image/png', buffer: Buffer.from('text') });
  await page.getByText(words.papers.avatar.unreadableTitle).waitFor();
  await visitor.button(words.papers.avatar.remove).click();
  await expect.poll(() => faces.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('leads somebody who may only look through a new passport back to payments', async () => {
  const visitor = await signedInAt('bermet', '/');
  const { page, words } = visitor;
  const { papers, profile, shell } = words;
  await page.getByRole('region', { name: shell.viewOnly.label }).waitFor();
  await visitor.open('/payment/own-accounts');
  await visitor.heading(shell.doors.expired.title).waitFor();
  const referee = await stage.referee('bermet');
  expect(await referee.execute('NOTIFICATION_WAS_READ', { notificationIds: ['1'] })).toMatchObject({ ok: true });

  await page.getByRole('main').getByRole('link', { name: shell.viewOnly.edit }).last().click();
  await fillPassport(visitor);
  await page.getByLabel(papers.inn, { exact: true }).fill('11336199300217');
  await visitor.button(profile.change.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts())
    .toEqual([words.validation.INN_INVALID, words.validation.SCAN_REQUIRED]);
  await fillPassport(visitor);
  await page
    .getByLabel(papers.scans.choose)
    .setInputFiles([photo, { name: 'back.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfWith()) }]);
  await expect.poll(() => page.getByText(papers.scans.kept, { exact: true }).count()).toBe(2);
  const phone = await visitor.phoneOf('bermet');
  await visitor.button(profile.change.next).click();
  await visitor.heading(profile.change.codeTitle).waitFor();
  await page.getByText(/: \w+ \d{7} → \w+ 7654321$/).waitFor();
  const code = await phone.next();
  await visitor.enterCode(code === '111111' ? '222222' : '111111');
  await page.getByRole('alert').filter({ hasText: '4' }).waitFor();
  await visitor.enterCode(code);
  await visitor.heading(papers.edit.doneTitle).waitFor();

  await visitor.open('/profile/info');
  await page.getByText(papers.application.review.title).waitFor();
  await new Desk(stage.bank.origin).moveClock({ forwardMs: 61_000 });
  const approved = page.getByText(papers.application.approved.title);
  await expect
    .poll(
      async () => {
        await visitor.open('/profile/info');
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
  await visitor.open('/payment');
  await visitor.heading(words.transfer.hub.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('takes a new e-mail address once its letter was read and the phone has confirmed it', async () => {
  const visitor = await signedInAt('aizada', '/profile/info');
  const { page, words } = visitor;
  const { email } = words.papers;
  await page.getByRole('link', { name: email.change }).click();
  await page.getByLabel(email.new, { exact: true }).fill('aizada');
  await visitor.button(words.profile.change.next).click();
  await page.getByRole('alert').getByRole('link', { name: words.validation.EMAIL_INVALID }).waitFor();
  await page.getByLabel(email.new, { exact: true }).fill('aizada.new@mail.example');
  await visitor.button(words.profile.change.next).click();
  const field = page.getByLabel(email.code, { exact: true });
  await field.waitFor();
  expect(await objections(page, 'email')).toEqual([]);
  const letters = async (): Promise<readonly { readonly code: string }[]> =>
    JSON.parse(await (await fetch(`${stage.bank.origin}/sandbox/letters?login=aizada`)).text());
  await expect.poll(async () => (await letters()).length).toBe(1);
  const code = (await letters())[0]?.code ?? '';
  await field.fill(code === '111111' ? '222222' : '111111');
  await visitor.button(words.profile.change.next).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(code);
  const phone = await visitor.phoneOf('aizada');
  await visitor.button(words.profile.change.next).click();
  await visitor.heading(words.profile.change.codeTitle).waitFor();
  await visitor.enterCode(await phone.next());
  await visitor.heading(email.doneTitle).waitFor();
  await visitor.open('/profile/info');
  await page.getByText('aizada.new@mail.example').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
