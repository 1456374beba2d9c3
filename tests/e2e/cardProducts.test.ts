import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

const PIN = '4917';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

interface CardOnDesk {
  readonly number: string;
  readonly securityCode: string;
}

/** Security code of a card, from the sandbox page. */
async function securityCodeOf(lastDigits: string): Promise<string> {
  const cards: readonly CardOnDesk[] = await (await fetch(`${environment.bank.origin}/sandbox/cards`)).json();
  return cards.find(({ number }) => number.endsWith(lastDigits))?.securityCode ?? '';
}

/** Opens the page of a card from the list. */
async function openCard(user: BrowserUser, name: string): Promise<void> {
  await user.open('/card-list');
  await user.page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await user.heading(name).waitFor();
}

async function confirmed(user: BrowserUser, login: string, doneTitle: string): Promise<void> {
  const { words } = user;
  const phone = await user.phoneOf(login);
  await user.button(words.profile.change.next).click();
  await user.heading(words.profile.change.codeTitle).waitFor();
  await user.enterCode(await phone.next());
  await user.heading(doneTitle).waitFor();
}

describe.each([
  { language: 'ru', theme: 'light', width: 1280, login: 'aibek', elcart: '•1014', further: '•1022', visa: '•1010' },
  { language: 'kg', theme: 'dark', width: 360, login: 'aizada', elcart: '•2020', further: '•2053', visa: '•2026' },
] as const)('cards, in $language, $theme at $width px', ({ language, theme, width, login, elcart, further, visa }) => {
  it('are shown, changed with a code, led to by telephone, and blocked after a question', async () => {
    const user = await environment.user({ language, theme, width });
    const { page, words } = user;
    const { cardProducts } = words;
    const visaName = `${cardProducts.schemes.visa} ${visa}`;
    const elcartName = `${cardProducts.schemes.elcart} ${elcart}`;
    await user.signIn(login, '/card-list');
    await page
      .getByRole('list', { name: `${cardProducts.furtherTo}: ${elcartName}` })
      .getByText(further)
      .waitFor();
    await expectAccessible(user, 'cards.list');

    await openCard(user, visaName);
    await page.getByRole('link', { name: cardProducts.actions.limits }).waitFor();
    await expectAccessible(user, 'cards.card');
    await page.getByRole('link', { name: cardProducts.actions.limits }).click();
    await user.heading(cardProducts.limits.title).waitFor();
    await page.getByRole('radio', { name: cardProducts.limits.types.INTERNET }).check();
    await user.button(words.profile.change.next).click();
    await page.getByRole('alert').getByRole('link', { name: words.validation.LIMIT_UNCHANGED }).waitFor();
    await expectAccessible(user, 'cards.limitErrors');
    await page.getByLabel(cardProducts.limits.daily, { exact: true }).fill('0');
    await confirmed(user, login, cardProducts.limits.doneTitle);

    await openCard(user, visaName);
    await page.getByRole('link', { name: cardProducts.actions.pin }).click();
    await user.heading(cardProducts.pin.title).waitFor();
    const right = await securityCodeOf(visa.slice(1));
    const code = page.getByLabel(cardProducts.pin.code, { exact: true });
    await code.fill(right === '000' ? '001' : '000');
    await page.getByLabel(cardProducts.pin.new, { exact: true }).fill(PIN);
    await page.getByLabel(cardProducts.pin.repeat, { exact: true }).fill(PIN);
    await user.button(words.profile.change.next).click();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(user, 'cards.pinErrors');
    await code.fill(right);
    await confirmed(user, login, cardProducts.pin.doneTitle);

    await openCard(user, visaName);
    const card = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const latest = page.getByRole('region', { name: cardProducts.statement.title });
    await expect.poll(() => latest.locator('a[href^="/history/"]').count()).toBe(5);
    const spending = page.getByRole('region', { name: cardProducts.spending });
    // On the first day of a month nothing may be spent yet.
    const spent = spending.getByRole('list', { name: words.spending.title });
    await spent.or(spending.getByText(words.spending.emptyMonth)).first().waitFor();
    await latest.getByRole('link', { name: cardProducts.statement.all }).click();
    await page.waitForURL('**/history?*account=*');
    await page.getByRole('list', { name: words.history.list }).getByRole('link').first().waitFor();
    await user.open(`/accounts/mini-excerpt/${card}`);
    await user.heading(cardProducts.statement.title).first().waitFor();
    await expect.poll(() => page.getByRole('main').locator('a[href^="/history/"]').count()).toBe(10);
    await expectAccessible(user, 'cards.miniStatement');

    await user.open('/accounts/visa-alias');
    await page.getByRole('radio', { name: visaName }).check();
    await user.button(cardProducts.alias.bind).click();
    await user.button(cardProducts.alias.unbind).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(user, 'cards.unbindQuestion');
    await page.getByRole('alertdialog').getByRole('button', { name: cardProducts.alias.unbind }).click();
    await page.getByText(cardProducts.alias.none).waitFor();
    await expectAccessible(user, 'cards.alias');

    await openCard(user, elcartName);
    await user.button(cardProducts.actions.block).click();
    await page.getByRole('status').getByText(cardProducts.states.blocking).waitFor();
    await expectAccessible(user, 'cards.blocking');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
