import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatDate } from '../../src/domain/time/format';
import { bankNow } from '../support/walkTime';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

function field({ page, words }: BrowserUser) {
  return page.getByRole('combobox', { name: words.palette.title, exact: true });
}

function rows({ page, words }: BrowserUser) {
  return page.getByRole('listbox', { name: words.palette.title, exact: true }).getByRole('option');
}

/** Text of the row that Enter would open. */
async function highlighted(user: BrowserUser): Promise<string> {
  return user.page.evaluate(
    `document.getElementById(document.querySelector('[role="dialog"] [role="combobox"]')?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''`,
  );
}

describe.each([
  { language: 'ru', theme: 'light', provider: 'Ала-Нур Электро' },
  { language: 'en', theme: 'dark', provider: 'Ala-Nur Electric' },
] as const)('the search over everything, in $language', ({ language, theme, provider }) => {
  it('leads by the keyboard alone from «свет» to the form of the provider, and offers it again', async () => {
    const user = await environment.user({ language, theme });
    const { page, words } = user;
    await user.signIn('aibek');
    await page.keyboard.press('Control+KeyK');
    // Typed at once: whatever comes before the search is there is its first query.
    await page.keyboard.type('cdtn');
    await field(user).waitFor();
    await expect.poll(() => field(user).inputValue()).toBe('cdtn');
    await expect.poll(() => highlighted(user)).toContain(provider);
    await field(user).fill('свет');
    await expect.poll(() => highlighted(user)).toContain(provider);
    expect(await page.evaluate('document.activeElement?.getAttribute("role")')).toBe('combobox');
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectAccessible(user, 'search.found');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/payment/provider/bill');
    await page.getByText(provider).first().waitFor();
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('INPUT');

    await page.keyboard.press('Control+KeyK');
    await field(user).waitFor();
    await page.getByText(words.palette.groups.recent, { exact: true }).waitFor();
    await expect.poll(() => highlighted(user)).toContain(provider);
    await page.keyboard.press('Escape');
    await field(user).waitFor({ state: 'detached' });
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('the search over everything', () => {
  it('finds accounts, operations and nothing, each said, and is turned off by one letter', async () => {
    const user = await environment.user();
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const history = await client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 50 });
    const paid = history.ok
      ? history.value.transactions.find(({ recipientName }) => recipientName.length > 4)
      : undefined;
    expect(paid).toBeDefined();
    await user.signIn('aibek');
    await user.button(words.search.field).click();
    await field(user).fill(paid?.recipientName ?? '');
    await page.getByRole('group', { name: words.palette.groups.operations, exact: true }).waitFor();
    await field(user).fill('йцуйцуйцу');
    await page.getByText(words.palette.none.title, { exact: true }).waitFor();
    await expectAccessible(user, 'search.nothing');

    await field(user).fill('горячие клавиши');
    await page.keyboard.press('Enter');
    await field(user).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement?.tagName')).toBe('BUTTON');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+KeyK');
    await field(user).fill('горячие клавиши');
    await rows(user).getByText(words.palette.actions.letterKeys.off, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await field(user).waitFor({ state: 'detached' });
    await page.keyboard.press('KeyG');
    await page.keyboard.press('KeyC');
    await page.waitForURL('**/card-list');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('leads to the chat of the bank where nothing is found', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    await user.signIn('aibek');
    await user.button(words.search.field).click();
    await field(user).fill('qzqzqzqz');
    await page.getByRole('link', { name: words.shell.writeToBank }).click();
    await page.waitForURL('**/messages/5');
    await field(user).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: words.chat.message }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('finds an operation of long ago, and so does the history beyond its period', async () => {
    const user = await environment.user({ width: 390, height: 800 });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const all = await client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 1000 });
    const oldest = all.ok ? all.value.transactions.at(-1) : undefined;
    // Beyond the thirty days the history shows at first.
    expect(oldest?.createdAt).toBeLessThan(bankNow() - 100 * 24 * 3_600_000);
    const path = `/history/${oldest?.id ?? ''}`;
    await user.signIn('aibek');
    await user.button(words.search.field).click();
    await field(user).fill(oldest?.id ?? '');
    await page.getByRole('group', { name: words.palette.groups.operations, exact: true }).waitFor();
    // Others with its digits in them may be there before the bank has answered; it is the first with its day.
    await rows(user)
      .filter({ hasText: formatDate(oldest?.createdAt ?? NaN, 'ru') })
      .first()
      .click();
    await page.waitForURL(`**${path}`);

    await user.open('/history');
    await page.getByLabel(words.history.search, { exact: true }).fill(oldest?.id ?? '');
    const elsewhere = page.getByRole('region', { name: words.history.elsewhere.title, exact: true });
    await elsewhere.locator(`a[href="${path}"]`).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await expectAccessible(user, 'history.elsewhere');
    await elsewhere.locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('fills the screen of a phone, and finds in Kyrgyz what is typed without its letters', async () => {
    const user = await environment.user({ language: 'kg', width: 360, height: 740, theme: 'dark' });
    const { page, words } = user;
    await user.signIn('aibek');
    await user.button(words.search.field).click();
    await field(user).waitFor();
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await field(user).fill('кол суу');
    await rows(user).getByText('Көл Суу', { exact: true }).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    await expectFits(user);
    await rows(user).getByText('Көл Суу', { exact: true }).first().click();
    await page.waitForURL('**/payment/provider/bill');
    await page.getByText('Көл Суу').first().waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
