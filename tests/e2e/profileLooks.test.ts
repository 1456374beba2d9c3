import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { a11yViolations } from './support/accessibility';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

type Look = (name: string) => Promise<void>;

describe.each([
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
] as const)('the profile, $theme at $width px', ({ theme, width }) => {
  it('has nothing axe objects to and nothing that scrolls sideways', async () => {
    const user = await environment.user({ theme, width });
    const found: string[] = [];
    const look: Look = async (name) => {
      await expect.poll(() => user.page.locator('[aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0);
      found.push(...(await a11yViolations(user.page, name)));
    };
    await user.signIn('saltanat');
    await walkAround(user, look);
    await walkChanges(user, look);
    await walkAuthenticator(user, look);
    expect(found).toEqual([]);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

async function walkAround({ page, words, ...user }: BrowserUser, look: Look): Promise<void> {
  const { pages, title, loginHistory } = words.profile;
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menu').waitFor();
  await look('menu of the stored');
  await page.getByRole('menuitem', { name: words.shell.userMenu.profile }).click();
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await look('profile');
  for (const name of ['language', 'device', 'about', 'limits', 'tariffs', 'loginHistory'] as const) {
    const path = {
      language: 'language',
      device: 'device',
      about: 'about-app',
      limits: 'limits',
      tariffs: 'tariffs',
      loginHistory: 'login-history',
    }[name];
    await page.goto(`${user.origin}/profile/${path}`);
    await page.getByRole('heading', { name: pages[name].title, exact: true }).waitFor();
    await look(path);
  }
  await page.goto(`${user.origin}/profile/about-app`);
  await page.getByRole('link', { name: words.profile.about.list }).click();
  await page.getByText(/^react 19\./).waitFor();
  await look('licences');
  await page.goto(`${user.origin}/profile/login-history`);
  await page.getByRole('heading', { name: pages.loginHistory.title, exact: true }).waitFor();
  await environment.apiClient('saltanat');
  await page.reload();
  await page.getByRole('button', { name: loginHistory.endOthers }).click();
  await page.getByRole('alertdialog').waitFor();
  await look('question before other sessions end');
}

async function walkChanges(user: BrowserUser, look: Look): Promise<void> {
  const { page, words } = user;
  const { pages, password, login, authType, change } = words.profile;
  await user.open('/profile/settings/password');
  await user.heading(pages.password.title).waitFor();
  await look('password');
  await page.getByLabel(password.new, { exact: true }).fill('Ала-Арча');
  await user.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look('password, error summary');
  await user.open('/profile/settings/question');
  await user.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look('security question, error summary');
  await user.open('/profile/settings/auth-type');
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await user.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look('token, error summary');
  await user.open('/profile/settings/pin');
  await user.heading(pages.pin.title).waitFor();
  await look('PIN');
  await user.open('/profile/email');
  await user.heading(pages.email.title).waitFor();
  await look('e-mail');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('alert').first().waitFor();
  await look('e-mail, error summary');
  await user.open('/profile/settings/login');
  await user.heading(pages.login.title).waitFor();
  await look('login');
  await page.getByLabel(login.new, { exact: true }).fill('saltanat.m');
  await page.getByLabel(login.repeat, { exact: true }).fill('saltanat.m');
  await user.button(change.next).click();
  await user.heading(change.codeTitle).waitFor();
  await look('code');
  await user.button(words.code.submit).click();
  await page.getByRole('alert').first().waitFor();
  await look('code, error summary');
}

async function walkAuthenticator(user: BrowserUser, look: Look): Promise<void> {
  const { page, words } = user;
  const { authenticator } = words.profile;
  await user.open('/profile/settings/google-code');
  await user.button(authenticator.getKey).waitFor();
  await look('authenticator');
  await page.locator('#answer').fill(DEMONSTRATION_ANSWER);
  await user.button(authenticator.getKey).click();
  await page.getByRole('img', { name: authenticator.qrLabel }).waitFor();
  await look('key of an authenticator');
}
