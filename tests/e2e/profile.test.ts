import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { Desk } from '../support/Desk';
import { DEMONSTRATION_PASSWORD } from '../support/RawClient';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

/** The bank hashes passwords with care, and the machine may be busy. */
const PATIENCE = { timeout: 20_000 };
const NEW_PASSWORD = 'Ала-Арча 4875';

let stage: Stage;
let desk: Desk;

beforeAll(async () => {
  stage = await Stage.open();
  desk = new Desk(stage.bank.origin);
});

afterAll(() => stage.close());

async function signedInAt(login: string, path: string): Promise<Visitor> {
  const visitor = await stage.visitor();
  await visitor.signIn(login);
  await visitor.open(path);
  return visitor;
}

function field({ page }: Visitor, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function leaveQuietly(visitor: Visitor): Promise<void> {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
}

/** The code page of a change: types the code and presses the button. */
async function confirm(visitor: Visitor, code: string): Promise<void> {
  const { field: label, submit } = visitor.words.code;
  await field(visitor, label).fill(code);
  await visitor.button(submit).click();
}

it('changes the password: mistakes at their fields, a wrong code, another browser signed out', async () => {
  const elsewhere = await stage.visitor();
  await elsewhere.signIn('aibek');
  const visitor = await signedInAt('aibek', '/profile');
  const { page, words } = visitor;
  const { password, change } = words.profile;
  await page.getByRole('main').getByRole('link', { name: words.profile.pages.password.title }).click();
  await visitor.heading(words.profile.pages.password.title).waitFor();

  await visitor.button(change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), PATIENCE).toBe(3);
  const met = page.getByRole('listitem').filter({ hasText: words.newPassword.ruleMet });
  expect(await met.count()).toBe(0);

  await field(visitor, password.current).fill('not my password 1');
  await field(visitor, password.new).fill('Aibek-2026');
  await field(visitor, password.repeat).fill('Aibek-2027');
  expect(await met.count(), 'all but the login').toBe(4);
  await visitor.button(change.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts(), PATIENCE)
    .toEqual([words.validation.PASSWORD_POLICY, words.validation.PASSWORDS_DIFFER]);

  await field(visitor, password.new).fill(NEW_PASSWORD);
  await field(visitor, password.repeat).fill(NEW_PASSWORD);
  expect(await met.count()).toBe(5);
  await visitor.button(change.next).click();
  await expect.poll(() => field(visitor, password.current).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toHaveLength(1);

  await field(visitor, password.current).fill(DEMONSTRATION_PASSWORD);
  const phone = await visitor.phoneOf('aibek');
  await visitor.button(change.next).click();
  await visitor.heading(change.codeTitle).waitFor();
  await page.goBack();
  await visitor.heading(words.profile.pages.password.title).waitFor();
  expect(await field(visitor, password.new).inputValue(), 'Back keeps what was typed').toBe(NEW_PASSWORD);
  await visitor.button(change.next).click();
  await visitor.heading(change.codeTitle).waitFor();
  const code = await phone.next();
  await confirm(visitor, code === '111111' ? '222222' : '111111');
  await page.getByRole('alert').filter({ hasText: '4' }).waitFor();
  expect(await field(visitor, words.code.field).inputValue()).toBe('');
  await confirm(visitor, code);
  await visitor.heading(password.doneTitle).waitFor();
  await page.getByText(change.othersEnded).waitFor();
  await page.goBack();
  await visitor.heading(words.profile.pages.password.title).waitFor();

  await visitor.open('/');
  await visitor.heading(words.home.title).waitFor();
  await elsewhere.open('/history');
  await elsewhere.heading(words.login.title).waitFor();
  await leaveQuietly(visitor);
  await elsewhere.leave();

  const again = await stage.visitor();
  const sms = await again.phoneOf('aibek');
  await again.enterPassword('aibek', NEW_PASSWORD);
  await again.page.waitForURL('**/otp');
  await again.enterCode(await sms.next());
  await again.heading(words.home.title).waitFor();
  await leaveQuietly(again);
});

it('sends another code once the pause is over, which takes the place of the first', async () => {
  const visitor = await stage.visitor();
  await visitor.context.clock.install();
  await visitor.signIn('aizada');
  await visitor.open('/profile/settings/question');
  const { page, words } = visitor;
  const { question, change } = words.profile;
  await visitor.button(change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), PATIENCE).toBe(2);
  await page.getByLabel(question.question, { exact: true }).selectOption('2');
  await field(visitor, question.answer).fill('Бар сик');
  await visitor.button(change.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts(), PATIENCE)
    .toEqual([words.validation.ANSWER_CHARACTERS]);
  await field(visitor, question.answer).fill('Барсик');
  const phone = await visitor.phoneOf('aizada');
  await visitor.button(change.next).click();
  await visitor.heading(change.codeTitle).waitFor();
  await page.getByText(/: «[^»]+» → «[^»]+»$/).waitFor();
  const first = await phone.next();
  expect(await visitor.button(words.code.resend).count()).toBe(0);

  await desk.moveClock({ forwardMs: 31_000 });
  await visitor.context.clock.runFor(31_000);
  const another = await visitor.phoneOf('aizada');
  await visitor.button(words.code.resend).click();
  const second = await another.next();
  expect(second).not.toBe(first);
  await confirm(visitor, first);
  await page.getByRole('alert').filter({ hasText: words.failures.OTP_REPLACED.what }).waitFor();
  await confirm(visitor, second);
  await visitor.heading(question.doneTitle).waitFor();
  await visitor.open('/profile/settings/question');
  await page.getByText(question.current.replace('{{question}}', 'Кличка вашего первого питомца')).waitFor();
  await leaveQuietly(visitor);
});

