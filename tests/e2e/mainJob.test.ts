import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { add, money, subtract } from '../../src/domain/money/Money';
import { formatAmount } from '../../src/domain/money/formatAmount';
import { lastFour } from '../../src/domain/account/accountNumber';
import { usableAccounts } from '../support/usableAccounts';
import { nextLiveStream } from './support/nextLiveStream';
import { expectReceipt, unfoldDetails } from './support/operationPages';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';
import type { Account } from '../../src/domain/account/Account';
import type { Language } from '../../src/domain/language/Language';
import type { Money } from '../../src/domain/money/Money';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

interface Telling {
  readonly language: Language;
  readonly width: number;
  readonly login: string;
  readonly minor: bigint;
}

const TELLINGS: readonly Telling[] = [
  { language: 'ru', width: 1280, login: 'aibek', minor: 125_050n },
  { language: 'kg', width: 360, login: 'aibek', minor: 98_007n },
];

const LIVE_LIMIT_MS = 10_000;

describe.each(TELLINGS)('a customer moves money, in $language at $width px', ({ language, width, login, minor }) => {
  it('from signing in to the receipt', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    const apiClient = await environment.apiClient(login);
    const [debit, credit] = await usableAccounts(apiClient, 'KGS');
    const amount = money(minor, 'KGS');

    await user.signInByForm(login);
    await user.showAllAccounts();
    await expectGroupedByCurrency(page);
    await expectBalance(page, debit, debit.available, language);
    await expectBalance(page, credit, credit.available, language);

    // Another tab stands on the home page all the while; it receives the session from this one, and the transfer by an event.
    const witness = await user.context.newPage();
    const stream = await nextLiveStream(witness);
    await witness.goto(`${user.origin}/`);
    await witness.getByRole('heading', { name: words.home.title, exact: true }).waitFor();
    await expectBalance(witness, debit, debit.available, language);
    await stream.alive;
    // A browser draws a tab in the background once a second, and so slowly would it be clicked.
    await page.bringToFront();

    await page.getByRole('link', { name: words.home.quickTransfer }).first().click();
    await page.waitForURL('**/payment/own-accounts');
    await user.fillTransfer(debit, credit, formatAmount(amount, language));
    const code = await user.proceedToCode(login, amount);
    const toast = witness.getByRole('region', { name: words.common.toasts }).getByRole('paragraph').first().waitFor();
    await user.enterCode(code);

    await page.waitForURL('**/payment/own-accounts/result/*');
    await user.heading(words.transfer.acts.transfer.done).waitFor();
    await toast;
    await expectBalance(witness, debit, subtract(debit.available, amount), language);
    await expectBalance(witness, credit, add(credit.available, amount), language);
    expect(await availableOn(apiClient, debit, credit)).toEqual([
      subtract(debit.available, amount).minor,
      add(credit.available, amount).minor,
    ]);

    await expectReceipt(user);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goForward();
    await page.waitForURL('**/payment/own-accounts/result/*');
    await expectFoundInHistory(user, amount);
    await expectNotified(user, amount);

    await signOut(user);
    await user.heading(words.login.title).waitFor();
    await witness.getByRole('heading', { name: words.login.title, exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

/** Every currency of the customer has one heading, in the bank's order, once the accounts have come. */
async function expectGroupedByCurrency(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const headings = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
      return headings.map((heading) => heading.slice(0, 3)).filter((currency) => /^[A-Z]{3}$/.test(currency));
    })
    .toEqual(['KGS', 'USD', 'EUR', 'RUB']);
}

/** The line of an account shows this amount, now or within the time a live event may take. */
async function expectBalance(page: Page, account: Account, available: Money, language: Language): Promise<void> {
  const shown = formatAmount(available, language);
  await expect
    .poll(
      async () =>
        spaced(
          await page
            .getByRole('listitem')
            .filter({ hasText: lastFour(account.number) })
            .first()
            .innerText(),
        ),
      {
        timeout: LIVE_LIMIT_MS,
      },
    )
    .toContain(spaced(shown));
}

async function expectFoundInHistory(user: BrowserUser, amount: Money): Promise<void> {
  const { page, words, language } = user;
  await unfoldDetails(user);
  await page.getByRole('link', { name: words.transfer.result.toHistory }).click();
  await user.heading(words.history.title).waitFor();
  await page.getByLabel(words.history.search, { exact: true }).fill(formatAmount(amount, language));
  const row = page.getByRole('listitem').filter({ hasText: words.operations.kinds.ownTransfer }).first();
  await row.waitFor();
  expect(spaced(await row.innerText())).toContain(spaced(formatAmount(amount, language)));
}

async function expectNotified(user: BrowserUser, amount: Money): Promise<void> {
  const { page, words, language } = user;
  await page.getByRole('banner').getByRole('button', { name: words.shell.notifications.title }).click();
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  expect(spaced(await popup.innerText())).toContain(spaced(formatAmount(amount, language)));
  const rows = popup.getByRole('listitem');
  const before = await rows.count();
  await popup.getByRole('button', { name: words.shell.notifications.deleteMode, exact: true }).click();
  await popup.getByRole('listitem').last().getByRole('checkbox').check();
  await popup.getByRole('button', { name: words.shell.notifications.delete.replace('{{number}}', '1') }).click();
  await popup.getByRole('button', { name: words.shell.notifications.no, exact: true }).click();
  expect(await rows.count()).toBe(before);
  await popup.getByRole('button', { name: words.shell.notifications.delete.replace('{{number}}', '1') }).click();
  await popup.getByRole('button', { name: words.shell.notifications.yes, exact: true }).click();
  await expect.poll(() => rows.count()).toBe(before - 1);
  await page.keyboard.press('Escape');
}

async function signOut(user: BrowserUser): Promise<void> {
  const more = user.button(user.words.shell.nav.more);
  if (await more.isVisible()) {
    await more.click();
  }
  await user.button(user.words.shell.signOut).click();
  await user.page.waitForURL('**/login');
}
