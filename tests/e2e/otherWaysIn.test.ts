import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { objections } from './support/objections';
import { Stage } from './support/Stage';
import { RawClient } from '../support/RawClient';
import type { Page } from 'playwright-core';
import type { Visitor } from './support/Visitor';

const NEW_PASSWORD = 'Айгүл сары 7 кой';

/** What the browser prints by itself when the desk refuses something. */
const REFUSED = /status of 422/;
const ASKS_FOR_SESSION = /\/getSessionByQRcode$/;

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

interface ShownCode {
  readonly code: string;
  readonly number: string;
}

async function openCode(visitor: Visitor): Promise<void> {
  const { login, qrSignIn } = visitor.words;
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.open('/login');
  await visitor.page.getByRole('link', { name: login.ways.company, exact: true }).click();
  await visitor.heading(qrSignIn.title).waitFor();
}

/** What stands on the page of the code: its text, as the button copies it, and the number beside it. */
async function shownCode({ page, words }: Visitor): Promise<ShownCode> {
  await page.getByRole('img', { name: words.qrSignIn.code }).waitFor();
  await page.getByRole('button', { name: words.qrSignIn.copy, exact: true }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const number = await page
    .getByText(words.qrSignIn.number, { exact: true })
    .locator('xpath=following-sibling::strong')
    .innerText();
  return { code, number };
}

/** The business application of this user, on the desk in another tab. */
async function businessOf(
  visitor: Visitor,
  login: string,
): Promise<{ readonly tab: Page; scan(code: string): Promise<void>; approve(number: string): Promise<void> }> {
  const tab = await visitor.newTab('/sandbox');
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
    const visitor = await stage.visitor();
    await openCode(visitor);
    const { code, number } = await shownCode(visitor);
    const business = await businessOf(visitor, 'saltanat');
    await business.scan(code);
    await business.approve(number);
    await business.tab.getByText('Вход подтверждён.').waitFor();
    await visitor.page.bringToFront();
    await visitor.heading(visitor.words.home.title).waitFor();
    await visitor.page.reload();
    await visitor.heading(visitor.words.home.title).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is told when the number was wrong, and goes on with another code; a used one opens nothing elsewhere', async () => {
    const visitor = await stage.visitor();
    const { qrSignIn } = visitor.words;
    await openCode(visitor);
    const first = await shownCode(visitor);
    const business = await businessOf(visitor, 'daniyar');
    await business.scan(first.code);
    await business.approve(first.number === '00' ? '01' : '00');
    await business.tab.getByText('Число не то, вход отклонён.').waitFor();
    await visitor.page.bringToFront();
    await visitor.page.getByText('Вход отклонён в приложении.').waitFor();
    await visitor.button(qrSignIn.refresh).click();
    const second = await shownCode(visitor);
    expect(second.code).not.toBe(first.code);
    await business.scan(first.code);
    await business.tab.getByText('Код не подходит').waitFor();

    const other = await stage.visitor();
    await openCode(other);
    await shownCode(other);
    await business.scan(second.code);
    await business.approve(second.number);
    await visitor.heading(visitor.words.home.title).waitFor();
    // The first question is asked after the approval; that there is a second one tells that its answer was to wait.
    await other.page.waitForRequest(ASKS_FOR_SESSION);
    await other.page.waitForRequest(ASKS_FOR_SESSION);
    await other.page.getByRole('img', { name: qrSignIn.code }).waitFor();
    expect(other.complaints).toEqual([]);
    expect(visitor.complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
    await Promise.all([visitor.leave(), other.leave()]);
  });
});

