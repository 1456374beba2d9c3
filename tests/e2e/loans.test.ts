import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { groupAccountNumber } from '../../src/domain/account/accountNumber';
import type { Loan } from '../../src/domain/loan/Loan';
import { formatMoney } from '../../src/domain/money/formatAmount';
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
    await page.getByText(loans.requisites.purposeOf.replace('{{number}}', secured.contractNumber), { exact: true }).waitFor();
    expect(await readsOf(page)).toContain(secured.repaymentAccountNumber);
    expect(await objections(page, 'bank details of a loan')).toEqual([]);
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
    await page.getByText(loans.arrearsTitle_other.replace('{{count}}', String(late.arrearsDays)), { exact: true }).waitFor();
    await page.getByText(groupAccountNumber(late.accountNumber), { exact: true }).waitFor();
    expect(await objections(page, 'a loan in arrears on a phone')).toEqual([]);
    await page.getByRole('navigation', { name: loans.nav, exact: true }).getByRole('link', { name: loans.pages.schedule, exact: true }).click();
    await page.getByText(loans.schedule.due, { exact: true }).first().waitFor();
    await page.getByText(loans.schedule.showPaid_other.replace('{{count}}', '6'), { exact: true }).click();
    await page.getByRole('table', { name: loans.schedule.paid, exact: true }).waitFor();
    expect(await objections(page, 'a schedule on a phone')).toEqual([]);

    await visitor.open('/loan/collateral?loan=0');
    await page.getByText(loans.missing.title, { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
