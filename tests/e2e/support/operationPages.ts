import { readFile } from 'node:fs/promises';

import { expect } from 'vitest';

import type { Account } from '../../../src/domain/account/Account';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { RawClient } from '../../support/RawClient';
import { availableOn, spaced } from './TestEnvironment';
import type { BrowserUser } from './BrowserUser';

export interface ExpectedPayment {
  /** The address of its form. */
  readonly path: string;
  /** In soms, by the customer who is signed in. */
  readonly minor: bigint;
  readonly fee: bigint;
  readonly login: string;
  readonly client: RawClient;
  readonly debit: Account;
  /** Additional checks on the sheet that asks for the code. */
  readonly atCode?: () => Promise<void>;
}

/** Unfolds what the page of an operation keeps folded, once it is there. */
export async function unfoldDetails({ page }: BrowserUser): Promise<void> {
  const details = page.getByRole('main').locator('details');
  await details.first().waitFor({ state: 'attached' });
  await details.evaluateAll((folded) => folded.forEach((details) => details.setAttribute('open', '')));
}

/** Value shown for one term of the operation details, which are unfolded for it. */
export async function factOf({ page }: BrowserUser, term: string): Promise<string> {
  const row = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  await row.first().waitFor({ state: 'attached' });
  const folded = page.locator('details:not([open])').filter({ has: row }).locator('summary');
  if ((await folded.count()) > 0) {
    await folded.click();
  }
  return spaced(await row.getByRole('definition').innerText());
}

/** Looks at the sheet, which has no row for a fee of nothing. Returns the fingerprint of the operation. */
async function readSheet(user: BrowserUser, { minor, fee }: Pick<ExpectedPayment, 'minor' | 'fee'>): Promise<string> {
  const { page, words, language } = user;
  const { fields } = words.operations;
  const { code, submit } = words.transfer.acts.payment;
  await user.heading(code).waitFor();
  const feeRow = page.getByRole('dialog').getByText(fields.fee, { exact: true });
  expect(fee === 0n ? await feeRow.count() : await factOf(user, fields.fee)).toBe(fee === 0n ? 0 : feeText(user, fee));
  const fingerprint = await user.fingerprint();
  expect(fingerprint).not.toBe('');
  await user.button(submit.replace('{{amount}}', formatMoney(money(minor, 'KGS'), language))).waitFor();
  return fingerprint;
}

/** Words for a fee in tyiyn, as pages show them. */
function feeText({ words, language }: BrowserUser, fee: bigint): string {
  return spaced(fee === 0n ? words.operations.fees.none : formatMoney(money(fee, 'KGS'), language));
}

/** From the sheet to the result: the same amount, fee and fingerprint, and the account has so much less. */
export async function payAsAgreed(user: BrowserUser, expected: ExpectedPayment): Promise<void> {
  const { path, minor, fee, login, client, debit, atCode } = expected;
  const { page, words, language } = user;
  const { fields } = words.operations;
  const [before = 0n] = await availableOn(client, debit);
  const fingerprint = await readSheet(user, expected);
  const code = await user.sheetCode(login);
  await atCode?.();
  await user.enterCode(code);
  await page.waitForURL(`**${path}/result/*`);
  expect([await factOf(user, fields.fingerprint), await factOf(user, fields.fee)]).toEqual([
    fingerprint,
    feeText(user, fee),
  ]);
  expect(spaced(await page.getByRole('main').innerText())).toContain(
    spaced(formatMoney(money(minor, 'KGS'), language)),
  );
  expect(await availableOn(client, debit)).toEqual([before - minor - fee]);
}

/** The receipt of the operation on the page comes as a document. */
export async function expectReceipt(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  await unfoldDetails(user);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.operations.receipt, exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
}
