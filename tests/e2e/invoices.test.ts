import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { usableAccounts } from '../support/usableAccounts';
import { objections } from './support/objections';
import { Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

const LATE = 'ЧА-00412';
const SOON = 'ЧА-00427';

let stage: Stage;
let debit: Account;

beforeAll(async () => {
  stage = await Stage.open();
  [debit] = await usableAccounts(await stage.referee('saltanat'), 'KGS');
});

afterAll(() => stage.close());

/** Keeps a picture of the page when a folder for pictures is named. */
async function looksWell(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await visitor.page.screenshot({ path: join(folder, `invoices-${name}.png`), fullPage: true });
  }
  expect(await objections(visitor.page, name)).toEqual([]);
}

it('invoices are found, chosen, paid in part and sent to be signed, in Chinese', async () => {
  const visitor = await stage.visitor({ language: 'cn' });
  const { page, words } = visitor;
  const { invoices, transfer } = words;
  await visitor.signIn('saltanat');
  await visitor.open('/payment');
  await page.getByRole('link', { name: transfer.kinds.invoices.title }).click();
  await visitor.heading(invoices.title).waitFor();
  const number = (text: string) =>
    page.getByRole('heading', { name: invoices.number.replace('{{number}}', text), exact: true });
  await number(LATE).waitFor();
  await looksWell(visitor, 'list');

  await page.getByLabel(invoices.state, { exact: true }).selectOption('overdue');
  await number(SOON).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?state=overdue');
  await page.getByLabel(invoices.search, { exact: true }).fill('nothing of this kind');
  await page.getByText(invoices.noMatches.title).waitFor();
  await page.getByLabel(invoices.search, { exact: true }).fill('');
  await page.getByLabel(invoices.state, { exact: true }).selectOption('open');
  const pick = (text: string) => page.getByRole('checkbox', { name: text });
  await pick(SOON).check();
  expect(await pick('БД-1187').isDisabled()).toBe(true);
  await pick(LATE).check();
  await visitor.button(invoices.pay).click();

  await page.getByRole('radio', { name: invoices.form.modes.part }).check();
  await page.getByLabel(transfer.form.amount, { exact: true }).fill('50000');
  await visitor.chooseAccount(transfer.form.from, debit);
  await looksWell(visitor, 'form');
  await visitor.button(transfer.form.next).click();
  await page.getByText(`${LATE}, ${SOON}`).waitFor();
  await looksWell(visitor, 'check');
  await visitor.button(transfer.signatures.send).click();
  await visitor.heading(transfer.signatures.sentTitle).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('the list fits on a phone in the dark, and nothing chosen leads back to it', async () => {
  const visitor = await stage.visitor({ language: 'cn', width: 360, theme: 'dark' });
  const { page, words } = visitor;
  await visitor.signIn('saltanat');
  await visitor.open('/payment/invoice/pay');
  await page.getByText(words.invoices.form.none.title).waitFor();
  await looksWell(visitor, 'nothing chosen');
  await page.getByRole('link', { name: words.invoices.form.toList }).click();
  await page.getByRole('checkbox', { name: LATE }).waitFor();
  await looksWell(visitor, 'list on a phone');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
