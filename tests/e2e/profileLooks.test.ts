import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { expectAccessible } from './support/expectAccessible';
import type { ScreenState } from './support/screenStates';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it('the profile has nothing axe objects to and nothing that scrolls sideways', async () => {
  const user = await environment.user();
  await user.signIn('saltanat');
  await walkAround(user);
  await walkChanges(user);
  await walkAuthenticator(user);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

/** Looks at a state once nothing of it is read any more. */
async function look(user: BrowserUser, state: ScreenState): Promise<void> {
  await expect.poll(() => user.page.locator('[aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0);
  await expectAccessible(user, state);
}

async function walkAround(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const { pages, title, loginHistory } = words.profile;
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menu').waitFor();
  await page.getByRole('menuitem', { name: words.shell.userMenu.profile }).click();
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await look(user, 'profile.hub');
  for (const [name, path, state] of [
    ['language', 'language', 'profile.language'],
    ['device', 'device', 'profile.device'],
    ['about', 'about-app', 'profile.about'],
    ['limits', 'limits', 'limits.list'],
    ['tariffs', 'tariffs', 'tariffs.list'],
    ['loginHistory', 'login-history', 'profile.loginHistory'],
  ] as const) {
    await user.open(`/profile/${path}`);
    await user.heading(pages[name].title).waitFor();
    await look(user, state);
  }
  await page.goto(`${user.origin}/profile/about-app`);
  await page.getByRole('link', { name: words.profile.about.list }).click();
  await page.getByText(/^react 19\./).waitFor();
  await look(user, 'profile.licences');
  await page.goto(`${user.origin}/profile/login-history`);
  await page.getByRole('heading', { name: pages.loginHistory.title, exact: true }).waitFor();
  await environment.apiClient('saltanat');
  await page.reload();
  await page.getByRole('button', { name: loginHistory.endOthers }).click();
  await page.getByRole('alertdialog').waitFor();
  await look(user, 'profile.endOthersQuestion');
}

async function walkChanges(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const { pages, password, login, authType, change } = words.profile;
  await user.open('/profile/settings/password');
  await user.heading(pages.password.title).waitFor();
  await look(user, 'profile.password');
  await page.getByLabel(password.new, { exact: true }).fill('Ала-Арча');
  await user.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look(user, 'profile.passwordErrors');
  await user.open('/profile/settings/question');
  await user.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look(user, 'profile.questionErrors');
  await user.open('/profile/settings/auth-type');
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await user.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look(user, 'profile.tokenErrors');
  await user.open('/profile/settings/pin');
  await user.heading(pages.pin.title).waitFor();
  await look(user, 'profile.pin');
  await user.open('/profile/email');
  await user.heading(pages.email.title).waitFor();
  await look(user, 'profile.email');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('alert').first().waitFor();
  await look(user, 'profile.emailErrors');
  await user.open('/profile/settings/login');
  await user.heading(pages.login.title).waitFor();
  await look(user, 'profile.login');
  await page.getByLabel(login.new, { exact: true }).fill('saltanat.m');
  await page.getByLabel(login.repeat, { exact: true }).fill('saltanat.m');
  await user.button(change.next).click();
  await user.heading(change.codeTitle).waitFor();
  await look(user, 'profile.code');
  await user.button(words.code.submit).click();
  await page.getByRole('alert').first().waitFor();
  await look(user, 'profile.codeErrors');
}

async function walkAuthenticator(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const { authenticator } = words.profile;
  await user.open('/profile/settings/google-code');
  await user.button(authenticator.getKey).waitFor();
  await look(user, 'profile.authenticator');
  await page.locator('#answer').fill(DEMONSTRATION_ANSWER);
  await user.button(authenticator.getKey).click();
  await page.getByRole('img', { name: authenticator.qrLabel }).waitFor();
  await look(user, 'profile.authenticatorKey');
}
