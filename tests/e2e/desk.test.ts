import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { newOperationId } from '../faults/TransferLoad';
import { Desk } from '../support/Desk';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';
import type { BrowserUser } from './support/BrowserUser';

const MINUTE_MS = 60_000;
const NAVIGATION = { timeout: 20_000 };
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Message the browser logs by itself when the sandbox page rejects a request. */
const REFUSED = /status of 422/;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

/** Opens the sandbox page in another tab of this user. */
async function openSandboxDesk(user: BrowserUser, language?: string): Promise<Page> {
  const page = await user.newTab('/sandbox');
  if (language !== undefined) {
    await page.locator(`[data-language="${language}"]`).click();
  }
  await page.locator('[data-login="aibek"]').waitFor();
  return page;
}

/** A small transfer between own accounts, made over the wire. */
async function moveMoney(login: string): Promise<void> {
  const client = await environment.apiClient(login);
  const [debit, credit] = await usableAccounts(client, 'KGS');
  const moved = await client.transfer(login, {
    operationId: newOperationId(),
    debitAccountId: debit.id,
    creditAccountId: credit.id,
    amount: money(7n, 'KGS'),
    purpose: '',
  });
  expect(moved.ok).toBe(true);
}

describe('the desk of the demonstration', () => {
  it('shows the running code of a key, and forgets the key', async () => {
    const user = await environment.user();
    const page = await openSandboxDesk(user);
    const phone = page.locator('[data-login="aibek"]');
    await phone.getByRole('tab', { name: 'Аутентификатор' }).click();
    const field = phone.getByLabel('Ключ или текст QR-кода');
    await field.fill('это не ключ');
    await phone.getByRole('button', { name: 'Добавить ключ' }).click();
    await phone.getByText('Это не ключ.').waitFor();
    await field.fill(`otpauth://totp/Tulpar:aibek?secret=${KEY}&issuer=Tulpar`);
    await phone.getByRole('button', { name: 'Добавить ключ' }).click();
    await phone.getByText('Tulpar · aibek').waitFor();
    const desk = new Desk(environment.bank.origin);
    await expect
      .poll(async () => {
        const [entry] = await desk.authenticator('aibek');
        return (await phone.locator('.entry .code').innerText()) === entry?.code;
      })
      .toBe(true);
    expect(await phone.locator('.left span').innerText()).toMatch(/^([12]?\d|30) с$/);
    await phone.getByRole('button', { name: 'Удалить: Tulpar · aibek' }).click();
    await phone.getByText('Ключей пока нет.').waitFor();
    expect(user.consoleErrors.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
    await user.leave();
  });

  it('shows a code of a token for a press, and another one for the next', async () => {
    const user = await environment.user();
    const page = await openSandboxDesk(user);
    const token = page.getByRole('group', { name: 'Токен TK26-0001' });
    const press = token.getByRole('button', { name: 'Новый код: Токен TK26-0001' });
    const code = token.locator('output');
    await press.click();
    await expect.poll(() => code.innerText()).toMatch(/^\d{3} \d{3}$/);
    const first = await code.innerText();
    await press.click();
    await expect.poll(() => code.innerText()).not.toBe(first);
    expect(await page.locator('[data-login="aizada"] .token').count()).toBe(0);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('sends money to a customer, who finds it waiting under a number', async () => {
    const user = await environment.user();
    const page = await openSandboxDesk(user);
    const panel = page.getByRole('region', { name: 'Денежные переводы, которые ждут' });
    await panel.getByLabel('Система').selectOption('Kum Jol');
    await panel.getByLabel('Валюта').selectOption('KZT');
    await panel.getByLabel('Сумма').fill('5000');
    await panel.getByLabel('Фамилия и имя отправителя').fill('Серикова Асель');
    await panel.getByRole('button', { name: 'Отправить' }).click();
    await page.getByRole('status').filter({ hasText: 'Перевод ждёт. Контрольный номер' }).waitFor();
    await panel.getByRole('button', { name: /^Контрольный номер: \d{12}$/ }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('moves the bank’s time and nothing but forward; who was idle has to sign in again, and today is the bank’s today', async () => {
    const user = await environment.user();
    const { page, words } = user;
    const desk = new Desk(environment.bank.origin);
    const before = await desk.now();
    await user.signIn('aizada');
    // An open page would learn of the end of its session by an event and show it once, so this page is elsewhere meanwhile.
    await page.goto('about:blank');
    const sandbox = await openSandboxDesk(user);
    await sandbox.getByRole('button', { name: '+1 день' }).click();
    await sandbox.getByText('Часы банка показывают').waitFor();
    expect(Math.abs((await desk.now()) - before - 24 * 60 * MINUTE_MS)).toBeLessThan(5 * MINUTE_MS);
    await sandbox.getByLabel('Перевести на (Бишкек)').fill('2020-01-01T10:00');
    await sandbox.getByRole('button', { name: 'Перевести', exact: true }).click();
    await sandbox.getByText('Часы банка идут только вперёд.').waitFor();

    await page.bringToFront();
    await user.open('/');
    await page.getByText(words.login.ended.expired).waitFor(NAVIGATION);
    await moveMoney('aibek');
    await user.signIn('aibek', '/history');
    await user.heading(words.history.title).waitFor();
    await page.getByRole('heading', { name: new RegExp(`^${words.operations.today}, `) }).waitFor();
    await expect.poll(() => page.getByText('0,07').count()).toBeGreaterThan(0);
    expect(user.consoleErrors.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
    await user.leave();
  });

  it('keeps its time and devices when the bank starts again', async () => {
    const desk = new Desk(environment.bank.origin);
    await desk.enrol('aizada', KEY);
    await desk.moveClock({ forwardMs: 90 * MINUTE_MS });
    const [tokens, before] = [await desk.tokens('daniyar'), await desk.now()];
    await environment.bank.stop();
    await environment.bank.launch();
    expect(await desk.now()).toBeGreaterThanOrEqual(before);
    expect(await desk.tokens('daniyar')).toEqual(tokens);
    expect(await desk.authenticator('aizada')).toHaveLength(1);
  });
});

describe.each([
  { theme: 'light', width: 1280, language: 'ru' },
  { theme: 'light', width: 360, language: 'kg' },
  { theme: 'dark', width: 1280, language: 'en' },
  { theme: 'dark', width: 360, language: 'cn' },
] as const)('every application on the desk, $theme at $width px in $language', ({ theme, width, language }) => {
  it('has nothing axe objects to and nothing that scrolls sideways', async () => {
    const user = await environment.user({ theme, width });
    const page = await openSandboxDesk(user, language);
    await new Desk(environment.bank.origin).enrol('saltanat', KEY);
    const phone = page.locator('[data-login="saltanat"]');
    await expectAccessible({ page }, 'desk.page');
    const applications = await phone
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-controls')?.split('-')[0]));
    expect(applications).toEqual(['messages', 'letters', 'authenticator', 'business']);
    for (const [application, state] of [
      ['messages', 'desk.messages'],
      ['letters', 'desk.letters'],
      ['authenticator', 'desk.authenticator'],
      ['business', 'desk.business'],
    ] as const) {
      await phone.locator(`[role="tab"][aria-controls="${application}-of-saltanat"]`).click();
      await expectAccessible({ page }, state);
    }
    await page.locator('[data-login="saltanat"] .press').click();
    await page.locator('.token.lit').waitFor();
    await expectAccessible({ page }, 'desk.token');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
