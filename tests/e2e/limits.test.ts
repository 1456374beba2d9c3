import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

describe.each([
  { language: 'cn', theme: 'light', width: 1280 },
  { language: 'kg', theme: 'dark', width: 360 },
] as const)('a limit, in $language, $theme at $width px', ({ language, theme, width }) => {
  it('is lowered right after the code, and above the standard asked for', async () => {
    const user = await environment.user({ language, theme, width });
    const { page, words } = user;
    const login = language === 'cn' ? 'aibek' : 'aizada';
    await user.signIn(login, '/profile/tariffs');
    await page.getByRole('link', { name: words.limits.tariffPages['another-banks'].title }).click();
    await page.getByRole('link', { name: `${words.limits.details.link}: ${words.limits.codes.CLEARING}` }).click();
    await user.heading(words.limits.codes.CLEARING).waitFor();
    await page.getByLabel(words.limits.columns.amount, { exact: true }).fill('1000');
    await page
      .getByRole('status')
      .filter({ hasText: /10[.,]00/ })
      .waitFor();
    await expectAccessible(user, 'tariffs.details');
    await user.open('/profile/tariffs/payments');
    const provider = page.locator('a[href$="/payments/details/101"]');
    await provider.waitFor();
    await expectAccessible(user, 'tariffs.payments');
    await provider.click();
    await page.waitForURL('**/payments/details/101');
    await page.getByRole('region', { name: words.limits.calculator.title }).waitFor();
    await user.open('/profile/tariffs/moneySystem');
    await page.getByRole('link', { name: `${words.limits.details.link}: Ak Kerben` }).click();
    await page.getByRole('region', { name: words.limits.details.countries }).waitFor();
    await expectAccessible(user, 'tariffs.moneySystem');
    await user.open('/profile/limits/payments');
    await page.getByRole('region', { name: words.limits.codes.SERVICE_PAYMENT }).waitFor();
    await expectAccessible(user, 'limits.payments');

    await user.open('/profile/limits');
    const link = `${words.limits.change.link}: ${words.limits.codes.CLEARING}`;
    await page.getByRole('link', { name: link, exact: true }).click();
    await user.heading(words.limits.change.title).waitFor();

    await user.button(words.profile.change.next).click();
    await page.getByRole('alert').getByRole('link', { name: words.validation.LIMIT_UNCHANGED }).waitFor();
    await expectAccessible(user, 'limits.changeErrors');
    await page.getByRole('radio', { name: words.limits.levels.other }).check();
    await page.getByLabel(words.limits.change.once, { exact: true }).fill('2000');
    await page.getByLabel(words.limits.change.daily, { exact: true }).fill('10000');
    await page.getByLabel(words.limits.change.monthly, { exact: true }).fill('50000');
    await page.getByText(words.limits.change.atOnce).waitFor();
    await expectAccessible(user, 'limits.change');
    const phone = await user.phoneOf(login);
    await user.button(words.profile.change.next).click();
    await user.heading(words.profile.change.codeTitle).waitFor();
    await user.enterCode(await phone.next());
    await user.heading(words.limits.change.changed.title).waitFor();

    await user.open('/change-limit?code=CLEARING');
    await page.getByRole('radio', { name: new RegExp(`^${words.limits.levels.increased}`) }).check();
    await page.getByText(words.limits.change.decision).waitFor();
    const next = await user.phoneOf(login);
    await user.button(words.profile.change.next).click();
    await user.heading(words.profile.change.codeTitle).waitFor();
    await user.enterCode(await next.next());
    await user.heading(words.limits.change.asked.title).waitFor();
    await user.open('/profile/limits');
    const panel = page.getByRole('region', { name: words.limits.codes.CLEARING });
    await expect.poll(() => panel.innerText()).toContain(words.limits.levels.other);
    await expect.poll(() => panel.innerText()).toContain(words.limits.requested.slice(0, 6));
    await expectAccessible(user, 'limits.requested');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
