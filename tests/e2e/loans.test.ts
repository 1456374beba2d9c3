import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { groupAccountNumber } from '../../src/domain/account/accountNumber';
import type { Loan } from '../../src/domain/loan/Loan';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { RawClient } from '../support/RawClient';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { factOf } from './support/operationPages';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

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
    const user = await environment.user({ language: 'cn' });
    const { page, words } = user;
    const { loans } = words;
    const client = await environment.apiClient('aibek');
    const listed = await loansOf(client);
    const secured = await loanOf(client, ({ collateral }) => collateral.length > 0);
    await user.signIn('aibek');

    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await user.heading(loans.title).waitFor();
    const items = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => items.count()).toBe(listed.length);
    const texts = await items.allInnerTexts();
    listed.forEach(({ contractNumber }, index) => expect(texts[index]).toContain(contractNumber));
    await expectAccessible(user, 'loans.list');

    await page.getByRole('link', { name: secured.name, exact: true }).click();
    await user.heading(loans.pages.credit).waitFor();
    await expect.poll(() => readsOf(page)).toContain(spaced(formatMoney(secured.totalToClose, 'cn')));
    expect(await readsOf(page)).toContain(secured.contractNumber);
    await expectAccessible(user, 'loans.loan');

    const pages = page.getByRole('navigation', { name: loans.nav, exact: true });
    await pages.getByRole('link', { name: loans.pages.schedule, exact: true }).click();
    const coming = page.getByRole('table', { name: loans.schedule.coming, exact: true });
    await coming.waitFor();
    expect(await coming.getByRole('row').count()).toBe(secured.dueDays.length + 1);
    await page.getByRole('slider').waitFor();
    await expectAccessible(user, 'loans.schedule');

    await pages.getByRole('link', { name: loans.pages.collateral, exact: true }).click();
    await page.getByText(secured.collateral[0]?.description ?? '', { exact: true }).waitFor();
    await pages.getByRole('link', { name: loans.pages.actions, exact: true }).click();
    await page.getByRole('heading', { name: loans.actions.title, exact: true }).waitFor();
    await expectAccessible(user, 'loans.actions');
    await pages.getByRole('link', { name: loans.pages.requisites, exact: true }).click();
    await page
      .getByText(loans.requisites.purposeOf.replace('{{number}}', secured.contractNumber), { exact: true })
      .waitFor();
    expect(await readsOf(page)).toContain(spaced(groupAccountNumber(secured.repaymentAccountNumber)));
    await expectAccessible(user, 'loans.requisites');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('are repaid in part: the new schedule before the code, the smaller debt after it', async () => {
    const user = await environment.user({ language: 'cn' });
    const { page, words } = user;
    const { loans, transfer } = words;
    const client = await environment.apiClient('aibek');
    const isAnnuity = ({ method, name }: Loan): boolean => method === 'annuity' && name === '';
    const before = await loanOf(client, isAnnuity);
    await user.signIn('aibek', `/loan/actions?loan=${before.id}`);
    await page.getByText(loans.actions.repay.text, { exact: true }).waitFor();
    await user.button(loans.repayment.button).last().click();
    await user.heading(transfer.kinds.loanRepayment.title).waitFor();
    await page.getByText(loans.repayment.amount, { exact: true }).waitFor();
    expect(await page.getByLabel(loans.loan, { exact: true }).inputValue()).toBe(before.id);
    await page.getByRole('radio', { name: loans.repayment.modes.part }).check();
    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    await page.getByLabel(transfer.form.amount, { exact: true }).fill('20000');
    await page.getByText(loans.repayment.saved, { exact: true }).waitFor();
    await page.getByText(loans.repayment.showSchedule, { exact: true }).click();
    await page.getByRole('table', { name: loans.repayment.schedule, exact: true }).waitFor();
    await expectAccessible(user, 'loans.repayment');
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.repay.code).waitFor();
    expect(await user.sheetText()).toContain(before.contractNumber);
    await expectFits(user);
    await user
      .button(transfer.acts.repay.submit.replace('{{amount}}', formatMoney(money(2_000_000n, 'KGS'), 'cn')))
      .waitFor();
    await user.heading(transfer.acts.repay.code).waitFor();
    await user.enterCode(await user.sheetCode('aibek'));
    await page.waitForURL('**/loan/repayment/result/*');
    await user.heading(transfer.acts.repay.done).waitFor();
    await expectFits(user);
    const after = await loanOf(client, isAnnuity);
    expect(after.outstanding.minor).toBeLessThan(before.outstanding.minor);
    expect(after.dueDays.length).toBeLessThan(before.dueDays.length);
    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await expect.poll(() => readsOf(page)).toContain(spaced(formatMoney(after.outstanding, 'cn')));
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('take their schedule along as a file, and are asked to run longer: what that changes before the code, the request after it', async () => {
    const user = await environment.user({ language: 'cn' });
    const { page, words } = user;
    const { loans, profile } = words;
    const secured = await loanOf(await environment.apiClient('aibek'), ({ collateral }) => collateral.length > 0);
    await user.signIn('aibek', `/loan/schedule?loan=${secured.id}`);
    const [file] = await Promise.all([page.waitForEvent('download'), user.button(loans.schedule.file.xlsx).click()]);
    expect(file.suggestedFilename()).toBe(`tulpar-loan-${secured.contractNumber}.xlsx`);
    await page
      .getByRole('navigation', { name: loans.nav, exact: true })
      .getByRole('link', { name: loans.pages.actions, exact: true })
      .click();
    await page.getByRole('link', { name: loans.actions.restructure.link, exact: true }).click();
    await user.heading(loans.restructuring.title).waitFor();
    await page.getByLabel(loans.restructuring.months, { exact: true }).selectOption('36');
    await page.getByText(loans.restructuring.interestMore, { exact: true }).waitFor();
    const terms = [loans.restructuring.before, loans.repayment.newInstalment, loans.repayment.last];
    const planned = await Promise.all(terms.map((term) => factOf(user, term)));
    expect(await page.getByLabel(loans.loan, { exact: true }).inputValue()).toBe(secured.id);
    await expectAccessible(user, 'loans.restructuring');
    const phone = await user.phoneOf('aibek');
    await user.button(profile.change.next).click();
    await user.heading(profile.change.codeTitle).waitFor();
    await user.enterCode(await phone.next());
    await user.heading(loans.restructuring.doneTitle).waitFor();
    expect(await Promise.all(terms.map((term) => factOf(user, term)))).toEqual(planned);
    await expectAccessible(user, 'loans.restructuringRequested');
    await page.getByRole('main').getByRole('link', { name: loans.restructuring.toActions, exact: true }).last().click();
    await page.getByText(loans.restructuring.obstacles.UNDER_REVIEW, { exact: true }).waitFor();
    await page.getByRole('link', { name: loans.restructuring.openRequest, exact: true }).click();
    await page.getByText(loans.restructuring.after.review, { exact: true }).waitFor();
    expect(await user.button(profile.change.next).count()).toBe(0);
    await expectAccessible(user, 'loans.restructuringUnderReview');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('loans on a dark phone, in Chinese', () => {
  it('are found behind the last button of the bar, say what is past due, and fit', async () => {
    const user = await environment.user({ language: 'cn', width: 360, theme: 'dark' });
    const { page, words } = user;
    const { loans } = words;
    const late = await loanOf(await environment.apiClient('aizada'), ({ arrearsDays }) => arrearsDays > 0);
    await user.signIn('aizada');
    await page.getByRole('button', { name: words.shell.nav.more, exact: true }).click();
    await page.getByRole('link', { name: words.shell.nav.loans, exact: true }).click();
    await user.heading(loans.title).waitFor();
    await page.getByText(loans.arrears, { exact: true }).waitFor();
    await expectFits(user);

    await page.getByRole('link', { name: late.name, exact: true }).click();
    await page
      .getByText(loans.arrearsTitle_other.replace('{{count}}', String(late.arrearsDays)), { exact: true })
      .waitFor();
    await page.getByText(groupAccountNumber(late.accountNumber), { exact: true }).waitFor();
    await expectAccessible(user, 'loans.arrears');
    await page
      .getByRole('navigation', { name: loans.nav, exact: true })
      .getByRole('link', { name: loans.pages.schedule, exact: true })
      .click();
    await page.getByText(loans.schedule.due, { exact: true }).first().waitFor();
    await page.getByText(loans.schedule.showPaid_other.replace('{{count}}', '6'), { exact: true }).click();
    await page.getByRole('table', { name: loans.schedule.paid, exact: true }).waitFor();
    await expectAccessible(user, 'loans.schedulePaid');

    await user.button(loans.repayment.button).click();
    await user.heading(words.transfer.kinds.loanRepayment.title).waitFor();
    await page.getByText(loans.repayment.overdue, { exact: true }).waitFor();
    await expectAccessible(user, 'loans.repaymentOverdue');

    await user.open(`/loan/restructuring?loan=${late.id}`);
    await page.getByText(loans.restructuring.before, { exact: true }).waitFor();
    await expectFits(user);

    await user.open('/loan/collateral?loan=0');
    await page.getByText(loans.missing.title, { exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
