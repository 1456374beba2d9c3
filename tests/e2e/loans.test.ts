import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { groupAccountNumber } from '../../src/domain/account/accountNumber';
import type { Loan } from '../../src/domain/loan/Loan';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { RawClient } from '../support/RawClient';
import { objections } from './support/objections';
import { spaced, Stage } from './support/Stage';
import type { Page } from 'playwright-core';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

async function loansOf(client: RawClient): Promise<readonly Loan[]> {
  const answer = await client.execute('GET_LOANS_V2', { status: 'A' });
  if (!answer.ok) {
    throw new Error(`GET_LOANS_V2 was refused with ${answer.failure.code}`);
  }
  return answer.value;
}

/** The loan that answers a description; the demonstration bank has one of each. */
async function loanOf(client: RawClient, suits: (loan: Loan) => boolean): Promise<Loan> {
  const found = (await loansOf(client)).find(suits);
  if (found === undefined) {
    throw new Error('The customer has no such loan');
  }
  return found;
}

async function readsOf(page: Page): Promise<string> {
  return spaced(await page.getByRole('main').innerText());
}

describe('loans, in Chinese', () => {
  it('stand in order, and each shows what is owed, its schedule, its collateral and its bank details', async () => {
    const visitor = await stage.visitor({ language: 'cn' });
    const { page, words } = visitor;
    const { loans } = words;
    const client = await stage.referee('aibek');
    const listed = await loansOf(client);
    const secured = await loanOf(client, ({ collateral }) => collateral.length > 0);
    await visitor.signIn('aibek');

    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await visitor.heading(loans.title).waitFor();
    const items = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => items.count()).toBe(listed.length);
    const texts = await items.allInnerTexts();
    listed.forEach(({ contractNumber }, index) => expect(texts[index]).toContain(contractNumber));
    expect(await objections(page, 'loans')).toEqual([]);

    await page.getByRole('link', { name: secured.name, exact: true }).click();
    await visitor.heading(loans.pages.credit).waitFor();
    await expect.poll(() => readsOf(page)).toContain(spaced(formatMoney(secured.totalToClose, 'cn')));
    expect(await readsOf(page)).toContain(secured.contractNumber);
    expect(await objections(page, 'a loan')).toEqual([]);

    const pages = page.getByRole('navigation', { name: loans.nav, exact: true });
    await pages.getByRole('link', { name: loans.pages.schedule, exact: true }).click();
    const coming = page.getByRole('table', { name: loans.schedule.coming, exact: true });
    await coming.waitFor();
    expect(await coming.getByRole('row').count()).toBe(secured.dueDays.length + 1);
    await page.getByRole('img').waitFor();
    expect(await objections(page, 'a schedule')).toEqual([]);

    await pages.getByRole('link', { name: loans.pages.collateral, exact: true }).click();
    await page.getByText(secured.collateral[0]?.description ?? '', { exact: true }).waitFor();
    await pages.getByRole('link', { name: loans.pages.actions, exact: true }).click();
    await page.getByText(loans.actions.title, { exact: true }).waitFor();
    expect(await objections(page, 'what can be done about a loan')).toEqual([]);
    await page.getByRole('link', { name: loans.actions.requisites.link, exact: true }).click();
    await page
      .getByText(loans.requisites.purposeOf.replace('{{number}}', secured.contractNumber), { exact: true })
      .waitFor();
    expect(await readsOf(page)).toContain(spaced(groupAccountNumber(secured.repaymentAccountNumber)));
    expect(await objections(page, 'bank details of a loan')).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('are repaid in part: the new schedule before the code, the smaller debt after it', async () => {
    const visitor = await stage.visitor({ language: 'cn' });
    const { page, words } = visitor;
    const { loans, transfer } = words;
    const client = await stage.referee('aibek');
    const isAnnuity = ({ method, name }: Loan): boolean => method === 'annuity' && name === '';
    const before = await loanOf(client, isAnnuity);
    await visitor.signIn('aibek');
    await visitor.open(`/loan/actions?loan=${before.id}`);
    await page.getByText(loans.actions.repay.text, { exact: true }).waitFor();
    await visitor.button(loans.repayment.button).last().click();
    await visitor.heading(transfer.kinds.loanRepayment.title).waitFor();
    await page.getByText(loans.repayment.amount, { exact: true }).waitFor();
    expect(await page.getByLabel(loans.loan, { exact: true }).inputValue()).toBe(before.id);
    await page.getByRole('radio', { name: loans.repayment.modes.part }).check();
    await visitor.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await page.getByLabel(transfer.form.amount, { exact: true }).fill('20000');
    await page.getByText(loans.repayment.saved, { exact: true }).waitFor();
    await page.getByText(loans.repayment.showSchedule, { exact: true }).click();
    await page.getByRole('table', { name: loans.repayment.schedule, exact: true }).waitFor();
    expect(await objections(page, 'form of a repayment')).toEqual([]);
    await visitor.button(transfer.form.next).click();
    await visitor.heading(transfer.acts.repay.check).waitFor();
    expect(await readsOf(page)).toContain(before.contractNumber);
    expect(await objections(page, 'check of a repayment')).toEqual([]);
    const phone = await visitor.phoneOf('aibek');
    await visitor
      .button(transfer.acts.repay.submit.replace('{{amount}}', formatMoney(money(2_000_000n, 'KGS'), 'cn')))
      .click();
    await visitor.heading(transfer.acts.repay.code).waitFor();
    await visitor.enterCode(await phone.next());
    await page.waitForURL('**/loan/repayment/result/*');
    await visitor.heading(transfer.acts.repay.done).waitFor();
    expect(await objections(page, 'result of a repayment')).toEqual([]);
    const after = await loanOf(client, isAnnuity);
    expect(after.outstanding.minor).toBeLessThan(before.outstanding.minor);
    expect(after.dueDays.length).toBeLessThan(before.dueDays.length);
    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await expect.poll(() => readsOf(page)).toContain(spaced(formatMoney(after.outstanding, 'cn')));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('take their schedule along as a file, and are asked to run longer: what that changes before the code, the request after it', async () => {
    const visitor = await stage.visitor({ language: 'cn' });
    const { page, words } = visitor;
    const { loans, profile } = words;
    const secured = await loanOf(await stage.referee('aibek'), ({ collateral }) => collateral.length > 0);
    await visitor.signIn('aibek');
    await visitor.open(`/loan/schedule?loan=${secured.id}`);
    const [file] = await Promise.all([page.waitForEvent('download'), visitor.button(loans.schedule.file.xlsx).click()]);
    expect(file.suggestedFilename()).toBe(`tulpar-loan-${secured.contractNumber}.xlsx`);
    await page
      .getByRole('navigation', { name: loans.nav, exact: true })
      .getByRole('link', { name: loans.pages.actions, exact: true })
      .click();
    await page.getByRole('link', { name: loans.actions.restructure.link, exact: true }).click();
    await visitor.heading(loans.restructuring.title).waitFor();
    await page.getByLabel(loans.restructuring.months, { exact: true }).selectOption('36');
    await page.getByText(loans.restructuring.interestMore, { exact: true }).waitFor();
    expect(await page.getByLabel(loans.loan, { exact: true }).inputValue()).toBe(secured.id);
    expect(await objections(page, 'form of a longer term')).toEqual([]);
    const phone = await visitor.phoneOf('aibek');
    await visitor.button(profile.change.next).click();
    await visitor.heading(profile.change.codeTitle).waitFor();
    await visitor.enterCode(await phone.next());
    await visitor.heading(loans.restructuring.doneTitle).waitFor();
    await page.getByRole('main').getByRole('link', { name: loans.restructuring.toActions, exact: true }).last().click();
    await page.getByText(loans.restructuring.obstacles.UNDER_REVIEW, { exact: true }).waitFor();
    await page.getByRole('link', { name: loans.restructuring.openRequest, exact: true }).click();
    await page.getByText(loans.restructuring.after.review, { exact: true }).waitFor();
    expect(await visitor.button(profile.change.next).count()).toBe(0);
    expect(await objections(page, 'a longer term that is looked at')).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('loans on a dark phone, in Chinese', () => {
  it('are found in the menu of the user, say what is past due, and fit', async () => {
    const visitor = await stage.visitor({ language: 'cn', width: 360, theme: 'dark' });
    const { page, words } = visitor;
    const { loans } = words;
    const late = await loanOf(await stage.referee('aizada'), ({ arrearsDays }) => arrearsDays > 0);
    await visitor.signIn('aizada');
    await page.getByRole('button', { name: words.shell.userMenu.label }).click();
    await page.getByRole('menuitem', { name: words.shell.nav.loans, exact: true }).click();
    await visitor.heading(loans.title).waitFor();
    await page.getByText(loans.arrears, { exact: true }).waitFor();
    expect(await objections(page, 'loans on a phone')).toEqual([]);

    await page.getByRole('link', { name: late.name, exact: true }).click();
    await page
      .getByText(loans.arrearsTitle_other.replace('{{count}}', String(late.arrearsDays)), { exact: true })
      .waitFor();
    await page.getByText(groupAccountNumber(late.accountNumber), { exact: true }).waitFor();
    expect(await objections(page, 'a loan in arrears on a phone')).toEqual([]);
    await page
      .getByRole('navigation', { name: loans.nav, exact: true })
      .getByRole('link', { name: loans.pages.schedule, exact: true })
      .click();
    await page.getByText(loans.schedule.due, { exact: true }).first().waitFor();
    await page.getByText(loans.schedule.showPaid_other.replace('{{count}}', '6'), { exact: true }).click();
    await page.getByRole('table', { name: loans.schedule.paid, exact: true }).waitFor();
    expect(await objections(page, 'a schedule on a phone')).toEqual([]);

    await visitor.button(loans.repayment.button).click();
    await visitor.heading(words.transfer.kinds.loanRepayment.title).waitFor();
    await page.getByText(loans.repayment.overdue, { exact: true }).waitFor();
    expect(await objections(page, 'form of a repayment on a phone')).toEqual([]);

    await visitor.open(`/loan/restructuring?loan=${late.id}`);
    await page.getByText(loans.restructuring.before, { exact: true }).waitFor();
    expect(await objections(page, 'form of a longer term on a phone')).toEqual([]);

    await visitor.open('/loan/collateral?loan=0');
    await page.getByText(loans.missing.title, { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
