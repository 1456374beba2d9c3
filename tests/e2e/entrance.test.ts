import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { RawClient } from '../support/RawClient';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const PHONE_OF_AIZADA = '0700 00 02 02';
const NEW_PASSWORD = 'Айгүл сары 7 кой';

function field(visitor: Visitor, label: string) {
  return visitor.page.getByLabel(label, { exact: true });
}

async function beginRestore(visitor: Visitor, login: string, phone: string): Promise<void> {
  const { login: entrance, restore } = visitor.words;
  await visitor.open('/login');
  await visitor.page.getByRole('link', { name: entrance.forgot, exact: true }).click();
  await visitor.heading(restore.title).waitFor();
  await field(visitor, restore.username).fill(login);
  await field(visitor, restore.phone).fill(phone);
  await visitor.button(restore.next).click();
  await visitor.heading(restore.code.title).waitFor();
}

async function setNewPassword(visitor: Visitor, password: string): Promise<void> {
  const { newPassword } = visitor.words;
  await field(visitor, newPassword.password).fill(password);
  await field(visitor, newPassword.repeat).fill(password);
  await visitor.button(newPassword.submit).click();
}

async function reloaded(visitor: Visitor, heading: string): Promise<void> {
  await visitor.page.reload();
  await visitor.heading(heading).waitFor();
}

/** Signs in from the code page on. */
async function confirmSignIn(visitor: Visitor, phone: { next(): Promise<string> }): Promise<void> {
  await visitor.heading(visitor.words.login.otp.title).waitFor();
  await visitor.enterCode(await phone.next());
}

