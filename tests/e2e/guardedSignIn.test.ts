import { afterAll, beforeAll, expect, it } from 'vitest';

import { newOperationId } from '../faults/TransferLoad';
import { RawClient } from '../support/RawClient';
import { expectAccessible } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser, BrowserUserOptions } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const WRONG_PASSWORD = 'wrong password';

/** Strangers who try passwords until the login is blocked. */
async function block(login: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(new RawClient(environment.bank.origin).signIn(login, WRONG_PASSWORD)).rejects.toThrow(
      'INVALID_LOGIN_OR_PASSWORD',
    );
  }
}

/** Text of the code page without digits. */
async function codePage(user: BrowserUser): Promise<string> {
  await user.page.waitForURL('**/otp');
  await user.heading(user.words.login.otp.title).waitFor();
  await expectAccessible(user, 'login.guarded');
  return spaced(await user.page.locator('main').innerText()).replaceAll(/\d+/g, '');
}

it.each([
  ['aibek', { language: 'ru', theme: 'dark', width: 360 }],
  ['aizada', { language: 'en', theme: 'light', width: 1280 }],
] as const satisfies readonly (readonly [string, BrowserUserOptions])[])(
  'lets %s in by password and code in a new browser while strangers keep the login blocked, and tells them nothing',
  async (login, options) => {
    await block(login);
    const stranger = await environment.user(options);
    const phone = await stranger.phoneOf(login);
    await stranger.enterPassword(login, WRONG_PASSWORD);
    const seen = await codePage(stranger);
    expect(seen).toContain(stranger.words.login.otp.guarded.title);
    expect(seen).toContain(stranger.words.login.otp.guarded.sms);
    await stranger.enterCode('000000');
    await stranger.page.getByRole('alert').waitFor();

    const owner = await environment.user(options);
    await owner.enterPassword(login);
    expect(await codePage(owner)).toBe(seen);
    await owner.page.reload();
    expect(await codePage(owner)).toContain(seen.slice(0, 60));
    await owner.enterCode(await phone.next());
    await owner.heading(owner.words.home.title).waitFor();
    expect(owner.consoleErrors).toEqual([]);
    expect(stranger.consoleErrors).toEqual([]);
    await owner.leave();
    await stranger.leave();
  },
);

/** Allows known browsers only, over the wire, and leaves the one that is known behind. */
async function restrict(login: string): Promise<void> {
  const client = await environment.apiClient(login);
  const operationId = newOperationId();
  await client.execute('REMEMBER_DEVICE', {});
  const before = (await client.messages(login)).length;
  expect((await client.execute('ALLOW_ONLY_KNOWN_DEVICES', { operationId, onlyKnown: true })).ok).toBe(true);
  await expect.poll(async () => (await client.messages(login)).length, { timeout: 15_000 }).toBeGreaterThan(before);
  const otp = (await client.messages(login)).find(({ code }) => code !== '')?.code ?? '';
  expect((await client.execute('CONFIRM_UTILITY_OPERATION', { operationId, otp })).ok).toBe(true);
}

it('has a desk that restores the access of a customer who has lost every known browser', async () => {
  await restrict('saltanat');
  const user = await environment.user();
  await user.enterPassword('saltanat');
  await user.page.getByRole('alert').waitFor();
  const desk = await user.newTab('/sandbox');
  const counter = desk.getByRole('region', { name: 'Отделение банка' });
  const lift = counter.getByRole('button', { name: /^Снять ограничение: / });
  await lift.waitFor();
  await expectAccessible({ page: desk }, 'desk.branch');
  await lift.click();
  await desk.getByRole('status').filter({ hasText: 'Ограничение снято.' }).waitFor();
  await counter.getByText('сейчас никто не включил').waitFor();
  await user.page.bringToFront();
  await user.signInByForm('saltanat');
  await user.leave();
});