describe('an individual with a card', () => {
  async function fillCard(visitor: Visitor, card: string, word: string): Promise<void> {
    const { register } = visitor.words;
    const field = visitor.page.getByLabel(register.cardNumber, { exact: true });
    await field.fill('');
    await field.pressSequentially(card);
    await visitor.page.getByLabel(register.codeWord, { exact: true }).fill(word);
    await visitor.button(register.next).click();
  }

  /** Login and one-time password out of the newest message of the one user who was not there before. */
  async function credentials(visitor: Visitor): Promise<{ readonly login: string; readonly password: string }> {
    const phones = await visitor.context.request.get(`${visitor.origin}/sandbox/phones`);
    const login = /"(id\d{8})"/.exec(await phones.text())?.[1] ?? '';
    const client = new RawClient(visitor.origin);
    const password = async () =>
      /одноразовый пароль (\S+) /.exec((await client.messages(login))[0]?.text ?? '')?.[1] ?? '';
    await expect.poll(password, { timeout: 15_000 }).not.toBe('');
    return { login, password: await password() };
  }

  it('registers and goes through the first login', async () => {
    const visitor = await stage.visitor();
    const { page } = visitor;
    const { login, register, validation, firstLogin, newPassword, privacy, home } = visitor.words;
    const desk = await visitor.newTab('/sandbox');
    await desk.getByRole('button', { name: 'Номер карты: 9417 0000 0000 3036' }).waitFor();
    await page.bringToFront();
    await visitor.open('/login');
    await page.getByRole('link', { name: login.ways.register, exact: true }).click();
    await visitor.heading(register.card.title).waitFor();

    await fillCard(visitor, '9417000000003037', 'слово 7');
    await page.getByRole('alert').getByText(validation.CARD_NUMBER_WRONG).waitFor();
    await page.getByRole('alert').getByText(validation.CODE_WORD_CHARACTERS).waitFor();
    expect(await page.getByLabel(register.cardNumber, { exact: true }).inputValue()).toBe('9417 0000 0000 3037');

    // A wrong code word looks the same but for the contacts, which are nobody's.
    await fillCard(visitor, '9417000000003036', 'Алма');
    await visitor.heading(register.check.title).waitFor();
    expect(await page.getByText('+996 *** ** 06 06').count()).toBe(0);
    await visitor.button(register.check.mend).click();
    await fillCard(visitor, '9417 0000 0000 3036', 'Айва');
    await visitor.heading(register.check.title).waitFor();
    await page.getByText('+996 *** ** 06 06').waitFor();
    await page.getByText('g***@mail.example').waitFor();
    await visitor.button(register.check.send).click();
    await visitor.heading(register.message.title).waitFor();
    const given = await credentials(visitor);
    await desk.locator(`[data-login="${given.login}"]`).getByText(given.password).waitFor();
    await page.getByRole('link', { name: register.message.toLogin, exact: true }).click();

    const phone = await visitor.phoneOf(given.login);
    await visitor.enterPassword(given.login, given.password);
    await page.waitForURL('**/otp');
    await visitor.enterCode(await phone.next());
    await visitor.heading(firstLogin.password.title).waitFor();
    await page.getByLabel(newPassword.password, { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(newPassword.repeat, { exact: true }).fill(NEW_PASSWORD);
    await visitor.button(newPassword.submit).click();
    await visitor.heading(firstLogin.question.title).waitFor();
    await page.getByLabel(firstLogin.question.question, { exact: true }).selectOption('2');
    await page.getByLabel(firstLogin.question.answer, { exact: true }).fill('Тайган');
    await visitor.button(firstLogin.next).click();
    await visitor.heading(firstLogin.authType.title).waitFor();
    await visitor.button(firstLogin.next).click();
    await visitor.heading(firstLogin.pin.title).waitFor();
    await page.getByLabel(firstLogin.pin.pin, { exact: true }).fill('8264');
    await page.getByLabel(firstLogin.pin.repeat, { exact: true }).fill('8264');
    await visitor.button(firstLogin.pin.submit).click();
    await visitor.heading(privacy.title).waitFor();
    await visitor.button(privacy.accept).click();
    await visitor.heading(home.title).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe.each([
  { theme: 'light', width: 1280, language: 'ru' },
  { theme: 'light', width: 360, language: 'kg' },
  { theme: 'dark', width: 1280, language: 'en' },
  { theme: 'dark', width: 360, language: 'cn' },
] as const)('the other ways in, $theme at $width px in $language', ({ theme, width, language }) => {
  it('have nothing axe objects to and nothing that scrolls sideways', async () => {
    const visitor = await stage.visitor({ theme, width, language });
    const { page, words } = visitor;
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await objections(page, name)));

    await visitor.open('/login');
    if (language !== 'ru') {
      await page.getByLabel(/Язык/).first().selectOption(language);
    }
    await page.getByRole('link', { name: words.login.ways.company, exact: true }).waitFor();
    await look('login');
    await visitor.open('/login/authorization-corporate');
    await page.getByRole('img', { name: words.qrSignIn.code }).waitFor();
    await look('code');

    await visitor.open('/login/register');
    await visitor.heading(words.register.card.title).waitFor();
    await visitor.button(words.register.next).click();
    await page.getByRole('alert').first().waitFor();
    await look('card');
    // Of no card of the bank, so that none of the demonstration is used up.
    await page.getByLabel(words.register.cardNumber, { exact: true }).fill('9417000000004042');
    await page.getByLabel(words.register.codeWord, { exact: true }).fill('Алма');
    await visitor.button(words.register.next).click();
    await visitor.heading(words.register.check.title).waitFor();
    await look('contacts');
    await visitor.button(words.register.check.send).click();
    await visitor.heading(words.register.message.title).waitFor();
    await look('what comes next');
    expect(found).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
