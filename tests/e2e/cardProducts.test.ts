import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

const PIN = '4917';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

interface CardOnDesk {
  readonly number: string;
  readonly securityCode: string;
}

/** What stands on the back of a card on the desk. */
async function securityCodeOf(lastDigits: string): Promise<string> {
  const cards: readonly CardOnDesk[] = await (await fetch(`${stage.bank.origin}/sandbox/cards`)).json();
  return cards.find(({ number }) => number.endsWith(lastDigits))?.securityCode ?? '';
}

/** Opens the page of a card from the list. */
async function openCard(visitor: Visitor, name: string): Promise<void> {
  await visitor.open('/card-list');
  await visitor.page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await visitor.heading(name).waitFor();
}

async function confirmed(visitor: Visitor, login: string, doneTitle: string): Promise<void> {
  const { words } = visitor;
  const phone = await visitor.phoneOf(login);
  await visitor.button(words.profile.change.next).click();
  await visitor.heading(words.profile.change.codeTitle).waitFor();
  await visitor.enterCode(await phone.next());
  await visitor.heading(doneTitle).waitFor();
}

describe.each([
  { language: 'ru', theme: 'light', width: 1280, login: 'aibek', elcart: '•1014', further: '•1022', visa: '•1010' },
  { language: 'kg', theme: 'dark', width: 360, login: 'aizada', elcart: '•2020', further: '•2053', visa: '•2026' },
] as const)('cards, in $language, $theme at $width px', ({ language, theme, width, login, elcart, further, visa }) => {
  it('are shown, changed with a code, led to by telephone, and blocked after a question', async () => {
    const visitor = await stage.visitor({ language, theme, width });
    const { page, words } = visitor;
    const { cardProducts } = words;
    const visaName = `${cardProducts.schemes.visa} ${visa}`;
    const elcartName = `${cardProducts.schemes.elcart} ${elcart}`;
    await visitor.signIn(login);
    await visitor.open('/card-list');
    await page
      .getByRole('list', { name: `${cardProducts.furtherTo}: ${elcartName}` })
      .getByText(further)
      .waitFor();
    expect(await objections(page, 'list of cards')).toEqual([]);

    await openCard(visitor, visaName);
    await page.getByRole('link', { name: cardProducts.actions.limits }).waitFor();
    expect(await objections(page, 'card')).toEqual([]);
    await page.getByRole('link', { name: cardProducts.actions.limits }).click();
    await visitor.heading(cardProducts.limits.title).waitFor();
    await page.getByRole('radio', { name: cardProducts.limits.types.INTERNET }).check();
    await visitor.button(words.profile.change.next).click();
    await page.getByRole('alert').getByRole('link', { name: words.validation.AMOUNT_REQUIRED }).waitFor();
    expect(await objections(page, 'limits of a card with a problem')).toEqual([]);
    await page.getByLabel(cardProducts.limits.daily, { exact: true }).fill('0');
    await confirmed(visitor, login, cardProducts.limits.doneTitle);

    await openCard(visitor, visaName);
    await page.getByRole('link', { name: cardProducts.actions.pin }).click();
    await visitor.heading(cardProducts.pin.title).waitFor();
    const right = await securityCodeOf(visa.slice(1));
    const code = page.getByLabel(cardProducts.pin.code, { exact: true });
    await code.fill(right === '000' ? '001' : '000');
    await page.getByLabel(cardProducts.pin.new, { exact: true }).fill(PIN);
    await page.getByLabel(cardProducts.pin.repeat, { exact: true }).fill(PIN);
    await visitor.button(words.profile.change.next).click();
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(await objections(page, 'PIN of a card with a wrong code')).toEqual([]);
    await code.fill(right);
    await confirmed(visitor, login, cardProducts.pin.doneTitle);

    await openCard(visitor, visaName);
    await page.getByRole('link', { name: cardProducts.actions.statement }).click();
    await visitor.heading(cardProducts.statement.title).first().waitFor();
    await expect.poll(() => page.getByRole('main').locator('a[href^="/history/"]').count()).toBe(10);
    expect(await objections(page, 'mini statement')).toEqual([]);

    await visitor.open('/accounts/visa-alias');
    await page.getByRole('radio', { name: visaName }).check();
    await visitor.button(cardProducts.alias.bind).click();
    await visitor.button(cardProducts.alias.unbind).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await objections(page, 'question before unbinding')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: cardProducts.alias.unbind }).click();
    await page.getByText(cardProducts.alias.none).waitFor();
    expect(await objections(page, 'transfers by phone number')).toEqual([]);

    await openCard(visitor, elcartName);
    await visitor.button(cardProducts.actions.block).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cardProducts.block.yes }).click();
    await page.getByRole('status').getByText(cardProducts.states.blocking).waitFor();
    expect(await objections(page, 'card that is being blocked')).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
