import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { Stage } from './support/Stage';

let stage: Stage;
let debit: Account;
let credit: Account;

beforeAll(async () => {
  stage = await Stage.open();
  [debit, credit] = await usableAccounts(await stage.referee('saltanat'), 'KGS');
});

afterAll(() => stage.close());

it.each([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const)(
  'a document stands in the history of the company until it is signed or declined, $theme at $width px',
  async ({ theme, width }) => {
    const visitor = await stage.visitor({ language: 'en', theme, width });
    const { page, words } = visitor;
    await visitor.signIn('saltanat');
    await visitor.open('/payment/own-accounts');
    await visitor.fillTransfer(debit, credit, '4321.50');
    await visitor.proceedToCheck();
    await visitor.button(words.transfer.signatures.send).click();
    await visitor.heading(words.transfer.signatures.sentTitle).waitFor();

    await visitor.open('/history-corporate?status=onConfirmation');
    await visitor.heading(words.history.title).waitFor();
    const list = page.getByRole('list', { name: words.history.list });
    const line = list.getByRole('link').first();
    await line.waitFor();
    expect(await list.getByRole('link').count()).toBe(1);
    expect(await line.innerText()).toContain(words.operations.statuses.NEEDS_CONFIRMATION);
    expect(await objections(page, 'history of a company')).toEqual([]);

    await line.click();
    await visitor.heading(words.signing.document.title).waitFor();
    await page.getByText(words.signing.places[1], { exact: true }).waitFor();
    expect(await objections(page, 'a document that waits')).toEqual([]);
    await visitor.button(words.signing.decline.open).click();
    await visitor.button(words.signing.decline.yes).click();
    await page.getByText(words.signing.document.goneTitle).waitFor();
    await page.getByRole('link', { name: words.history.details.back }).click();
    await visitor.heading(words.history.title).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('people have a history of their own', async () => {
  const visitor = await stage.visitor({ language: 'en' });
  await visitor.signIn('aibek');
  await visitor.open('/history-corporate');
  await visitor.heading(visitor.words.shell.doors.companiesOnly.title).waitFor();
  await visitor.page.getByRole('link', { name: visitor.words.shell.doors.links.history }).click();
  await visitor.heading(visitor.words.history.title).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
