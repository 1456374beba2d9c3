import type { Locator } from 'playwright-core';

import type { BrowserUser } from '../e2e/support/BrowserUser';

/** Demonstration customer who has paid somebody before, and has a card and two accounts in soms. */
export const LOGIN = 'aibek';

/** A task of every day, as far as the page that checks it: what follows is the same code for all. */
export interface DailyTask {
  readonly name: string;
  readonly walk: (user: BrowserUser) => Promise<void>;
}

/** The ten tasks. Each begins where the one before it ended, signed in but for the first. */
export const DAILY_TASKS: readonly DailyTask[] = [
  { name: 'sign in', walk: (user) => user.signInByForm(LOGIN) },
  { name: 'pay a person again', walk: payAgain },
  { name: 'pay a new person by phone', walk: (user) => fillForm(user, '/payment/other-accounts') },
  { name: 'mobile', walk: (user) => fillForm(user, '/payment/provider/mobile') },
  { name: 'utilities', walk: findService },
  { name: 'property tax', walk: (user) => fillForm(user, '/payment/property-tax') },
  { name: 'exchange', walk: (user) => fillForm(user, '/payment/exchange') },
  { name: 'schedule', walk: (user) => fillForm(user, '/payment/own-accounts') },
  { name: 'statement', walk: readStatement },
  { name: 'limit of a card', walk: changeLimit },
];

/** The section of an address in the bar of a phone, or in the sheet behind its last button. */
export async function openSection({ page, words }: BrowserUser, path: string): Promise<void> {
  const link = page.locator(`nav a[href="${path}"]:visible`).first();
  if ((await link.count()) === 0) {
    await page.getByRole('button', { name: words.shell.nav.more, exact: true }).click();
    await page.getByRole('dialog').locator(`a[href="${path}"]`).click();
    return;
  }
  await link.click();
}

async function openForm(user: BrowserUser, path: string): Promise<Locator> {
  await openSection(user, '/payment');
  await user.page.locator(`main a[href="${path}"]`).first().click();
  return formOf(user);
}

async function formOf({ page }: BrowserUser): Promise<Locator> {
  const form = page.locator('main form').first();
  await form.waitFor();
  return form;
}

/** Opens a form from the hub, types into its fields and presses its button, which shows what is wrong. */
async function fillForm(user: BrowserUser, path: string): Promise<void> {
  await typeAndSubmit(user, await openForm(user, path));
}

async function typeAndSubmit(user: BrowserUser, form: Locator): Promise<void> {
  const fields = form.locator(
    'input:is([type="text"], [type="tel"], :not([type])):visible:not([role="combobox"], [aria-hidden])',
  );
  const count = Math.min(await fields.count(), MAX_FIELDS);
  for (let index = 0; index < count; index += 1) {
    await fields.nth(index).click();
    await fields.nth(index).pressSequentially('125');
  }
  await form.locator('button[type="submit"]').first().click();
  await leaveAnswer(user);
}

/** Waits for what a form answers, and closes the sheet of one of which everything was known: it would lie over the next task. */
async function leaveAnswer({ page, words }: BrowserUser): Promise<void> {
  const sheet = page.getByRole('dialog');
  const code = page.getByLabel(words.code.field, { exact: true });
  await page.locator('main [aria-invalid="true"]').or(code).first().waitFor();
  if (await sheet.isVisible()) {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
}

const MAX_FIELDS = 2;

async function payAgain(user: BrowserUser): Promise<void> {
  await openSection(user, '/payment');
  await user.page
    .getByRole('region', { name: user.words.payees.people })
    .locator('a[href^="/payment/payees/pay"]')
    .first()
    .click();
  await typeAndSubmit(user, await formOf(user));
}

async function findService(user: BrowserUser): Promise<void> {
  await openSection(user, '/payment');
  await user.page.locator('main a[href="/payment/provider"]').first().click();
  await user.page.getByLabel(user.words.services.search, { exact: true }).pressSequentially('свет');
}

async function readStatement(user: BrowserUser): Promise<void> {
  await openSection(user, '/');
  await user.page.locator('main a[href^="/accounts/overview"]').first().click();
  await user.page.locator('main a[href^="/accounts/excerpt"]').first().click();
  await user.button(user.words.statements.presets.months3).click();
}

async function changeLimit(user: BrowserUser): Promise<void> {
  await openSection(user, '/card-list');
  await user.page.locator('main a[href^="/card-list/"]').first().click();
  await user.page.locator('main a[href^="/accounts/limits/"]').first().click();
  await typeAndSubmit(user, await formOf(user));
}
