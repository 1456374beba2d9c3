import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatAmount } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { REGISTRATION_TOPICS } from '../../src/domain/wallet/WalletRegistration';
import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import { field, signInHere } from './support/visitors';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const ASKED = money(30_000_00n, 'KGS');

async function visitor(language: 'ru' | 'kg'): Promise<BrowserUser> {
  const user = await environment.user({ language });
  await user.open('/login');
  await user.chooseLanguage();
  return user;
}

const link = ({ page }: BrowserUser, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Fills in an amount and waits for what comes of it. */
async function calculate(user: BrowserUser): Promise<void> {
  const { onlineLoan } = user.words;
  await user.button(onlineLoan.calculate).click();
  await user.page.getByRole('alert').getByRole('link').first().waitFor();
  await field(user, onlineLoan.calculator.amount).fill('30000');
  await user.button(onlineLoan.calculate).click();
}

describe('loans for who is not signed in', () => {
  it.each(['ru', 'kg'] as const)('tell their conditions, schedule and agreement, in %s', async (language) => {
    const user = await visitor(language);
    const { page, words } = user;
    const { guestLoans, onlineLoan } = words;
    await user.open('/guest');
    await page.locator('main li a[href="/online-loan"]').click();
    await user.heading(onlineLoan.title).waitFor();
    await page.getByText(guestLoans.offer.collateral, { exact: true }).waitFor();
    await expectAccessible(user, 'guestLoans.offer');

    await page.locator('main li a[href="/detail-online-loan"]').click();
    await user.heading(guestLoans.conditions.title).waitFor();
    await page.getByRole('table').getByRole('row').nth(6).waitFor();
    await expectAccessible(user, 'guestLoans.conditions');
    await link(user, onlineLoan.title).click();
    await user.heading(onlineLoan.title).waitFor();

    await page.locator('main li a[href="/repayment-loan"]').click();
    await user.heading(guestLoans.repayment.title).waitFor();
    await calculate(user);
    await page.getByRole('table', { name: onlineLoan.schedule }).getByRole('row').nth(12).waitFor();
    await expectAccessible(user, 'guestLoans.schedule');
    await link(user, guestLoans.toCost).click();
    await user.heading(onlineLoan.calculator.title).waitFor();
    await page.getByText(onlineLoan.facts.effectiveRate, { exact: true }).waitFor();
    await expectAccessible(user, 'guestLoans.cost');

    await user.open('/loan-agreement');
    await user.heading(onlineLoan.agreement.title).waitFor();
    await page.getByText(guestLoans.clauses.earlyRepayment, { exact: true }).waitFor();
    await expectAccessible(user, 'guestLoans.agreement');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it.each([
    ['ru', 'aibek'],
    ['kg', 'aizada'],
  ] as const)('are applied for behind the sign-in with what was typed, in %s', async (language, login) => {
    const user = await visitor(language);
    const { page, words } = user;
    const { guestLoans, onlineLoan } = words;
    await user.open('/page-loan');
    await calculate(user);
    await link(user, guestLoans.signInToApply).click();
    await signInHere(user, login);
    // The cost of it is there at once, and only the account is missing.
    await user.button(onlineLoan.calculator.apply).waitFor();
    expect(await field(user, onlineLoan.calculator.amount).inputValue()).toBe(formatAmount(ASKED, language));
    await page.getByText(onlineLoan.facts.effectiveRate, { exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('lead to the login page, and from there to it, when an address names an application', async () => {
    const user = await visitor('ru');
    await user.open('/detail-online-loan?application=999999');
    await user.heading(user.words.login.title).waitFor();
    await signInHere(user, 'aibek');
    await user.heading(user.words.onlineLoan.application).waitFor();
    expect(new URL(user.page.url()).search).toBe('?application=999999');
    await user.leave();
  });
});

describe('a wallet for who is not signed in', () => {
  it.each(['ru', 'kg'] as const)('is registered behind the sign-in with what was typed, in %s', async (language) => {
    const user = await visitor(language);
    const { page, words } = user;
    const { wallets } = words;
    const [topic] = REGISTRATION_TOPICS;
    await user.open('/register-elsom');
    await user.heading(wallets.register.title).waitFor();
    await user.button(wallets.register.signIn).click();
    await page.getByRole('alert').getByRole('link').nth(1).waitFor();
    await expectAccessible(user, 'wallets.registerAsGuest');
    await field(user, wallets.number).fill('0555 12 34 56');
    await field(user, topic?.name[language] ?? 'a topic').check();
    await user.button(wallets.register.signIn).click();
    await signInHere(user, 'aibek');
    await user.heading(wallets.register.title).waitFor();
    expect((await field(user, wallets.number).inputValue()).replace(/\s/g, '')).toBe('+996555123456');
    expect(await field(user, topic?.name[language] ?? 'a topic').isChecked()).toBe(true);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
