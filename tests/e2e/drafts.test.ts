import { afterAll, beforeAll, expect, it } from 'vitest';

import { usableAccounts } from '../support/usableAccounts';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const PATH = '/payment/own-accounts';

function amountField(visitor: Visitor) {
  return visitor.page.getByLabel(visitor.words.transfer.form.amount, { exact: true });
}

/** Ends the session at the bank, as ten minutes without activity do; the tab finds out with its next call. */
async function endedByTheBank(visitor: Visitor, login: string): Promise<void> {
  const referee = await stage.referee(login);
  expect(await referee.execute('END_OTHER_SESSIONS', {})).toMatchObject({ ok: true });
  await visitor.page.reload();
  await visitor.heading(visitor.words.login.title).waitFor();
}

it('gives what was typed back to the same user who signs in again in the same tab', async () => {
  const visitor = await stage.visitor();
  const [debit, credit] = await usableAccounts(await stage.referee('aibek'), 'KGS');
  await visitor.signIn('aibek');
  await visitor.open(PATH);
  await visitor.fillTransfer(debit, credit, '12,34');
  await endedByTheBank(visitor, 'aibek');

  await visitor.signIn('aibek');
  await visitor.open(PATH);
  await expect.poll(() => amountField(visitor).inputValue()).toBe('12,34');
  await visitor.proceedToCheck();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('gives another user nothing, and nobody anything after a logout', async () => {
  const visitor = await stage.visitor();
  await visitor.signIn('aibek');
  await visitor.open(PATH);
  await amountField(visitor).fill('77,70');
  await endedByTheBank(visitor, 'aibek');
  await visitor.signIn('aizada');
  await visitor.open(PATH);
  expect(await amountField(visitor).inputValue()).toBe('');
  expect(await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('77,70');

  await amountField(visitor).fill('55,50');
  await visitor.page.getByRole('button', { name: visitor.words.shell.signOut, exact: true }).click();
  await visitor.heading(visitor.words.login.title).waitFor();
  expect(await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('55,50');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
