import { afterAll, beforeAll, expect, it } from 'vitest';

import { Stage } from './support/Stage';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

it('sends who is not signed in from any address to the login page', async () => {
  const visitor = await stage.visitor();
  for (const path of [
    '/',
    '/history',
    '/history/1',
    '/payment',
    '/payment/own-accounts',
    '/payment/own-accounts/check',
    '/otp',
  ]) {
    await visitor.open(path);
    await visitor.heading(visitor.words.login.title).waitFor();
    expect(new URL(visitor.page.url()).pathname, path).toBe('/login');
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('keeps who has not entered the code on the page that asks for it', async () => {
  const visitor = await stage.visitor();
  await visitor.enterPassword('aizada');
  await visitor.page.waitForURL('**/otp');
  for (const path of ['/', '/history', '/login']) {
    await visitor.open(path);
    await visitor.heading(visitor.words.login.otp.title).waitFor();
    expect(new URL(visitor.page.url()).pathname, path).toBe('/otp');
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('keeps the session over a reload and lets a new tab in, but not another browser', async () => {
  const visitor = await stage.visitor();
  await visitor.signIn('aizada');
  await visitor.page.reload();
  await visitor.heading(visitor.words.home.title).waitFor();
  await visitor.open('/login');
  await visitor.heading(visitor.words.home.title).waitFor();

  const tab = await visitor.newTab('/history');
  await tab.getByRole('heading', { name: visitor.words.history.title, exact: true }).waitFor();

  const stranger = await stage.visitor();
  await stranger.open('/history');
  await stranger.heading(stranger.words.login.title).waitFor();
  expect([...visitor.complaints, ...stranger.complaints]).toEqual([]);
  await visitor.leave();
  await stranger.leave();
});

it('signs out every tab at once and leaves nothing of the session behind', async () => {
  const visitor = await stage.visitor();
  await visitor.signIn('aizada');
  await visitor.open('/payment');
  await visitor.open('/');
  const tab = await visitor.newTab('/history');
  await tab.getByRole('heading', { name: visitor.words.history.title, exact: true }).waitFor();
  // The key of the browser opens nothing by itself, and stays.
  const stored = () =>
    visitor.page.evaluate(() => JSON.stringify([{ ...localStorage, 'tulpar.device': '' }, { ...sessionStorage }]));
  await expect.poll(() => visitor.page.evaluate(() => localStorage.getItem('tulpar.device'))).toMatch(/^[\w-]{43}$/);
  const deviceKey = await visitor.page.evaluate(() => localStorage.getItem('tulpar.device'));
  expect(await visitor.page.evaluate(() => JSON.stringify({ ...localStorage, 'tulpar.device': '' }))).not.toMatch(
    /[\w-]{43}/,
  );

  await tab.getByRole('button', { name: visitor.words.shell.signOut, exact: true }).click();
  await tab.getByRole('heading', { name: visitor.words.login.title, exact: true }).waitFor();
  await visitor.heading(visitor.words.login.title).waitFor();
  expect(await stored()).not.toMatch(/[\w-]{43}/);
  expect(await visitor.page.evaluate(() => localStorage.getItem('tulpar.device'))).toBe(deviceKey);
  await visitor.page.goBack();
  await visitor.heading(visitor.words.login.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('does not say which of login and password was wrong', async () => {
  const visitor = await stage.visitor();
  const answers: string[] = [];
  for (const [login, password] of [
    ['aizada', 'not-the-password'],
    ['nobody-here', 'Tulpar-2026'],
  ] as const) {
    await visitor.enterPassword(login, password);
    const alert = visitor.page.getByRole('alert').first();
    await alert.waitFor();
    answers.push((await alert.innerText()).replaceAll(/[0-9a-f-]{36}/g, ''));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('refuses a wrong code, and after five of them the right one', async () => {
  const visitor = await stage.visitor();
  const phone = await visitor.phoneOf('aizada');
  await visitor.enterPassword('aizada');
  await visitor.page.waitForURL('**/otp');
  const right = await phone.next();
  const wrong = right === '000000' ? '000001' : '000000';
  const alert = visitor.page.getByRole('alert').first();
  for (let left = 4; left >= 1; left -= 1) {
    await visitor.enterCode(wrong);
    await expect.poll(async () => alert.innerText().catch(() => '')).toContain(String(left));
  }
  await visitor.enterCode(wrong);
  await visitor.button(visitor.words.login.otp.startAgain).waitFor();
  expect(await visitor.page.getByLabel(visitor.words.code.field, { exact: true }).isVisible()).toBe(false);

  // A reload brings the field back; the bank does not take even the right code any more.
  await visitor.page.reload();
  await visitor.enterCode(right);
  await visitor.heading(visitor.words.login.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