it('changes the login, and says at the field when it is taken', async () => {
  const visitor = await signedInAt('aizada', '/profile/settings/login');
  const { page, words } = visitor;
  const { login, change } = words.profile;
  const ask = async (username: string, repeated = username) => {
    await field(visitor, login.new).fill(username);
    await field(visitor, login.repeat).fill(repeated);
    await visitor.button(change.next).click();
  };
  await page.getByText(login.current.replace('{{username}}', 'aizada')).waitFor();
  await ask('Aizada');
  await page.getByRole('link', { name: words.validation.NEW_USERNAME_UNCHANGED }).waitFor();
  await ask('aizada;', 'aizada2');
  await page.getByRole('link', { name: words.validation.USERNAME_CHARACTERS }).waitFor();
  await page.getByRole('link', { name: words.validation.USERNAMES_DIFFER }).waitFor();
  await ask('aibek');
  await expect.poll(() => field(visitor, login.new).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  const phone = await visitor.phoneOf('aizada');
  await ask('aizada.t');
  await page.getByText(login.subject.replace('{{current}}', 'aizada').replace('{{username}}', 'aizada.t')).waitFor();
  await confirm(visitor, await phone.next());
  await visitor.heading(login.doneTitle).waitFor();
  await page.getByText(login.doneText.replace('{{username}}', 'aizada.t')).waitFor();
  await leaveQuietly(visitor);
});

it('sets an authenticator up, confirms with it, and goes back to SMS', async () => {
  const visitor = await signedInAt('daniyar', '/profile/settings/auth-type');
  const { page, words } = visitor;
  const { authType, authenticator, change, pages } = words.profile;
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('SMS');
  await visitor.button(change.next).click();
  await page.getByRole('link', { name: words.validation.AUTH_TYPE_UNCHANGED }).waitFor();
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOTP.label) }).check();
  await page.getByRole('link', { name: authType.setUp }).click();
  await visitor.heading(pages.authenticator.title).waitFor();
  const answer = page.locator('#answer');
  await answer.fill('Ош');
  await visitor.button(authenticator.getKey).click();
  await expect.poll(() => answer.getAttribute('aria-invalid'), PATIENCE).toBe('true');
  await answer.fill(DEMONSTRATION_ANSWER);
  await visitor.button(authenticator.getKey).click();
  await page.getByRole('img', { name: authenticator.qrLabel }).waitFor();
  const key = (await page.locator('[class*="letters"]').innerText()).replaceAll(/\s/g, '');
  const [entry] = await desk.enrol('daniyar', key);
  await field(visitor, authenticator.code).fill(entry?.code === '111111' ? '222222' : '111111');
  await visitor.button(change.next).click();
  await expect.poll(() => field(visitor, authenticator.code).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  const phone = await visitor.phoneOf('daniyar');
  await field(visitor, authenticator.code).fill(entry?.code ?? '');
  await visitor.button(change.next).click();
  await confirm(visitor, await phone.next());
  await visitor.heading(authenticator.doneTitle).waitFor();

  await visitor.open('/profile/settings/auth-type');
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value'), PATIENCE).toBe('TOTP');
  await page.getByRole('radio', { name: new RegExp(authType.ways.SMS.label) }).check();
  await visitor.button(change.next).click();
  await page.getByText(words.code.source.authenticator).waitFor();
  expect(await visitor.button(words.code.resend).count(), 'nothing is sent').toBe(0);
  await desk.moveClock({ forwardMs: 30_000 });
  const [next] = await desk.authenticator('daniyar');
  await confirm(visitor, next?.code ?? '');
  await visitor.heading(authType.doneTitle).waitFor();
  await leaveQuietly(visitor);
});

