import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { lastFour } from '../../src/domain/account/accountNumber';
import { money } from '../../src/domain/money/Money';
import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import { idsOfPerson } from '../pictures/support/addressIds';
import { addressOf, PERSON_SCREENS } from '../pictures/support/screens';
import { atRest, watchCalls } from '../pictures/support/takeShots';
import { usableAccount, usableAccounts } from '../support/usableAccounts';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import { figuresOf, translatePages } from './support/translator';
import type { RawClient } from '../support/RawClient';
import type { BrowserUser } from './support/BrowserUser';

const LOGIN = 'aibek';

let environment: TestEnvironment;
let client: RawClient;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  client = await environment.apiClient(LOGIN);
});

afterAll(() => environment.close());

/** Pays another customer from the richest account, as another tab would. */
async function pay(minor: bigint): Promise<void> {
  const operationId = checkedToOperationId(randomUUID());
  const debit = await usableAccount(client, 'KGS');
  const credit = await usableAccount(await environment.apiClient('saltanat'), 'KGS');
  if (operationId === undefined) {
    throw new Error('Not an operation id');
  }
  const created = await client.execute('MAKE_BANK_CLIENT_TRANSFER', {
    operationId,
    debitAccountId: debit.id,
    recipient: { by: 'account', value: credit.number },
    amount: money(minor, 'KGS'),
    purpose: 'Books',
  });
  if (!created.ok) {
    throw new Error(created.failure.code);
  }
  await client.execute('SEND_OTP_BY_SMS', { operationId });
  const confirmed = await client.confirm(operationId, await client.codeFor(LOGIN, created.value.fingerprint));
  expect(confirmed.ok).toBe(true);
}

/** Figures of a page that stand otherwise on the page of another; parts of both may still be on their way. */
async function differences(one: BrowserUser, other: BrowserUser): Promise<readonly string[]> {
  const [figures, others] = await Promise.all([figuresOf(one), figuresOf(other)]);
  return [...figures.filter((figure, place) => figure !== others[place]), ...others.slice(figures.length)];
}

it('a translated page shows each amount as one that is not translated, after a payment in another tab', async () => {
  const debit = await usableAccount(client, 'KGS');
  const { cardId } = await idsOfPerson(client);
  const [translated, plain] = await Promise.all([environment.user(), environment.user()]);
  const openCalls = watchCalls(plain.page);
  await translated.signIn(LOGIN);
  await plain.signIn(LOGIN);
  await translatePages(translated);
  for (const [index, address] of [
    '/',
    '/history',
    `/accounts/overview?account=${debit.id}`,
    `/card-list/${cardId}`,
  ].entries()) {
    await translated.load(address);
    await translated.page.locator('main font').first().waitFor();
    await expect.poll(() => translated.page.locator('[aria-busy="true"]').count()).toBe(0);
    const before = await figuresOf(translated);
    await pay(12_345n + BigInt(index) * 1_000n);
    await plain.load(address);
    await atRest(plain.page, openCalls);
    await expect.poll(() => differences(translated, plain)).toEqual([]);
    expect([address, before]).not.toEqual([address, await figuresOf(translated)]);
  }
  expect(translated.consoleErrors).toEqual([]);
  await Promise.all([translated.leave(), plain.leave()]);
});

it('the sheet of a payment shows what is typed after it was translated', async () => {
  const [debit, credit] = await usableAccounts(client, 'KGS');
  const user = await environment.user();
  await user.signIn(LOGIN);
  await translatePages(user);
  await user.load('/payment/own-accounts');
  const { from, to } = user.words.transfer.form;
  for (const [label, account] of [
    [from, debit],
    [to, credit],
  ] as const) {
    await user.page.getByRole('combobox', { name: label.toUpperCase(), exact: true }).click();
    await user.page.getByRole('dialog').getByRole('combobox').fill(lastFour(account.number));
    await user.page
      .getByRole('option')
      .filter({ hasText: lastFour(account.number) })
      .click();
  }
  await user.page.locator('#amountText').fill('12,34');
  await user.page.getByRole('button', { name: user.words.transfer.form.next.toUpperCase(), exact: true }).click();
  await user.page.waitForURL('**/check');
  await expect.poll(async () => spaced((await figuresOf(user, 'dialog')).join(' | '))).toContain('12,34');
  await user.page.goBack();
  await user.page.getByRole('textbox').first().waitFor();
  await user.page.locator('#amountText').fill('56,78');
  await user.page.getByRole('button', { name: user.words.transfer.form.next.toUpperCase(), exact: true }).click();
  await user.page.waitForURL('**/check');
  await expect.poll(async () => spaced((await figuresOf(user, 'dialog')).join(' | '))).toContain('56,78');
  expect((await figuresOf(user, 'dialog')).join(' | ')).not.toContain('12,34');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('every screen comes and goes without a failure while it is translated', async () => {
  const ids = await idsOfPerson(client);
  const user = await environment.user();
  await user.signIn(LOGIN);
  await translatePages(user);
  await user.load('/');
  for (const path of PERSON_SCREENS) {
    await user.follow(addressOf(path, ids));
    await user.page.locator('main h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => user.page.locator('main [aria-busy="true"]').count()).toBe(0);
  }
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
