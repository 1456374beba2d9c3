import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Desk } from '../support/Desk';
import { newOperationId } from '../faults/TransferLoad';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';
import type { RawClient } from '../support/RawClient';

const SECOND_MS = 1000;
const NEW_PASSWORD = 'korok7-тоо';
/** Half a minute between two checks, and what a busy machine takes to show another page. */
const WITHIN_A_CHECK = { timeout: 30_000 + 15_000 };

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

/** Calls of a page that ask whether its session is still good. */
function validationsOf(page: Page): { readonly count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/validateSession')) {
      seen.count += 1;
    }
  });
  return seen;
}

async function changePassword(client: RawClient, login: string, currentPassword: string): Promise<void> {
  const operationId = newOperationId();
  const known = new Set((await client.messages(login)).map(({ text }) => text));
  const begun = await client.execute('CHANGE_PASSWORD', { operationId, currentPassword, newPassword: NEW_PASSWORD });
  expect(begun).toMatchObject({ ok: true });
  await expect
    .poll(async () => (await client.messages(login)).some(({ text }) => !known.has(text)), WITHIN_A_CHECK)
    .toBe(true);
  const otp = (await client.messages(login)).find(({ text }) => !known.has(text))?.code ?? '';
  expect(await client.execute('CONFIRM_UTILITY_OPERATION', { operationId, otp })).toMatchObject({ ok: true });
}

describe('a session', () => {
  it('is validated when the page loads and every thirty seconds, and no more once the customer has left', async () => {
    const user = await environment.user();
    const { page, words, context } = user;
    await context.clock.install();
    await user.signInByForm('aizada');
    const validations = validationsOf(page);
    await page.reload();
    await user.heading(words.home.title).waitFor();
    // The first page is an answer to the same key.
    expect(validations.count).toBe(0);
    await page.goto(`${user.origin}/history`);
    await user.heading(words.history.title).waitFor();
    expect(validations.count).toBe(1);
    await context.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
    const atRest = validations.count;
    for (const checks of [1, 2, 3]) {
      await context.clock.runFor(30 * SECOND_MS);
      await expect.poll(() => validations.count - atRest).toBe(checks);
    }
    await user.button(words.shell.signOut).click();
    await user.heading(words.login.title).waitFor();
    const afterwards = validations.count;
    await context.clock.runFor(90 * SECOND_MS);
    expect(validations.count).toBe(afterwards);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('ends in another browser, in all its tabs, when the password is changed in this one', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.signInByForm('saltanat');
    const tab = await user.newTab('/history');
    await tab.getByRole('heading', { name: words.history.title, exact: true }).waitFor();
    const elsewhere = await environment.apiClient('saltanat');
    await changePassword(elsewhere, 'saltanat', 'Tulpar-2026');
    for (const each of [page, tab]) {
      await each.getByText(words.login.ended.expired).waitFor(WITHIN_A_CHECK);
      expect(new URL(each.url()).pathname).toBe('/login');
      expect(await each.getByRole('alertdialog').count()).toBe(0);
    }
    expect(await elsewhere.execute('GET_SELF_USER_DATA', {})).toMatchObject({ ok: true });
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage, 'tulpar.device': '' }, { ...sessionStorage }])),
    ).not.toMatch(/[\w-]{43}/);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('ends by the clock of the bank without a call of the page', async () => {
    const user = await environment.user();
    const { page, words } = user;
    await user.signInByForm('aibek');
    await new Desk(environment.bank.origin).moveClock({ forwardMs: 11 * 60 * SECOND_MS });
    await page.getByText(words.login.ended.expired).waitFor(WITHIN_A_CHECK);
    await user.signInByForm('aibek');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
