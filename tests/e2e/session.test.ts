import { afterAll, beforeAll, expect, it } from 'vitest';

import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it('redirects a visitor from any address to the login page', async () => {
  const user = await environment.user();
  for (const path of [
    '/',
    '/history',
    '/history/1',
    '/payment',
    '/payment/own-accounts',
    '/payment/own-accounts/check',
    '/otp',
  ]) {
    await user.open(path);
    await user.heading(user.words.login.title).waitFor();
    expect(new URL(user.page.url()).pathname, path).toBe('/login');
  }
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('keeps a user without the code on the page that asks for it', async () => {
  const user = await environment.user();
  await user.enterPassword('aizada');
  await user.page.waitForURL('**/otp');
  for (const path of ['/', '/history', '/login']) {
    await user.open(path);
    await user.heading(user.words.login.otp.title).waitFor();
    expect(new URL(user.page.url()).pathname, path).toBe('/otp');
  }
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('keeps the session over a reload and lets a new tab in, but not another browser', async () => {
  const user = await environment.user();
  await user.signInByForm('aizada');
  await user.page.reload();
  await user.heading(user.words.home.title).waitFor();
  await user.open('/login');
  await user.heading(user.words.home.title).waitFor();

  const tab = await user.newTab('/history');
  await tab.getByRole('heading', { name: user.words.history.title, exact: true }).waitFor();

  const stranger = await environment.user();
  await stranger.open('/history');
  await stranger.heading(stranger.words.login.title).waitFor();
  expect([...user.consoleErrors, ...stranger.consoleErrors]).toEqual([]);
  await user.leave();
  await stranger.leave();
});

it('signs out every tab at once and leaves nothing of the session behind', async () => {
  const user = await environment.user();
  await user.signInByForm('aizada');
  await user.open('/payment');
  await user.open('/');
  const tab = await user.newTab('/history');
  await tab.getByRole('heading', { name: user.words.history.title, exact: true }).waitFor();
  // The key of the browser opens nothing by itself, and stays.
  const stored = () =>
    user.page.evaluate(() => JSON.stringify([{ ...localStorage, 'tulpar.device': '' }, { ...sessionStorage }]));
  await expect.poll(() => user.page.evaluate(() => localStorage.getItem('tulpar.device'))).toMatch(/^[\w-]{43}$/);
  const deviceKey = await user.page.evaluate(() => localStorage.getItem('tulpar.device'));
  expect(await user.page.evaluate(() => JSON.stringify({ ...localStorage, 'tulpar.device': '' }))).not.toMatch(
    /[\w-]{43}/,
  );

  await tab.getByRole('button', { name: user.words.shell.signOut, exact: true }).click();
  await tab.getByRole('heading', { name: user.words.login.title, exact: true }).waitFor();
  await user.heading(user.words.login.title).waitFor();
  expect(await stored()).not.toMatch(/[\w-]{43}/);
  expect(await user.page.evaluate(() => localStorage.getItem('tulpar.device'))).toBe(deviceKey);
  await user.page.goBack();
  await user.heading(user.words.login.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('does not say which of login and password was wrong', async () => {
  const user = await environment.user();
  const answers: string[] = [];
  for (const [login, password] of [
    ['aizada', 'not-the-password'],
    ['nobody-here', 'Tulpar-2026'],
  ] as const) {
    await user.enterPassword(login, password);
    const alert = user.page.getByRole('alert').first();
    await alert.waitFor();
    answers.push((await alert.innerText()).replaceAll(/[0-9a-f-]{36}/g, ''));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('refuses a wrong code, and after five of them the right one', async () => {
  const user = await environment.user();
  const phone = await user.phoneOf('aizada');
  await user.enterPassword('aizada');
  await user.page.waitForURL('**/otp');
  const right = await phone.next();
  const wrong = right === '000000' ? '000001' : '000000';
  const alert = user.page.getByRole('alert').first();
  for (let left = 4; left >= 1; left -= 1) {
    await user.enterCode(wrong);
    await expect.poll(async () => alert.innerText().catch(() => '')).toContain(String(left));
  }
  await user.enterCode(wrong);
  await user.button(user.words.login.otp.startAgain).waitFor();
  expect(await user.page.getByLabel(user.words.code.field, { exact: true }).isVisible()).toBe(false);

  // A reload brings the field back; the bank does not take even the right code any more.
  await user.page.reload();
  await user.enterCode(right);
  await user.heading(user.words.login.title).waitFor();
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
