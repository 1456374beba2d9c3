import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { Response } from 'playwright-core';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Operations that the home page reads once for the customer's products. */
const READ_ONCE = ['GET_CARDS_V2', 'GET_DEPOSITS_V2', 'GET_LOANS_V2', 'GET_WALLETS', 'LIST_TEMPLATE_V2'];

/** Operation codes that a page has called; they are readable in the frames once the base64 text is decoded. */
function codesIn(responses: readonly Response[]): readonly string[] {
  return responses.flatMap((response) => {
    const frame = Buffer.from(response.request().postData() ?? '', 'base64').toString('latin1');
    return READ_ONCE.filter((code) => frame.includes(code));
  });
}

describe('the first page, the calendar and my table, in English', () => {
  it('shows what the customer holds and what comes next, each list read by one call', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { home, calendar, common, shell } = words;
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const deposits = await (await environment.apiClient('aibek')).execute('GET_DEPOSITS_V2', { status: 'A' });
    await user.signIn('aibek');

    await user.heading(home.cards.title).waitFor();
    const panel = page.getByRole('region', { name: home.deposits.title, exact: true });
    const first = deposits.ok ? deposits.value[0] : undefined;
    await expect.poll(async () => spaced(await panel.innerText())).toContain(spaced(formatMoney(first?.balance, 'en')));
    const events = page.getByRole('region', { name: calendar.upcoming, exact: true });
    await events.getByText(calendar.kinds.depositEnd, { exact: true }).first().waitFor();
    await expect.poll(() => codesIn(responses).toSorted()).toEqual(READ_ONCE);
    await expectFits(user);
    expect(codesIn(responses).toSorted()).toEqual(READ_ONCE);

    await page.getByText(shell.userMenu.label).click();
    await page.getByRole('menuitem', { name: shell.userMenu.hideAmounts, exact: true }).click();
    await page.getByText(common.amountHidden, { exact: true }).first().waitFor({ state: 'attached' });
    expect(spaced(await panel.innerText())).not.toContain(spaced(formatMoney(first?.balance, 'en')));
    await page.reload();
    await panel.getByText(common.amountHidden, { exact: true }).first().waitFor({ state: 'attached' });
    await user.button(home.showAmounts).click();

    await events.getByRole('link', { name: calendar.all, exact: true }).click();
    await user.heading(calendar.title).waitFor();
    const grid = page.getByRole('grid');
    await grid.waitFor();
    await page.getByRole('heading', { name: calendar.ahead, exact: true }).waitFor();
    await expectAccessible(user, 'calendar.page');
    const month = await grid.getAttribute('aria-label');
    await grid.locator('[aria-current="date"]').focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => grid.getAttribute('aria-label')).not.toBe(month);
    const focused = page.locator('[data-day]:focus');
    await focused.waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[aria-selected="true"]').waitFor();
    await user.button(calendar.today).click();
    await expect.poll(() => grid.getAttribute('aria-label')).toBe(month);
    await page.getByRole('main').getByRole('link', { name: calendar.kinds.cardExpiry }).first().click();
    await page.waitForURL('**/card-list/*');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('lets the customer make a table of everything, on a phone in the dark too', async () => {
    const user = await environment.user({ language: 'en', theme: 'dark', width: 360, height: 740 });
    const { page, words } = user;
    const { home, myTable, calendar } = words;
    await user.signIn('aibek');
    const upcoming = page.getByRole('region', { name: calendar.upcoming, exact: true });
    await user.button(home.whole).click();
    await upcoming.getByRole('link').nth(1).waitFor();
    await page.reload();
    await upcoming.getByRole('link').nth(1).waitFor();
    await user.button(home.less).first().waitFor();
    await expectFits(user);
    await page.getByRole('link', { name: home.table, exact: true }).click();
    await user.heading(myTable.title).waitFor();
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    const all = await rows.count();
    await page.getByLabel(myTable.kindsShown.card, { exact: true }).uncheck();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await page.getByLabel(myTable.columns.number, { exact: true }).uncheck();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(5);
    await page.getByRole('columnheader').getByRole('button', { name: myTable.columns.amount }).click();
    await page.locator('[aria-sort="ascending"]', { hasText: myTable.columns.amount }).waitFor();
    await expectAccessible(user, 'myTable.page');
    const [download] = await Promise.all([page.waitForEvent('download'), user.button(myTable.csv).click()]);
    expect(download.suggestedFilename()).toBe('my-table.csv');
    await page.reload();
    await page.locator('[aria-sort="ascending"]', { hasText: myTable.columns.amount }).waitFor();
    expect(await page.getByLabel(myTable.kindsShown.card, { exact: true }).isChecked()).toBe(false);
    await user.open('/profile/calendar');
    await page.getByRole('grid').waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
