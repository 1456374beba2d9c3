import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { RawClient } from '../support/RawClient';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const PHONE_OF_AIZADA = '0700 00 02 02';
const NEW_PASSWORD = 'Айгүл сары 7 кой';

function field(user: BrowserUser, label: string) {
  return user.page.getByLabel(label, { exact: true });
}

async function beginRestore(user: BrowserUser, login: string, phone: string): Promise<void> {
  const { login: entrance, restore } = user.words;
  await user.load('/login');
  await user.page.getByRole('link', { name: entrance.forgot, exact: true }).click();
  await user.heading(restore.title).waitFor();
  await field(user, restore.username).fill(login);
  await field(user, restore.phone).fill(phone);
  await user.button(restore.next).click();
  await user.heading(restore.code.title).waitFor();
}

async function setNewPassword(user: BrowserUser, password: string): Promise<void> {
  const { newPassword } = user.words;
  await field(user, newPassword.password).fill(password);
  await field(user, newPassword.repeat).fill(password);
  await user.button(newPassword.submit).click();
}

async function reloaded(user: BrowserUser, heading: string): Promise<void> {
  await user.page.reload();
  await user.heading(heading).waitFor();
}

/** Signs in from the code page on. */
async function confirmSignIn(user: BrowserUser, phone: { next(): Promise<string> }): Promise<void> {
  await user.heading(user.words.login.otp.title).waitFor();
  await user.enterCode(await phone.next());
}

it('restores a password by answer and code, resumable after a reload at every step, and asks for the second factor', async () => {
  const user = await environment.user();
  const { restore, home } = user.words;
  await beginRestore(user, 'aizada', PHONE_OF_AIZADA);
  await reloaded(user, restore.code.title);

  const answer = user.page.getByRole('region', { name: restore.answer.title }).getByRole('textbox');
  await answer.fill('Ош');
  await user.button(restore.answer.submit).click();
  await user.page.getByRole('alert').getByText(/: 4$/).waitFor();
  await answer.fill(DEMONSTRATION_ANSWER.toLowerCase());
  await user.button(restore.answer.submit).click();
  await user.page.getByText(restore.code.willGoTo.replace('{{phone}}', '+996 *** ** 02 02')).waitFor();
  await reloaded(user, restore.code.title);

  const restoring = await user.phoneOf('aizada');
  await user.button(restore.code.send).click();
  const code = await restoring.next();
  await reloaded(user, restore.code.title);
  await user.enterCode(code);
  await user.heading(restore.password.title).waitFor();
  await reloaded(user, restore.password.title);
  await user.load('/login');
  await user.heading(restore.unfinished.title).waitFor();
  await user.button(restore.unfinished.goOn).click();
  await user.heading(restore.password.title).waitFor();

  await setNewPassword(user, NEW_PASSWORD);
  await user.heading(user.words.login.otp.title).waitFor();
  await user.enterCode(await codeAfter(user, 'aizada', code));
  await user.heading(home.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

/** The next code after a known one; the notice that the password was changed comes beside it and has none. */
async function codeAfter(user: BrowserUser, login: string, known: string): Promise<string> {
  const client = new RawClient(user.origin);
  const newest = async () => (await client.messages(login)).find(({ code }) => code !== '')?.code ?? known;
  await expect.poll(newest, { timeout: 15_000 }).not.toBe(known);
  return newest();
}

it('tells a stranger nothing: an unknown login goes the same way and no code is ever right', async () => {
  const user = await environment.user();
  const { restore } = user.words;
  const seen: string[] = [];
  for (const [login, phone] of [
    ['nobody-here', '0555 99 99 99'],
    ['aibek', '0555 99 99 99'],
  ] as const) {
    await beginRestore(user, login, phone);
    await user.button(restore.code.send).click();
    await field(user, user.words.code.field).waitFor();
    await user.enterCode('000000');
    await user.page.getByRole('alert').getByText(/: 4$/).waitFor();
    seen.push((await user.page.getByRole('main').innerText()).replaceAll(/[0-9a-f-]{36}|\d+ с/g, ''));
    await user.button(restore.startAgain).click();
    await user.heading(restore.title).waitFor();
  }
  const withoutQuestion = seen.map((text) => text.split(restore.answer.text)[0]);
  expect(withoutQuestion[0]).toBe(withoutQuestion[1]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('leads a new user through every step of the first login, over reloads and a new sign-in', async () => {
  const user = await environment.user();
  const { firstLogin, privacy, home, newPassword, profile } = user.words;
  const phone = await user.phoneOf('nurlan');
  await user.enterPassword('nurlan');
  await confirmSignIn(user, phone);
  await user.heading(firstLogin.password.title).waitFor();
  await reloaded(user, firstLogin.password.title);

  await field(user, newPassword.password).fill('nurlan-2026');
  await user.page.getByText(newPassword.rules.CONTAINS_LOGIN).waitFor();
  await user.button(newPassword.submit).click();
  await user.page.getByRole('alert').getByText(user.words.validation.PASSWORD_POLICY).waitFor();
  await setNewPassword(user, 'Qwerty123');
  await user.page.getByRole('alert').first().waitFor();
  await setNewPassword(user, NEW_PASSWORD);
  await user.heading(firstLogin.question.title).waitFor();
  await reloaded(user, firstLogin.question.title);

  // Left half-way, the first login goes on where it was after another sign-in.
  await user.button(firstLogin.leave).click();
  await user.heading(user.words.login.title).waitFor();
  const again = await user.phoneOf('nurlan');
  await user.enterPassword('nurlan', NEW_PASSWORD);
  await confirmSignIn(user, again);
  await user.heading(firstLogin.question.title).waitFor();
  await field(user, firstLogin.question.question).selectOption('2');
  await field(user, firstLogin.question.answer).fill('Тайган');
  await user.button(firstLogin.next).click();

  await user.heading(firstLogin.codeWord.title).waitFor();
  await reloaded(user, firstLogin.codeWord.title);
  await user.load('/history');
  await user.heading(firstLogin.codeWord.title).waitFor();
  await field(user, firstLogin.codeWord.field).fill('два слова');
  await user.button(firstLogin.next).click();
  await user.page.getByRole('alert').getByText(user.words.validation.CODE_WORD_CHARACTERS).waitFor();
  await field(user, firstLogin.codeWord.field).fill('Өрүк');
  await user.button(firstLogin.next).click();

  await user.heading(firstLogin.authType.title).waitFor();
  await reloaded(user, firstLogin.authType.title);
  await user.page.getByRole('radio', { name: firstLogin.authType.other }).check();
  await user.button(firstLogin.next).click();

  await user.heading(firstLogin.pin.title).waitFor();
  await reloaded(user, firstLogin.pin.title);
  await field(user, firstLogin.pin.pin).fill('1987');
  await field(user, firstLogin.pin.repeat).fill('1978');
  await user.button(firstLogin.pin.submit).click();
  await user.page.getByRole('alert').getByText(user.words.validation.PINS_DIFFER).waitFor();
  for (const pin of ['0505', '8264']) {
    await field(user, firstLogin.pin.pin).fill(pin);
    await field(user, firstLogin.pin.repeat).fill(pin);
    await user.button(firstLogin.pin.submit).click();
  }

  await user.heading(privacy.title).waitFor();
  await reloaded(user, privacy.title);
  await user.button(privacy.accept).click();
  // A device is set up once nothing else is left to do.
  await user.page.waitForURL('**/profile/settings/auth-type');
  await user.heading(profile.pages.authType.title).waitFor();
  await user.load('/first-login/pin');
  await user.heading(home.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
