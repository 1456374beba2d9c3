import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMONSTRATION_ANSWER } from '../../bank/sandbox/seed/people';
import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

type Look = (name: string) => Promise<void>;

describe.each([
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
] as const)('the profile, $theme at $width px', ({ theme, width }) => {
  it('has nothing axe objects to and nothing that scrolls sideways', async () => {
    const visitor = await stage.visitor({ theme, width });
    const found: string[] = [];
    const look: Look = async (name) => {
      await expect.poll(() => visitor.page.locator('[aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0);
      found.push(...(await objections(visitor.page, name)));
    };
    await visitor.signIn('saltanat');
    await walkAround(visitor, look);
    await walkChanges(visitor, look);
    await walkAuthenticator(visitor, look);
    expect(found).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

async function walkAround({ page, words, ...visitor }: Visitor, look: Look): Promise<void> {
  const { pages, title, loginHistory } = words.profile;
  await page.getByRole('button', { name: words.shell.userMenu.label }).click();
  await page.getByRole('menu').waitFor();
  await look('menu of the user');
  await page.getByRole('menuitem', { name: words.shell.userMenu.profile }).click();
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await look('profile');
  for (const name of ['language', 'about', 'limits', 'tariffs', 'loginHistory'] as const) {
    const path = {
      language: 'language',
      about: 'about-app',
      limits: 'limits',
      tariffs: 'tariffs',
      loginHistory: 'login-history',
    }[name];
    await page.goto(`${visitor.origin}/profile/${path}`);
    await page.getByRole('heading', { name: pages[name].title, exact: true }).waitFor();
    await look(path);
  }
  await page.goto(`${visitor.origin}/profile/about-app`);
  await page.getByRole('link', { name: words.profile.about.list }).click();
  await page.getByText(/^react 19\./).waitFor();
  await look('licences');
  await page.goto(`${visitor.origin}/profile/login-history`);
  await page.getByRole('heading', { name: pages.loginHistory.title, exact: true }).waitFor();
  await stage.referee('saltanat');
  await page.reload();
  await page.getByRole('button', { name: loginHistory.endOthers }).click();
  await page.getByRole('alertdialog').waitFor();
  await look('question before other sessions end');
}

async function walkChanges(visitor: Visitor, look: Look): Promise<void> {
  const { page, words } = visitor;
  const { pages, password, login, authType, change } = words.profile;
  await visitor.open('/profile/settings/password');
  await visitor.heading(pages.password.title).waitFor();
  await look('password');
  await page.getByLabel(password.new, { exact: true }).fill('Ала-Арча');
  await visitor.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look('password, error summary');
  await visitor.open('/profile/settings/question');
  await visitor.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look('security question, error summary');
  await visitor.open('/profile/settings/auth-type');
  await page.getByRole('radio', { name: new RegExp(authType.ways.TOKEN.label) }).check();
  await visitor.button(change.next).click();
  await page.getByRole('alert').first().waitFor();
  await look('token, error summary');
  await visitor.open('/profile/settings/pin');
  await visitor.heading(pages.pin.title).waitFor();
  await look('PIN');
  await visitor.open('/profile/email');
  await visitor.heading(pages.email.title).waitFor();
  await look('e-mail');
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('alert').first().waitFor();
  await look('e-mail, error summary');
  await visitor.open('/profile/settings/login');
  await visitor.heading(pages.login.title).waitFor();
  await look('login');
  await page.getByLabel(login.new, { exact: true }).fill('saltanat.m');
  await page.getByLabel(login.repeat, { exact: true }).fill('saltanat.m');
  await visitor.button(change.next).click();
  await visitor.heading(change.codeTitle).waitFor();
  await look('code');
  await visitor.button(words.code.submit).click();
  await page.getByRole('alert').first().waitFor();
  await look('code, error summary');
}

async function walkAuthenticator(visitor: Visitor, look: Look): Promise<void> {
  const { page, words } = visitor;
  const { authenticator } = words.profile;
  await visitor.open('/profile/settings/google-code');
  await visitor.button(authenticator.getKey).waitFor();
  await look('authenticator');
  await page.locator('#answer').fill(DEMONSTRATION_ANSWER);
  await visitor.button(authenticator.getKey).click();
  await page.getByRole('img', { name: authenticator.qrLabel }).waitFor();
  await look('key of an authenticator');
}
