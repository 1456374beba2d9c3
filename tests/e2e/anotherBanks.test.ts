import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import failures from '../../src/locales/kg/failures.json';
import { withCheckDigits } from '../../src/domain/account/accountNumber';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { startOfBankDay } from '../../src/domain/time/Instant';
import type { BankDay } from '../../src/domain/time/Instant';
import { Desk } from '../support/Desk';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { spaced, TestEnvironment, availableOn } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

const MINUTE_MS = 60_000;
const CLEARING_CLOSES_MINUTE = 11 * 60;
const OPTIMA = withCheckDigits('10902200000777');
/** The network of the demonstration sends payments to such accounts back at once. */
const REFUSED = withCheckDigits('11840100000777');

/** The bank's clock stands `minutes` before the clearing closes, on a day on which banks work. */
async function beforeClearingCloses(minutes: number): Promise<BankDay> {
  const client = await environment.apiClient('aibek');
  const dates = await client.execute('GET_VALUE_DATE', { paymentSystem: 'gross' });
  const day = dates.ok ? dates.value.days.at(-1) : undefined;
  if (day === undefined) {
    throw new Error('No day is open');
  }
  const at = startOfBankDay(day) + (CLEARING_CLOSES_MINUTE - minutes) * MINUTE_MS;
  await new Desk(environment.bank.origin).moveClock({ to: new Date(at).toISOString() });
  return day;
}

async function fill(user: BrowserUser, account: string): Promise<void> {
  const { page, words } = user;
  const client = await environment.apiClient('aibek');
  const [debit] = await usableAccounts(client, 'KGS');
  await user.chooseAccount(words.transfer.form.from, debit);
  await page.getByLabel(words.otherBanks.creditAccount, { exact: true }).fill(account);
  await page.getByLabel(words.otherBanks.recipientName, { exact: true }).fill('ОсОО Пример Связь');
  await page.getByLabel(words.transfer.form.amount, { exact: true }).fill('1500');
  await page.getByRole('combobox', { name: words.otherBanks.purposeCode, exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('421227');
  await page.getByRole('dialog').getByRole('option').first().click();
  await page.getByLabel(words.transfer.form.purpose, { exact: true }).fill('Байланыш үчүн төлөм');
}

describe('a payment to another bank, in Kyrgyz', () => {
  it('is advised, checked and sent, and what becomes of it is shown as it happens', async () => {
    await beforeClearingCloses(20);
    const user = await environment.user({ language: 'kg', width: 360 });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await availableOn(client, debit);
    await user.signIn('aibek', '/payment/another-banks');
    await user.heading(words.transfer.kinds.anotherBanks.title).waitFor();
    const ways = page.getByRole('group', { name: words.otherBanks.route, exact: true });
    // The ways of a payment come from the bank and move the button below them.
    await ways.waitFor();
    await user.button(words.transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBeGreaterThan(5);
    await expectAccessible(user, 'anotherBanks.errors');

    await fill(user, REFUSED);
    await page.getByText(words.otherBanks.creditAccountRight).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: words.otherBanks.bank, exact: true }).innerText())
      .toContain('118005');
    await expect.poll(() => ways.innerText()).toMatch(/\d:\d\d/);
    await expectAccessible(user, 'anotherBanks.form');
    await ways.getByRole('radio').nth(1).check();
    await user.proceedToCheck();
    const fee = formatMoney(money(15_000n, 'KGS'), 'kg');
    expect(spaced(await user.sheetText())).toContain(spaced(fee));
    await expectFits(user);

    await user.waitForCode(money(150_000n, 'KGS'));
    await user.enterCode(await user.sheetCode('aibek'));
    await page.waitForURL('**/payment/another-banks/result/*');
    await user.heading(words.transfer.acts.transfer.failed).waitFor();
    await expectAccessible(user, 'payment.failed');
    expect(await availableOn(client, debit)).toEqual(before);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('for a later day is followed in the history, and taken back before it leaves', async () => {
    await beforeClearingCloses(30);
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await availableOn(client, debit);
    await user.signIn('aibek', '/payment/another-banks');
    await fill(user, withCheckDigits('11800500000777'));
    await page.getByLabel(words.otherBanks.valueDate, { exact: true }).selectOption({ index: 1 });
    const code = await user.proceedToCode('aibek', money(150_000n, 'KGS'));
    await user.enterCode(code);
    await user.heading(words.transfer.acts.transfer.waiting).waitFor();
    expect(await availableOn(client, debit)).toEqual([(before[0] ?? 0n) - 151_000n]);

    await user.open('/history');
    await page.getByText('ОсОО Пример Связь').first().click();
    const way = page.getByRole('region', { name: words.operations.progress.title });
    await way.getByText(words.operations.statuses.ACCEPTED_FOR_PROCESSING).waitFor();
    await page.getByText(words.operations.further, { exact: true }).click();
    await expect.poll(() => page.getByRole('main').innerText()).toContain('42122700');
    await expectAccessible(user, 'operations.progress');
    await user.button(words.history.recall.button).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(user, 'operations.recallQuestion');
    await page.getByRole('alertdialog').getByRole('button', { name: words.history.recall.button }).click();
    await expect.poll(() => page.getByRole('main').innerText()).toContain(words.operations.statuses.CANCELLED);
    await expect.poll(() => user.button(words.history.recall.button).count()).toBe(0);
    expect(await availableOn(client, debit)).toEqual(before);

    const [number] = /№ \d+, \d\d\.\d\d\.\d{4}/.exec(await page.getByRole('main').innerText()) ?? [];
    await page.getByRole('link', { name: number ?? '', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /күнкү № \d+ төлөм кайтарылды/ }).waitFor();
    expect(spaced(await page.getByRole('main').innerText())).toContain(spaced(formatMoney(money(1_000n, 'KGS'), 'kg')));
    await expectAccessible(user, 'operations.returned');
    await page.getByRole('link', { name: /^№ \d+, / }).click();
    await expect.poll(() => page.getByRole('main').innerText()).toContain(words.operations.statuses.CANCELLED);
    await user.open('/history');
    await page
      .getByText(/күнкү № \d+ төлөм кайтарылды/)
      .first()
      .waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('that is too late for clearing returns to the form, which offers gross settlement', async () => {
    await beforeClearingCloses(3);
    const user = await environment.user({ language: 'kg', theme: 'dark' });
    const { page, words } = user;
    await user.signIn('aibek', '/payment/another-banks');
    await fill(user, OPTIMA);
    // Two branches of one bank: the customer says which.
    await page.getByRole('combobox', { name: words.otherBanks.bank, exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(2);
    await page.getByRole('dialog').getByRole('option').first().click();
    await user.proceedToCheck();
    await user.waitForCode(money(150_000n, 'KGS'));
    const code = await user.sheetCode('aibek');
    await new Desk(environment.bank.origin).moveClock({ forwardMs: 4 * MINUTE_MS });
    await user.enterCode(code);
    await page.getByText(failures.CLEARING_TIMEOUT.what).first().waitFor();
    await expectAccessible(user, 'anotherBanks.tooLate');
    await user.button(words.transfer.code.toForm).click();
    await user.heading(words.transfer.kinds.anotherBanks.title).waitFor();
    await user.button(words.otherBanks.switch.replace('{{system}}', words.operations.paymentSystems.gross)).click();
    await user.proceedToCheck();
    expect(await user.sheetText()).toContain(words.operations.paymentSystems.gross);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
