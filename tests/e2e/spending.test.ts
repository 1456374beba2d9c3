import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, expectFits } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Parts of the spending of this month on the home page: at most four categories, and all others as one. */
async function partsOfThisMonth(): Promise<number> {
  const client = await environment.apiClient('aibek');
  const answer = await client.execute('GET_SPENDING', {});
  const spent = answer.ok ? answer.value.categories.filter((each) => each.spent.minor > 0n).length : -1;
  return Math.min(spent, 5);
}

describe('spending by category', () => {
  it('leads from home to a category, its operations and a correction that can be undone', async () => {
    const user = await environment.user({ language: 'ru', width: 1280, height: 900 });
    const { page, words } = user;
    const { spending, charts } = words;
    await user.signIn('aibek');

    const panel = page.getByRole('region', { name: spending.thisMonth, exact: true });
    await panel.getByRole('link', { name: spending.all, exact: true }).waitFor();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(await partsOfThisMonth());
    await panel.getByRole('link', { name: spending.all, exact: true }).click();
    await user.heading(spending.title).waitFor();

    const chart = page.getByRole('slider', { name: spending.monthsLabel });
    const last = await chart.getAttribute('aria-valuetext');
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(last);
    await page.getByText(charts.asTable, { exact: true }).click();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(7);

    // The month before is over; in this one there may be nothing yet.
    await page.getByRole('link', { name: spending.earlier }).click();
    await page.waitForURL('**/spending?month=*');
    const before = new URL(page.url());
    await page.getByRole('main').getByRole('listitem').nth(4).waitFor();
    await expectAccessible(user, 'spending.page');

    await page.getByRole('link', { name: spending.categories.shopping }).click();
    const list = page.getByRole('region', {
      name: spending.operations.replace('{{category}}', spending.categories.shopping),
    });
    await list.getByRole('listitem').first().waitFor();
    await expectAccessible(user, 'spending.category');
    await list.getByRole('link').nth(1).click();

    const choice = page.getByLabel(spending.choice.label, { exact: true });
    await choice.selectOption({ label: spending.categories.health });
    await page.getByRole('status').filter({ hasText: spending.choice.changed }).waitFor();
    await expectAccessible(user, 'spending.operation');
    await user.load(`${before.pathname}${before.search}`);
    await page.getByRole('link', { name: spending.categories.health }).waitFor();
    await page.goBack();
    await choice.waitFor();
    await choice.selectOption({ label: spending.categories.other });
    await user.button(spending.choice.undo).click();
    await page.getByRole('status').filter({ hasText: spending.choice.undone }).waitFor();
    expect(await choice.inputValue()).toBe('health');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('goes through the months on a phone in Kyrgyz, and hides its amounts with the others', async () => {
    const user = await environment.user({ language: 'kg', width: 360, height: 740 });
    const { page, words } = user;
    const { spending, charts, home, common } = words;
    await user.signIn('aibek', '/spending');
    await user.heading(spending.title).waitFor();
    await page.getByRole('slider', { name: spending.monthsLabel }).waitFor();
    const months = page.getByRole('navigation', { name: spending.month, exact: true });
    const shown = await months.innerText();
    expect(await months.getByRole('link', { name: spending.later }).count()).toBe(0);
    await months.getByRole('link', { name: spending.earlier }).click();
    await expect.poll(() => months.innerText()).not.toBe(shown);
    await months.getByRole('link', { name: spending.later }).waitFor();
    await page
      .getByText(spaced(spending.compare.moreWhole.split('{{amount}}')[0] ?? ''))
      .or(page.getByText(spaced(spending.compare.lessWhole.split('{{amount}}')[0] ?? '')))
      .first()
      .waitFor();
    await expectFits(user);

    await user.load('/');
    await user.button(home.hideAmounts).click();
    await page.getByText(common.amountHidden, { exact: true }).first().waitFor({ state: 'attached' });
    await user.load('/spending');
    await page.getByText(charts.hidden, { exact: true }).waitFor();
    expect(await page.getByRole('slider').count()).toBe(0);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
