import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import { RawClient } from '../support/RawClient';
import type { Page } from 'playwright-core';
import type { BrowserUser } from './support/BrowserUser';

const NEW_PASSWORD = 'Айгүл сары 7 кой';

/** Message the browser logs by itself when the sandbox page rejects a request. */
const REFUSED = /status of 422/;
const ASKS_FOR_SESSION = /\/getSessionByQRcode$/;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

interface ShownCode {
  readonly code: string;
  readonly number: string;
}

async function openCode(user: BrowserUser): Promise<void> {
  const { login, qrSignIn } = user.words;
  await user.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await user.open('/login');
  await user.page.getByRole('link', { name: login.ways.company, exact: true }).click();
  await user.heading(qrSignIn.title).waitFor();
}

/** QR sign-in code on the page: its text, as the button copies it, and the number beside it. */
async function shownCode({ page, words }: BrowserUser): Promise<ShownCode> {
  await page.getByRole('img', { name: words.qrSignIn.code }).waitFor();
  await page.getByRole('button', { name: words.qrSignIn.copy, exact: true }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const number = await page
    .getByText(words.qrSignIn.number, { exact: true })
    .locator('xpath=following-sibling::strong')
    .innerText();
  return { code, number };
}

/** Opens the business application of this user, on the sandbox page in another tab. */
async function businessOf(
  user: BrowserUser,
  login: string,
): Promise<{ readonly tab: Page; scan(code: string): Promise<void>; approve(number: string): Promise<void> }> {
  const tab = await user.newTab('/sandbox');
  const phone = tab.locator(`[data-login="${login}"]`);
  await phone.getByRole('tab', { name: 'Бизнес' }).click();
  return {
    tab,
    scan: async (code) => {
      await phone.getByLabel('Код с экрана компьютера').fill(code);
      await phone.getByRole('button', { name: 'Отсканировать' }).click();
    },
    approve: async (number) => {
      await phone.getByRole('heading', { name: 'Входите вы?' }).waitFor();
      await phone.getByText('Chrome · Linux').waitFor();
      await phone.getByText('127.0.0.1').waitFor();
      await phone.getByLabel('Число с экрана компьютера').fill(number);
      await phone.getByRole('button', { name: 'Войти на этом устройстве' }).click();
    },
  };
}

describe('a company’s user', () => {
  it('signs in with a code that the business application scans and approves', async () => {
    const user = await environment.user();
    await openCode(user);
    const { code, number } = await shownCode(user);
    const business = await businessOf(user, 'saltanat');
    await business.scan(code);
    await business.approve(number);
    await business.tab.getByText('Вход подтверждён.').waitFor();
    await user.page.bringToFront();
    await user.heading(user.words.home.title).waitFor();
    await user.page.reload();
    await user.heading(user.words.home.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('learns that the number was wrong and continues with another code; a used code opens nothing elsewhere', async () => {
    const user = await environment.user();
    const { qrSignIn } = user.words;
    await openCode(user);
    const first = await shownCode(user);
    const business = await businessOf(user, 'daniyar');
    await business.scan(first.code);
    await business.approve(first.number === '00' ? '01' : '00');
    await business.tab.getByText('Число не то, вход отклонён.').waitFor();
    await user.page.bringToFront();
    await user.page.getByText('Вход отклонён в приложении.').waitFor();
    await user.button(qrSignIn.refresh).click();
    const second = await shownCode(user);
    expect(second.code).not.toBe(first.code);
    await business.scan(first.code);
    await business.tab.getByText('Код не подходит').waitFor();

    const other = await environment.user();
    await openCode(other);
    await shownCode(other);
    await business.scan(second.code);
    await business.approve(second.number);
    await user.heading(user.words.home.title).waitFor();
    // The first question is asked after the approval; that there is a second one tells that its answer was to wait.
    await other.page.waitForRequest(ASKS_FOR_SESSION);
    await other.page.waitForRequest(ASKS_FOR_SESSION);
    await other.page.getByRole('img', { name: qrSignIn.code }).waitFor();
    expect(other.consoleErrors).toEqual([]);
    expect(user.consoleErrors.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
    await Promise.all([user.leave(), other.leave()]);
  });
});

describe('an individual with a card', () => {
  async function fillCard(user: BrowserUser, card: string, word: string): Promise<void> {
    const { register } = user.words;
    const field = user.page.getByLabel(register.cardNumber, { exact: true });
    await field.fill('');
    await field.pressSequentially(card);
    await user.page.getByLabel(register.codeWord, { exact: true }).fill(word);
    await user.button(register.next).click();
  }

  /** Login and one-time password out of the newest message of the one user who was not there before. */
  async function credentials(user: BrowserUser): Promise<{ readonly login: string; readonly password: string }> {
    const phones = await user.context.request.get(`${user.origin}/sandbox/phones`);
    const login = /"(id\d{8})"/.exec(await phones.text())?.[1] ?? '';
    const client = new RawClient(user.origin);
    const password = async () =>
      /одноразовый пароль (\S+) /.exec((await client.messages(login))[0]?.text ?? '')?.[1] ?? '';
    await expect.poll(password, { timeout: 15_000 }).not.toBe('');
    return { login, password: await password() };
  }

  it('registers and goes through the first login', async () => {
    const user = await environment.user();
    const { page } = user;
    const { login, register, validation, firstLogin, newPassword, privacy, home } = user.words;
    const desk = await user.newTab('/sandbox');
    await desk.getByRole('button', { name: 'Номер карты: 9417 0000 0000 3036' }).waitFor();
    await page.bringToFront();
    await user.open('/login');
    await page.getByRole('link', { name: login.ways.register, exact: true }).click();
    await user.heading(register.card.title).waitFor();

    await fillCard(user, '9417000000003037', 'слово 7');
    await page.getByRole('alert').getByText(validation.CARD_NUMBER_WRONG).waitFor();
    await page.getByRole('alert').getByText(validation.CODE_WORD_CHARACTERS).waitFor();
    expect(await page.getByLabel(register.cardNumber, { exact: true }).inputValue()).toBe('9417 0000 0000 3037');

    // A wrong code word looks the same but for the contacts, which are nobody's.
    await fillCard(user, '9417000000003036', 'Алма');
    await user.heading(register.check.title).waitFor();
    expect(await page.getByText('+996 *** ** 06 06').count()).toBe(0);
    await user.button(register.check.mend).click();
    await fillCard(user, '9417 0000 0000 3036', 'Айва');
    await user.heading(register.check.title).waitFor();
    await page.getByText('+996 *** ** 06 06').waitFor();
    await page.getByText('g***@mail.example').waitFor();
    await user.button(register.check.send).click();
    await user.heading(register.message.title).waitFor();
    const given = await credentials(user);
    await desk.locator(`[data-login="${given.login}"]`).getByText(given.password).waitFor();
    await page.getByRole('link', { name: register.message.toLogin, exact: true }).click();

    const phone = await user.phoneOf(given.login);
    await user.enterPassword(given.login, given.password);
    await page.waitForURL('**/otp');
    await user.enterCode(await phone.next());
    await user.heading(firstLogin.password.title).waitFor();
    await page.getByLabel(newPassword.password, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(newPassword.repeat, { exact: true }).fill(NEW_PASSWORD);
    await user.button(newPassword.submit).click();
    await user.heading(firstLogin.question.title).waitFor();
    await page.getByLabel(firstLogin.question.question, { exact: true }).selectOption('2');
    await page.getByLabel(firstLogin.question.answer, { exact: true }).fill('Тайган');
    await user.button(firstLogin.next).click();
    await user.heading(firstLogin.authType.title).waitFor();
    await user.button(firstLogin.next).click();
    await user.heading(firstLogin.pin.title).waitFor();
    await page.getByLabel(firstLogin.pin.pin, { exact: true }).fill('8264');
    await page.getByLabel(firstLogin.pin.repeat, { exact: true }).fill('8264');
    await user.button(firstLogin.pin.submit).click();
    await user.heading(privacy.title).waitFor();
    await user.button(privacy.accept).click();
    await user.heading(home.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe.each([
  { theme: 'light', width: 1280, language: 'ru' },
  { theme: 'light', width: 360, language: 'kg' },
  { theme: 'dark', width: 1280, language: 'en' },
  { theme: 'dark', width: 360, language: 'cn' },
] as const)('the other ways in, $theme at $width px in $language', ({ theme, width, language }) => {
  it('have nothing axe objects to and nothing that scrolls sideways', async () => {
    const user = await environment.user({ theme, width, language });
    const { page, words } = user;

    await user.open('/login');
    if (language !== 'ru') {
      await page.getByLabel(/Язык/).first().selectOption(language);
    }
    await page.getByRole('link', { name: words.login.ways.company, exact: true }).waitFor();
    await expectFits(user);
    await user.open('/login/authorization-corporate');
    await page.getByRole('img', { name: words.qrSignIn.code }).waitFor();
    await expectAccessible(user, 'qrSignIn.code');

    await user.open('/login/register');
    await user.heading(words.register.card.title).waitFor();
    await user.button(words.register.next).click();
    await page.getByRole('alert').first().waitFor();
    await expectAccessible(user, 'register.cardErrors');
    // Of no card of the bank, so that none of the demonstration is used up.
    await page.getByLabel(words.register.cardNumber, { exact: true }).fill('9417000000004042');
    await page.getByLabel(words.register.codeWord, { exact: true }).fill('Алма');
    await user.button(words.register.next).click();
    await user.heading(words.register.check.title).waitFor();
    await expectAccessible(user, 'register.contacts');
    await user.button(words.register.check.send).click();
    await user.heading(words.register.message.title).waitFor();
    await expectAccessible(user, 'register.message');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