it('restores a password by answer and code, resumable after a reload at every step, and asks for the second factor', async () => {
  const visitor = await stage.visitor();
  const { restore, home } = visitor.words;
  await beginRestore(visitor, 'aizada', PHONE_OF_AIZADA);
  await reloaded(visitor, restore.code.title);

  const answer = visitor.page.getByRole('region', { name: restore.answer.title }).getByRole('textbox');
  await answer.fill('Ош');
  await visitor.button(restore.answer.submit).click();
  await visitor.page.getByRole('alert').getByText(/: 4$/).waitFor();
  await answer.fill(DEMONSTRATION_ANSWER.toLowerCase());
  await visitor.button(restore.answer.submit).click();
  await visitor.page.getByText(restore.code.willGoTo.replace('{{phone}}', '+996 *** ** 02 02')).waitFor();
  await reloaded(visitor, restore.code.title);

  const restoring = await visitor.phoneOf('aizada');
  await visitor.button(restore.code.send).click();
  const code = await restoring.next();
  await reloaded(visitor, restore.code.title);
  await visitor.enterCode(code);
  await visitor.heading(restore.password.title).waitFor();
  await reloaded(visitor, restore.password.title);
  await visitor.open('/login');
  await visitor.heading(restore.unfinished.title).waitFor();
  await visitor.button(restore.unfinished.goOn).click();
  await visitor.heading(restore.password.title).waitFor();

  await setNewPassword(visitor, NEW_PASSWORD);
  await visitor.heading(visitor.words.login.otp.title).waitFor();
  await visitor.enterCode(await codeAfter(visitor, 'aizada', code));
  await visitor.heading(home.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** The next code after a known one; the notice that the password was changed comes beside it and has none. */
async function codeAfter(visitor: Visitor, login: string, known: string): Promise<string> {
  const client = new RawClient(visitor.origin);
  const newest = async () => (await client.messages(login)).find(({ code }) => code !== '')?.code ?? known;
  await expect.poll(newest, { timeout: 15_000 }).not.toBe(known);
  return newest();
}

it('tells a stranger nothing: an unknown login goes the same way and no code is ever right', async () => {
  const visitor = await stage.visitor();
  const { restore } = visitor.words;
  const seen: string[] = [];
  for (const [login, phone] of [
    ['nobody-here', '0555 99 99 99'],
    ['aibek', '0555 99 99 99'],
  ] as const) {
    await beginRestore(visitor, login, phone);
    await visitor.button(restore.code.send).click();
    await field(visitor, visitor.words.code.field).waitFor();
    await visitor.enterCode('000000');
    await visitor.page.getByRole('alert').getByText(/: 4$/).waitFor();
    seen.push((await visitor.page.getByRole('main').innerText()).replaceAll(/[0-9a-f-]{36}|\d+ с/g, ''));
    await visitor.button(restore.startAgain).click();
    await visitor.heading(restore.title).waitFor();
  }
  const withoutQuestion = seen.map((text) => text.split(restore.answer.text)[0]);
  expect(withoutQuestion[0]).toBe(withoutQuestion[1]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('leads a new user through every step of the first login, over reloads and a new sign-in', async () => {
  const visitor = await stage.visitor();
  const { firstLogin, privacy, home, newPassword, profile } = visitor.words;
  const phone = await visitor.phoneOf('nurlan');
  await visitor.enterPassword('nurlan');
  await confirmSignIn(visitor, phone);
  await visitor.heading(firstLogin.password.title).waitFor();
  await reloaded(visitor, firstLogin.password.title);

  await field(visitor, newPassword.password).fill('nurlan-2026');
  await visitor.page.getByText(newPassword.rules.CONTAINS_LOGIN).waitFor();
  await visitor.button(newPassword.submit).click();
  await visitor.page.getByRole('alert').getByText(visitor.words.validation.PASSWORD_POLICY).waitFor();
  await setNewPassword(visitor, 'Qwerty123');
  await visitor.page.getByRole('alert').first().waitFor();
  await setNewPassword(visitor, NEW_PASSWORD);
  await visitor.heading(firstLogin.question.title).waitFor();
  await reloaded(visitor, firstLogin.question.title);

  // Left half-way, the first login goes on where it was after another sign-in.
  await visitor.button(firstLogin.leave).click();
  await visitor.heading(visitor.words.login.title).waitFor();
  const again = await visitor.phoneOf('nurlan');
  await visitor.enterPassword('nurlan', NEW_PASSWORD);
  await confirmSignIn(visitor, again);
  await visitor.heading(firstLogin.question.title).waitFor();
  await field(visitor, firstLogin.question.question).selectOption('2');
  await field(visitor, firstLogin.question.answer).fill('Тайган');
  await visitor.button(firstLogin.next).click();

  await visitor.heading(firstLogin.codeWord.title).waitFor();
  await reloaded(visitor, firstLogin.codeWord.title);
  await visitor.open('/history');
  await visitor.heading(firstLogin.codeWord.title).waitFor();
  await field(visitor, firstLogin.codeWord.field).fill('два слова');
  await visitor.button(firstLogin.next).click();
  await visitor.page.getByRole('alert').getByText(visitor.words.validation.CODE_WORD_CHARACTERS).waitFor();
  await field(visitor, firstLogin.codeWord.field).fill('Өрүк');
  await visitor.button(firstLogin.next).click();

  await visitor.heading(firstLogin.authType.title).waitFor();
  await reloaded(visitor, firstLogin.authType.title);
  await visitor.page.getByRole('radio', { name: firstLogin.authType.other }).check();
  await visitor.button(firstLogin.next).click();

  await visitor.heading(firstLogin.pin.title).waitFor();
  await reloaded(visitor, firstLogin.pin.title);
  await field(visitor, firstLogin.pin.pin).fill('1987');
  await field(visitor, firstLogin.pin.repeat).fill('1978');
  await visitor.button(firstLogin.pin.submit).click();
  await visitor.page.getByRole('alert').getByText(visitor.words.validation.PINS_DIFFER).waitFor();
  for (const pin of ['0505', '8264']) {
    await field(visitor, firstLogin.pin.pin).fill(pin);
    await field(visitor, firstLogin.pin.repeat).fill(pin);
    await visitor.button(firstLogin.pin.submit).click();
  }

  await visitor.heading(privacy.title).waitFor();
  await reloaded(visitor, privacy.title);
  await visitor.button(privacy.accept).click();
  // A device is set up once nothing else is left to do.
  await visitor.page.waitForURL('**/profile/settings/auth-type');
  await visitor.heading(profile.pages.authType.title).waitFor();
  await visitor.open('/first-login/pin');
  await visitor.heading(home.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
