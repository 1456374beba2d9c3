import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { TestEnvironment } from './support/TestEnvironment';

const LIVE_MS = 15_000;
const COMMENT = 'Укажите номер договора';

let environment: TestEnvironment;
let debit: Account;
let credit: Account;

function newId(): OperationId {
  const id = checkedToOperationId(randomUUID());
  if (id === undefined) {
    throw new Error('A random id is no operation id');
  }
  return id;
}

async function signChange(client: RawClient, login: string, document: OperationId): Promise<void> {
  const operationId = newId();
  const begun = await client.execute('CREATE_CONFIRM_OPERATION', { operationId, documents: [document] });
  if (!begun.ok) {
    throw new Error(begun.failure.code);
  }
  const otp = await client.codeFor(login, begun.value.fingerprint);
  const signed = await client.execute('CONFIRM_CONFIRM_OPERATION', { operationId, otp });
  expect(signed).toMatchObject({ ok: true, value: [{ refusal: undefined }] });
}

/** Lets the reader of the company approve, by a document both signers sign. */
async function appointApprover(accountant: RawClient, director: RawClient): Promise<void> {
  const operationId = newId();
  const staff = await accountant.execute('GET_CORP_EMPLOYESS', {});
  const reader = staff.ok ? staff.value.employees.find(({ fullName }) => fullName.en.startsWith('Cholpon')) : undefined;
  const request = { operationId, userId: reader?.userId ?? '', rights: ['view', 'approve'] } as const;
  const rights = { ...request, signaturePlace: 'none', operations: 'all', accounts: 'all' } as const;
  expect((await accountant.execute('CHANGE_CORP_EMPLOYEE_RIGHTS', rights)).ok).toBe(true);
  expect((await accountant.execute('SEND_TXN_TO_PROCESSING_CORP', { operationId })).ok).toBe(true);
  await signChange(director, 'daniyar', operationId);
  await signChange(accountant, 'saltanat', operationId);
}

beforeAll(async () => {
  environment = await TestEnvironment.open();
  const accountant = await environment.apiClient('saltanat');
  await appointApprover(accountant, await environment.apiClient('daniyar'));
  [debit, credit] = await usableAccounts(accountant, 'KGS');
});

afterAll(() => environment.close());

/** Checks the form that is filled in, where the approver is named, and sends the document. */
async function send(maker: BrowserUser): Promise<void> {
  const { page, words } = maker;
  await maker.proceedToCheck();
  await page.getByText('Cholpon Zheenbekova').waitFor();
  await maker.button(words.transfer.signatures.send).click();
  await maker.heading(words.transfer.signatures.sentTitle).waitFor();
}

/** Sends the document back: without a comment it stays. */
async function giveBack(approver: BrowserUser): Promise<void> {
  const { page, words } = approver;
  await approver.button(words.signing.giveBack.open).click();
  expect(await approver.button(words.signing.giveBack.yes).isDisabled()).toBe(true);
  await page.getByLabel(words.signing.giveBack.reason).fill(COMMENT);
  await expectAccessible(approver, 'approvals.return');
  await approver.button(words.signing.giveBack.yes).click();
  await page.getByText(words.signing.emptyTitle).waitFor();
}

async function demandToken(tokenOnly: boolean): Promise<void> {
  const address = `${environment.bank.origin}/sandbox/token-only`;
  const companies = (await (await fetch(address)).json()) as readonly { customerId: string; name: { en: string } }[];
  const customerId = companies.find(({ name }) => name.en === 'Ak-Suu Trade LLC')?.customerId;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerId, tokenOnly }),
  });
  expect(answer.status).toBe(200);
}

it('a document goes back to its maker with a comment, is corrected, approved live, and then offered to be signed', async () => {
  const approver = await environment.user({ language: 'ru', width: 360 });
  const maker = await environment.user({ language: 'en', theme: 'dark' });
  await approver.signIn('cholpon', '/transaction-confirmation');
  await approver.page.getByText(approver.words.signing.emptyTitle).waitFor();
  await maker.signIn('saltanat', '/payment/own-accounts');
  await maker.fillTransfer(debit, credit, '2345');
  await send(maker);

  const article = approver.page.getByRole('article');
  await article.getByText(approver.words.signing.approval.title, { exact: true }).waitFor({ timeout: LIVE_MS });
  await expectAccessible(approver, 'approvals.document');
  await giveBack(approver);

  await maker.open('/transaction-confirmation/declined');
  await maker.page.getByText(COMMENT).waitFor();
  await maker.button(maker.words.signing.ended.correct).click();
  await send(maker);
  await approver.button(approver.words.signing.approval.give).click({ timeout: LIVE_MS });
  await article.getByText(/^.*Жээнбекова.*\d\d:\d\d$/).waitFor();
  expect(await approver.button(approver.words.signing.approval.give).count()).toBe(0);

  await maker.open('/transaction-confirmation');
  await maker.page.getByText(/Cholpon Zheenbekova, /).waitFor();
  await maker.button(maker.words.signing.sign).waitFor();
  await demandToken(true);
  await maker.page.getByText(maker.words.signing.token.missingTitle).waitFor({ timeout: LIVE_MS });
  expect(await maker.button(maker.words.signing.sign).count()).toBe(0);
  await expectAccessible(maker, 'approvals.tokenMissing');
  await demandToken(false);
  await maker.button(maker.words.signing.sign).waitFor({ timeout: LIVE_MS });
  expect([...approver.consoleErrors, ...maker.consoleErrors]).toEqual([]);
  await approver.leave();
  await maker.leave();
});
