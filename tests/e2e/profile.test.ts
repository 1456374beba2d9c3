import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { Desk } from '../support/Desk';
import { DEMONSTRATION_PASSWORD } from '../support/RawClient';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

/** The bank hashes passwords with care, and the machine may be busy. */
const PATIENCE = { timeout: 20_000 };
const NEW_PASSWORD = 'Ала-Арча 4875';

let environment: TestEnvironment;
let desk: Desk;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
  desk = new Desk(environment.bank.origin);
});

afterAll(() => environment.close());

async function signedInAt(login: string, path: string): Promise<BrowserUser> {
  const user = await environment.user();
  await user.signIn(login, path);
  return user;
}

function field({ page }: BrowserUser, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function leaveQuietly(user: BrowserUser): Promise<void> {
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
}

/** The code page of a change: types the code and presses the button. */
async function confirm(user: BrowserUser, code: string): Promise<void> {
  const { field: label, submit } = user.words.code;
  await field(user, label).fill(code);
  await user.button(submit).click();
}

it('changes the password: mistakes at their fields, a wrong code, another browser signed out', async () => {
  const elsewhere = await environment.user();
  await elsewhere.signIn('aibek');
  const user = await signedInAt('aibek', '/profile');
  const { page, words } = user;
  const { password, change } = words.profile;
  await page.getByRole('main').getByRole('link', { name: words.profile.pages.password.title }).click();
  await user.heading(words.profile.pages.password.title).waitFor();

  await user.button(change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), PATIENCE).toBe(3);
  const met = page.getByRole('listitem').filter({ hasText: words.newPassword.ruleMet });
  expect(await met.count()).toBe(0);

  await field(user, password.current).fill('not my password 1');
  await field(user, password.new).fill('Aibek-2026');
  await field(user, password.repeat).fill('Aibek-2027');
  expect(await met.count(), 'all but the login').toBe(4);
  await user.button(change.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts(), PATIENCE)
    .toEqual([words.validation.PASSWORD_POLICY, words.validation.PASSWORDS_DIFFER]);

  await field(user, password.new).fill(NEW_PASSWORD);
  await field(user, password.repeat).fill(NEW_PASSWORD);
  expect(await met.count()).toBe(5);
  await user.button(change.next).click();
  await expect.poll(() => field(user, password.current).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toHaveLength(1);

  await field(user, password.current).fill(DEMONSTRATION_PASSWORD);
  const phone = await user.phoneOf('aibek');
  await user.button(change.next).click();
  await user.heading(change.codeTitle).waitFor();
  await page.goBack();
  await user.heading(words.profile.pages.password.title).waitFor();
  expect(await field(user, password.new).inputValue(), 'Back keeps what was typed').toBe(NEW_PASSWORD);
  await user.button(change.next).click();
  await user.heading(change.codeTitle).waitFor();
  const code = await phone.next();
  await confirm(user, code === '111111' ? '222222' : '111111');
  await page.getByRole('alert').filter({ hasText: '4' }).waitFor();
  expect(await field(user, words.code.field).inputValue()).toBe('');
  await confirm(user, code);
  await user.heading(password.doneTitle).waitFor();
  await page.getByText(change.othersEnded).waitFor();
  await page.goBack();
  await user.heading(words.profile.pages.password.title).waitFor();

  await user.open('/');
  await user.heading(words.home.title).waitFor();
  await elsewhere.open('/history');
  await elsewhere.heading(words.login.title).waitFor();
  await leaveQuietly(user);
  await elsewhere.leave();

  const again = await environment.user();
  const sms = await again.phoneOf('aibek');
  await again.enterPassword('aibek', NEW_PASSWORD);
  await again.page.waitForURL('**/otp');
  await again.enterCode(await sms.next());
  await again.heading(words.home.title).waitFor();
  await leaveQuietly(again);
});

it('sends another code once the pause is over, which takes the place of the first', async () => {
  const user = await environment.user();
  await user.context.clock.install();
  await user.signIn('aizada', '/profile/settings/question');
  const { page, words } = user;
  const { question, change } = words.profile;
  await user.button(change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), PATIENCE).toBe(2);
  await page.getByLabel(question.question, { exact: true }).selectOption('2');
  await field(user, question.answer).fill('Бар сик');
  await user.button(change.next).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts(), PATIENCE)
    .toEqual([words.validation.ANSWER_CHARACTERS]);
  await field(user, question.answer).fill('Барсик');
  const phone = await user.phoneOf('aizada');
  await user.button(change.next).click();
  await user.heading(change.codeTitle).waitFor();
  await page.getByText(/: «[^»]+» → «[^»]+»$/).waitFor();
  const first = await phone.next();
  expect(await user.button(words.code.resend).count()).toBe(0);

  await desk.moveClock({ forwardMs: 31_000 });
  await user.context.clock.runFor(31_000);
  const another = await user.phoneOf('aizada');
  await user.button(words.code.resend).click();
  const second = await another.next();
  expect(second).not.toBe(first);
  await confirm(user, first);
  await page.getByRole('alert').filter({ hasText: words.failures.OTP_REPLACED.what }).waitFor();
  await confirm(user, second);
  await user.heading(question.doneTitle).waitFor();
  await user.open('/profile/settings/question');
  await page.getByText(question.current.replace('{{question}}', 'Кличка вашего первого питомца')).waitFor();
  await leaveQuietly(user);
});

