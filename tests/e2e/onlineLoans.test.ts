import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import type { DigitalLoan } from '../../src/domain/loan/digital/DigitalLoan';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { Desk } from '../support/Desk';
import type { RawClient } from '../support/RawClient';
import { expectAccessible } from './support/expectAccessible';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';

/** Time the sandbox takes to review an application, in milliseconds. */
const LOOKED_AT_MS = 61_000;
const ANSWERED_WITHIN_MS = 30_000;
const ASKED = money(30_000_00n, 'KGS');

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

async function applicationsOf(client: RawClient): Promise<readonly DigitalLoan[]> {
  const answer = await client.execute('DIGITAL_LOAN_GET_LIST', {});
  if (!answer.ok) {
    throw new Error(`DIGITAL_LOAN_GET_LIST was refused with ${answer.failure.code}`);
  }
  return answer.value;
}

async function mainAccountOf(client: RawClient): Promise<Account> {
  const answer = await client.execute('GET_ACCOUNTS_V2', { recordStatus: 'O' });
  const found = answer.ok ? answer.value.find(({ name }) => name === 'Основной') : undefined;
  if (found === undefined) {
    throw new Error('The customer has no main account');
  }
  return found;
}

it(
  'a loan is reckoned, asked for, answered, read, signed with a code and paid out, in Russian',
  { timeout: 180_000 },
  async () => {
    const user = await environment.user({ language: 'ru' });
    const { page, words } = user;
    const { loans, onlineLoan, profile } = words;
    const client = await environment.apiClient('aibek');
    const account = await mainAccountOf(client);
    const [before = 0n] = await availableOn(client, account);
    await user.signIn('aibek');

    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await user.heading(loans.title).waitFor();
    await page.getByRole('link', { name: loans.online, exact: true }).click();
    await user.heading(onlineLoan.title).waitFor();
    await page.getByText(onlineLoan.empty.title, { exact: true }).waitFor();
    await expectAccessible(user, 'onlineLoans.empty');

    await page.getByRole('link', { name: onlineLoan.calculate, exact: true }).click();
    await user.heading(onlineLoan.calculator.title).waitFor();
    await user.button(onlineLoan.calculate).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await expectAccessible(user, 'onlineLoans.errors');
    await page.getByLabel(onlineLoan.calculator.amount, { exact: true }).fill('30000');
    await user.button(onlineLoan.calculate).click();
    await page.getByText(onlineLoan.facts.effectiveRate, { exact: true }).waitFor();
    await page.getByText(onlineLoan.showSchedule, { exact: true }).click();
    await page.getByRole('table', { name: onlineLoan.schedule, exact: true }).waitFor();
    await user.chooseAccount(onlineLoan.calculator.account, account);
    await expectAccessible(user, 'onlineLoans.cost');
    await user.button(onlineLoan.calculator.apply).click();

    await user.heading(onlineLoan.application).waitFor();
    await page.getByText(onlineLoan.after.review, { exact: true }).waitFor();
    await user.button(onlineLoan.withdraw.button).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(user, 'onlineLoans.withdrawQuestion');
    await user.button(onlineLoan.withdraw.no).click();
    await new Desk(environment.bank.origin).moveClock({ forwardMs: LOOKED_AT_MS });
    // An event brings the answer to the page.
    await page
      .getByRole('link', { name: onlineLoan.toAgreement, exact: true })
      .waitFor({ timeout: ANSWERED_WITHIN_MS });
    await expectAccessible(user, 'onlineLoans.approved');

    await page.getByRole('link', { name: onlineLoan.toAgreement, exact: true }).click();
    await user.heading(onlineLoan.agreement.title).waitFor();
    await page.getByText(onlineLoan.agreement.read, { exact: true }).waitFor();
    expect(await user.button(profile.change.next).count()).toBe(0);
    const [file] = await Promise.all([page.waitForEvent('download'), user.button(onlineLoan.agreement.open).click()]);
    expect(file.suggestedFilename()).toMatch(/^tulpar-loan-agreement-\d+\.pdf$/);
    await page.getByText(onlineLoan.agreement.opened, { exact: true }).waitFor();
    await expectAccessible(user, 'onlineLoans.agreement');
    const phone = await user.phoneOf('aibek');
    await user.button(profile.change.next).click();
    await user.heading(profile.change.codeTitle).waitFor();
    await user.enterCode(await phone.next());
    await user.heading(onlineLoan.agreement.doneTitle).waitFor();
    await expectAccessible(user, 'onlineLoans.signed');
    expect(await availableOn(client, account)).toEqual([before + ASKED.minor]);

    const [signed] = await applicationsOf(client);
    const contractNumber = signed?.contractNumber ?? '';
    await user.open('/online-loan');
    await page.getByText(onlineLoan.statuses.signed, { exact: true }).waitFor();
    await expectAccessible(user, 'onlineLoans.list');
    await page.getByRole('link', { name: onlineLoan.named.replace('{{amount}}', formatMoney(ASKED, 'ru')) }).click();
    await page.getByText(contractNumber, { exact: true }).waitFor();
    await expectAccessible(user, 'onlineLoans.signedApplication');
    await page.getByRole('link', { name: onlineLoan.toLoan, exact: true }).click();
    await user.heading(onlineLoan.active.title).waitFor();
    await page.getByRole('table', { name: onlineLoan.schedule, exact: true }).waitFor();
    await user.button(loans.repayment.button).waitFor();
    await expectAccessible(user, 'onlineLoans.loan');

    await user.open('/loan');
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: contractNumber });
    await item.waitFor();
    expect(spaced(await item.innerText())).toContain(spaced(formatMoney(ASKED, 'ru')));
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);