it('shows who has signed in, and ends the other sessions after a question', async () => {
  const elsewhere = await stage.visitor();
  await elsewhere.signIn('saltanat');
  const visitor = await signedInAt('saltanat', '/');
  const { page, words } = visitor;
  const { loginHistory, pages } = words.profile;
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menuitem', { name: words.shell.userMenu.loginHistory }).click();
  await visitor.heading(pages.loginHistory.title).waitFor();
  await page.getByText(loginHistory.current, { exact: true }).waitFor();
  await page.getByText(loginHistory.active, { exact: true }).waitFor();
  await visitor.button(loginHistory.endOthers).click();
  const question = page.getByRole('alertdialog', { name: loginHistory.endOthersTitle });
  await question.getByRole('button', { name: loginHistory.keep }).click();
  await question.waitFor({ state: 'hidden' });
  await visitor.button(loginHistory.endOthers).click();
  await question.getByRole('button', { name: loginHistory.endOthers }).click();
  await page.getByText(loginHistory.ended_one.replace('{{number}}', '1')).waitFor();
  await page.getByText(loginHistory.over, { exact: true }).waitFor();
  expect(await visitor.button(loginHistory.endOthers).count()).toBe(0);
  await elsewhere.open('/history');
  await elsewhere.heading(words.login.title).waitFor();
  await leaveQuietly(visitor);
  await elsewhere.leave();
});

it('speaks the language that was saved, and so does the bank', async () => {
  const visitor = await signedInAt('daniyar', '/profile/language');
  const { page, words } = visitor;
  await page.getByRole('radio', { name: 'Кыргызча' }).check();
  await visitor.button(words.profile.language.save).click();
  await page.getByRole('heading', { name: 'Тил', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ky');
  const referee = await stage.referee('daniyar');
  const user = await referee.execute('GET_SELF_USER_DATA', {});
  expect(user.ok && user.value.language).toBe('kg');
  await leaveQuietly(visitor);
});

it('takes the token of a company’s user, and no other', async () => {
  const visitor = await signedInAt('saltanat', '/profile/settings/auth-type');
  const { page, words } = visitor;
  const { authType, change } = words.profile;
  const [own] = await desk.tokens('saltanat');
  const serial = own?.serial ?? '';
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await visitor.button(change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), PATIENCE).toBe(2);
  const ask = async (tokenNumber: string, code: string) => {
    await field(visitor, authType.tokenNumber).fill(tokenNumber);
    await field(visitor, authType.tokenCode).fill(code);
    await visitor.button(change.next).click();
  };
  await ask('TLP-0000', '123456');
  await expect.poll(() => field(visitor, authType.tokenNumber).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  const phone = await visitor.phoneOf('saltanat');
  await ask(serial.toLowerCase(), await desk.press(serial));
  await confirm(visitor, await phone.next());
  await visitor.heading(authType.doneTitle).waitFor();

  const colleague = await signedInAt('daniyar', '/profile/settings/auth-type');
  await colleague.page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await field(colleague, authType.tokenNumber).fill(serial);
  await field(colleague, authType.tokenCode).fill(await desk.press(serial));
  await colleague.button(change.next).click();
  await colleague.page.getByRole('alert').getByText(words.failures.TOKEN_IS_LINKED_TO_ANOTHER_USER.what).waitFor();
  await expect.poll(() => field(colleague, authType.tokenNumber).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  await leaveQuietly(colleague);

  await visitor.open('/profile/settings/auth-type');
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value'), PATIENCE).toBe('TOKEN');
  await page.getByRole('radio', { name: new RegExp(authType.ways.SMS.label) }).check();
  await visitor.button(change.next).click();
  await page.getByText(words.code.source.token).waitFor();
  await confirm(visitor, await desk.press(serial));
  await visitor.heading(authType.doneTitle).waitFor();
  await leaveQuietly(visitor);
});