it('changes the login, and says at the field when it is taken', async () => {
  const user = await signedInAt('aizada', '/profile/settings/login');
  const { page, words } = user;
  const { login, change } = words.profile;
  const ask = async (username: string, repeated = username) => {
    await field(user, login.new).fill(username);
    await field(user, login.repeat).fill(repeated);
    await user.button(change.next).click();
  };
  await page.getByText(login.current.replace('{{username}}', 'aizada')).waitFor();
  await ask('Aizada');
  await page.getByRole('link', { name: words.validation.NEW_USERNAME_UNCHANGED }).waitFor();
  await ask('aizada;', 'aizada2');
  await page.getByRole('link', { name: words.validation.USERNAME_CHARACTERS }).waitFor();
  await page.getByRole('link', { name: words.validation.USERNAMES_DIFFER }).waitFor();
  await ask('aibek');
  await expect.poll(() => field(user, login.new).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  const phone = await user.phoneOf('aizada');
  await ask('aizada.t');
  await page.getByText(login.subject.replace('{{current}}', 'aizada').replace('{{username}}', 'aizada.t')).waitFor();
  await confirm(user, await phone.next());
  await user.heading(login.doneTitle).waitFor();
  await page.getByText(login.doneText.replace('{{username}}', 'aizada.t')).waitFor();
  await leaveQuietly(user);
});

it('sets an authenticator up, confirms with it, and goes back to SMS', async () => {
  const user = await signedInAt('daniyar', '/profile/settings/auth-type');
  const { page, words } = user;
  const { authType, authenticator, change, pages } = words.profile;
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('SMS');
  await user.button(change.next).click();
  await page.getByRole('link', { name: words.validation.AUTH_TYPE_UNCHANGED }).waitFor();
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOTP.label) }).check();
  await page.getByRole('link', { name: authType.setUp }).click();
  await user.heading(pages.authenticator.title).waitFor();
  const answer = page.locator('#answer');
  await answer.fill('Ош');
  await user.button(authenticator.getKey).click();
  await expect.poll(() => answer.getAttribute('aria-invalid'), PATIENCE).toBe('true');
  await answer.fill(DEMONSTRATION_ANSWER);
  await user.button(authenticator.getKey).click();
  await page.getByRole('img', { name: authenticator.qrLabel }).waitFor();
  const key = (await page.locator('[class*="letters"]').innerText()).replaceAll(/\s/g, '');
  const [entry] = await desk.enrol('daniyar', key);
  await field(user, authenticator.code).fill(entry?.code === '111111' ? '222222' : '111111');
  await user.button(change.next).click();
  await expect.poll(() => field(user, authenticator.code).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  const phone = await user.phoneOf('daniyar');
  await field(user, authenticator.code).fill(entry?.code ?? '');
  await user.button(change.next).click();
  await confirm(user, await phone.next());
  await user.heading(authenticator.doneTitle).waitFor();

  await user.open('/profile/settings/auth-type');
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value'), PATIENCE).toBe('TOTP');
  await page.getByRole('radio', { name: new RegExp(authType.ways.SMS.label) }).check();
  await user.button(change.next).click();
  await page.getByText(words.code.source.authenticator).waitFor();
  expect(await user.button(words.code.resend).count(), 'nothing is sent').toBe(0);
  await desk.moveClock({ forwardMs: 30_000 });
  const [next] = await desk.authenticator('daniyar');
  await confirm(user, next?.code ?? '');
  await user.heading(authType.doneTitle).waitFor();
  await leaveQuietly(user);
});

