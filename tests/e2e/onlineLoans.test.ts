import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import type { DigitalLoan } from '../../src/domain/loan/digital/DigitalLoan';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { Desk } from '../support/Desk';
import type { RawClient } from '../support/RawClient';
import { objections } from './support/objections';
import { availableOn, spaced, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

/** For so long the desk of the demonstration looks at an application. */
const LOOKED_AT_MS = 61_000;
const ANSWERED_WITHIN_MS = 30_000;
const ASKED = money(30_000_00n, 'KGS');

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

/** What axe objects to on a page, on a light desktop and on a dark phone. */
async function objectionsTo({ page }: Visitor, name: string): Promise<readonly string[]> {
  const light = await objections(page, name);
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  const dark = await objections(page, `${name} on a dark phone`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
  return [...light, ...dark];
}

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
    const visitor = await stage.visitor({ language: 'ru' });
    const { page, words } = visitor;
    const { loans, onlineLoan, profile } = words;
    const client = await stage.referee('aibek');
    const account = await mainAccountOf(client);
    const [before = 0n] = await availableOn(client, account);
    await visitor.signIn('aibek');

    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await visitor.heading(loans.title).waitFor();
    await page.getByRole('link', { name: loans.online, exact: true }).click();
    await visitor.heading(onlineLoan.title).waitFor();
    await page.getByText(onlineLoan.empty.title, { exact: true }).waitFor();
    expect(await objectionsTo(visitor, 'no applications')).toEqual([]);

    await page.getByRole('link', { name: onlineLoan.calculate, exact: true }).click();
    await visitor.heading(onlineLoan.calculator.title).waitFor();
    await visitor.button(onlineLoan.calculate).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    expect(await objectionsTo(visitor, 'calculator with a problem')).toEqual([]);
    await page.getByLabel(onlineLoan.calculator.amount, { exact: true }).fill('30000');
    await visitor.button(onlineLoan.calculate).click();
    await page.getByText(onlineLoan.facts.effectiveRate, { exact: true }).waitFor();
    await page.getByText(onlineLoan.showSchedule, { exact: true }).click();
    await page.getByRole('table', { name: onlineLoan.schedule, exact: true }).waitFor();
    await visitor.chooseAccount(onlineLoan.calculator.account, account);
    expect(await objectionsTo(visitor, 'what a loan costs')).toEqual([]);
    await visitor.button(onlineLoan.calculator.apply).click();

    await visitor.heading(onlineLoan.application).waitFor();
    await page.getByText(onlineLoan.after.review, { exact: true }).waitFor();
    await visitor.button(onlineLoan.withdraw.button).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await objectionsTo(visitor, 'question about taking an application back')).toEqual([]);
    await visitor.button(onlineLoan.withdraw.no).click();
    await new Desk(stage.bank.origin).moveClock({ forwardMs: LOOKED_AT_MS });
    // The page hears of the answer by itself.
    await page
      .getByRole('link', { name: onlineLoan.toAgreement, exact: true })
      .waitFor({ timeout: ANSWERED_WITHIN_MS });
    expect(await objectionsTo(visitor, 'an approved application')).toEqual([]);

    await page.getByRole('link', { name: onlineLoan.toAgreement, exact: true }).click();
    await visitor.heading(onlineLoan.agreement.title).waitFor();
    await page.getByText(onlineLoan.agreement.read, { exact: true }).waitFor();
    expect(await visitor.button(profile.change.next).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      visitor.button(onlineLoan.agreement.open).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^tulpar-loan-agreement-\d+\.pdf$/);
    await page.getByText(onlineLoan.agreement.opened, { exact: true }).waitFor();
    expect(await objectionsTo(visitor, 'an agreement that was opened')).toEqual([]);
    const phone = await visitor.phoneOf('aibek');
    await visitor.button(profile.change.next).click();
    await visitor.heading(profile.change.codeTitle).waitFor();
    await visitor.enterCode(await phone.next());
    await visitor.heading(onlineLoan.agreement.doneTitle).waitFor();
    expect(await objectionsTo(visitor, 'a signed agreement')).toEqual([]);
    expect(await availableOn(client, account)).toEqual([before + ASKED.minor]);

    const [signed] = await applicationsOf(client);
    const contractNumber = signed?.contractNumber ?? '';
    await visitor.open('/online-loan');
    await page.getByText(onlineLoan.statuses.signed, { exact: true }).waitFor();
    expect(await objectionsTo(visitor, 'applications')).toEqual([]);
    await page.getByRole('link', { name: onlineLoan.named.replace('{{amount}}', formatMoney(ASKED, 'ru')) }).click();
    await page.getByText(contractNumber, { exact: true }).waitFor();
    expect(await objectionsTo(visitor, 'a signed application')).toEqual([]);
    await page.getByRole('link', { name: onlineLoan.toLoan, exact: true }).click();
    await visitor.heading(onlineLoan.active.title).waitFor();
    await page.getByRole('table', { name: onlineLoan.schedule, exact: true }).waitFor();
    await visitor.button(loans.repayment.button).waitFor();
    expect(await objectionsTo(visitor, 'a loan of an application')).toEqual([]);

    await visitor.open('/loan');
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: contractNumber });
    await item.waitFor();
    expect(spaced(await item.innerText())).toContain(spaced(formatMoney(ASKED, 'ru')));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);