it('shows who has signed in, and ends the other sessions after a question', async () => {
  const elsewhere = await environment.user();
  await elsewhere.signIn('saltanat');
  const user = await signedInAt('saltanat', '/');
  const { page, words } = user;
  const { loginHistory, pages } = words.profile;
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menuitem', { name: words.shell.userMenu.loginHistory }).click();
  await user.heading(pages.loginHistory.title).waitFor();
  await page.getByText(loginHistory.current, { exact: true }).waitFor();
  await page.getByText(loginHistory.active, { exact: true }).waitFor();
  await user.button(loginHistory.endOthers).click();
  const question = page.getByRole('alertdialog', { name: loginHistory.endOthersTitle });
  await question.getByRole('button', { name: loginHistory.keep }).click();
  await question.waitFor({ state: 'hidden' });
  await user.button(loginHistory.endOthers).click();
  await question.getByRole('button', { name: loginHistory.endOthers }).click();
  await page.getByText(loginHistory.ended_one.replace('{{number}}', '1')).waitFor();
  await page.getByRole('listitem').getByText(loginHistory.over, { exact: true }).waitFor();
  await expect.poll(() => user.button(loginHistory.endOthers).count()).toBe(0);
  await elsewhere.open('/history');
  await elsewhere.heading(words.login.title).waitFor();
  await leaveQuietly(user);
  await elsewhere.leave();
});

it('speaks the language that was saved, and so does the bank', async () => {
  const user = await signedInAt('daniyar', '/profile/language');
  const { page, words } = user;
  await page.getByRole('radio', { name: 'Кыргызча' }).check();
  await user.button(words.profile.language.save).click();
  await page.getByRole('heading', { name: 'Тил', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ky');
  const apiClient = await environment.apiClient('daniyar');
  const stored = await apiClient.execute('GET_SELF_USER_DATA', {});
  expect(stored.ok && stored.value.language).toBe('kg');
  await leaveQuietly(user);
});

it('takes the token of a company’s user, and no other', async () => {
  const user = await signedInAt('saltanat', '/profile/settings/auth-type');
  const { page, words } = user;
  const { authType, change } = words.profile;
  const [own] = await desk.tokens('saltanat');
  const serial = own?.serial ?? '';
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await user.button(change.next).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count(), PATIENCE).toBe(2);
  const ask = async (tokenNumber: string, code: string) => {
    await field(user, authType.tokenNumber).fill(tokenNumber);
    await field(user, authType.tokenCode).fill(code);
    await user.button(change.next).click();
  };
  await ask('TLP-0000', '123456');
  await expect.poll(() => field(user, authType.tokenNumber).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  const phone = await user.phoneOf('saltanat');
  await ask(serial.toLowerCase(), await desk.press(serial));
  await confirm(user, await phone.next());
  await user.heading(authType.doneTitle).waitFor();

  const colleague = await signedInAt('daniyar', '/profile/settings/auth-type');
  await colleague.page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await field(colleague, authType.tokenNumber).fill(serial);
  await field(colleague, authType.tokenCode).fill(await desk.press(serial));
  await colleague.button(change.next).click();
  await colleague.page.getByRole('alert').getByText(words.failures.TOKEN_IS_LINKED_TO_ANOTHER_USER.what).waitFor();
  await expect.poll(() => field(colleague, authType.tokenNumber).getAttribute('aria-invalid'), PATIENCE).toBe('true');
  await leaveQuietly(colleague);

  await user.open('/profile/settings/auth-type');
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value'), PATIENCE).toBe('TOKEN');
  await page.getByRole('radio', { name: new RegExp(authType.ways.SMS.label) }).check();
  await user.button(change.next).click();
  await page.getByText(words.code.source.token).waitFor();
  await confirm(user, await desk.press(serial));
  await user.heading(authType.doneTitle).waitFor();
  await leaveQuietly(user);
});
