import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { nextLiveStream } from './support/nextLiveStream';
import { expectAccessible } from './support/expectAccessible';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

const AMOUNT = money(123_450n, 'KGS');
const LIVE_MS = 15_000;

let environment: TestEnvironment;
let apiClient: RawClient;
let debit: Account;
let credit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  apiClient = await environment.apiClient('saltanat');
  [debit, credit] = await usableAccounts(apiClient, 'KGS');
});

afterAll(() => environment.close());

/** Makes a document and sends it to those who sign. */
async function send(maker: BrowserUser): Promise<void> {
  const { page, words } = maker;
  await maker.open('/payment/own-accounts');
  await maker.fillTransfer(debit, credit, '1234,50');
  await maker.proceedToCheck();
  await page.getByRole('heading', { name: words.transfer.signatures.title }).waitFor();
  await expectAccessible(maker, 'signatures.check');
  await maker.button(words.transfer.signatures.send).click();
  await maker.heading(words.transfer.signatures.sentTitle).waitFor();
  await expectAccessible(maker, 'signatures.sent');
}

/** Picks everything on the list of documents and signs it with the code of the phone. */
async function signAll(user: BrowserUser, login: string): Promise<void> {
  const { page, words } = user;
  await user.open('/transaction-confirmation');
  await page.getByLabel(words.signing.all).check();
  await page.getByText(words.operations.facts, { exact: true }).first().click();
  await expectAccessible(user, 'signatures.list');
  const phone = await user.phoneOf(login);
  await user.button(words.signing.sign).click();
  await user.heading(words.signing.code.title).waitFor();
  await expectAccessible(user, 'signatures.code');
  await page.getByLabel(words.code.field, { exact: true }).fill(await phone.next());
  await user.button(words.signing.code.submit.replace('{{number}}', '1')).click();
  await user.heading(words.signing.result.title).waitFor();
  await expectAccessible(user, 'signatures.result');
}

it('a document of a company is made by one, signed by two, and booked with the second signature', async () => {
  const maker = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
  const director = await environment.user({ language: 'ru' });
  const before = await availableOn(apiClient, debit, credit);
  const stream = await nextLiveStream(director.page);
  await director.signIn('daniyar');
  await maker.signIn('saltanat');
  await stream.alive;
  await send(maker);

  const waiting = director.words.shell.nav.documentsToSign.replace('{{number}}', '1');
  await director.page.getByRole('link', { name: waiting }).waitFor({ timeout: LIVE_MS });
  await signAll(director, 'daniyar');
  await director.page.getByText(director.words.signing.result.signed).waitFor();
  expect(await availableOn(apiClient, debit, credit)).toEqual(before);

  await signAll(maker, 'saltanat');
  await maker.page.getByText(maker.words.signing.result.booked).waitFor();
  const [from, to] = before;
  expect(await availableOn(apiClient, debit, credit)).toEqual([(from ?? 0n) - AMOUNT.minor, (to ?? 0n) + AMOUNT.minor]);
  await maker.page.getByRole('link', { name: maker.words.signing.result.open }).click();
  await expect
    .poll(async () => spaced(await maker.page.locator('main').innerText()))
    .toContain(spaced(formatMoney(AMOUNT, 'kg')));
  const saved = maker.page.waitForEvent('download');
  await maker.button(maker.words.history.details.paymentOrder).click();
  expect((await saved).suggestedFilename()).toMatch(/^tulpar-payment-order-\d+\.pdf$/);
  expect([...maker.consoleErrors, ...director.consoleErrors]).toEqual([]);
  await maker.leave();
  await director.leave();
});

/** Fills the form of the declined document anew, and sends what stands in its place twice, the second time as a repetition. */
async function correct(maker: BrowserUser): Promise<void> {
  const { page, words } = maker;
  await maker.open('/transaction-confirmation/declined');
  await maker.button(words.signing.ended.correct).click();
  await maker.proceedToCheck();
  await page.getByText(words.signing.replaces.split(' {{')[0] ?? '').waitFor();
  await maker.button(words.transfer.signatures.send).click();
  await maker.heading(words.transfer.signatures.sentTitle).waitFor();
  await maker.open('/payment/own-accounts');
  await maker.fillTransfer(debit, credit, '1234,50');
  await maker.proceedToCheck();
  await page.getByText(words.signing.warnings.title).waitFor();
  await expectAccessible(maker, 'signatures.repetition');
  await maker.button(words.transfer.signatures.send).click();
  await maker.heading(words.transfer.signatures.sentTitle).waitFor();
  await maker.open('/transaction-confirmation/declined');
  await page.getByText(words.signing.ended.replacedBy.split(' {{')[0] ?? '').waitFor();
}

/** The signer is warned of repetitions before any code is sent. */
async function signDuplicates(director: BrowserUser): Promise<void> {
  const { page, words } = director;
  await director.open('/transaction-confirmation');
  await page.getByText(words.signing.warnings.title).first().waitFor();
  await expectAccessible(director, 'signatures.repetitions');
  await page.getByLabel(words.signing.all).check();
  await director.button(words.signing.sign).click();
  await page.getByText(words.signing.repeated.title).waitFor();
  await expectAccessible(director, 'signatures.repetitionQuestion');
  await director.button(words.signing.repeated.yes).click();
  await director.heading(words.signing.code.title).waitFor();
}

it('a document is declined after a question, stays in its list, and is corrected and sent again', async () => {
  const director = await environment.user({ language: 'ru', width: 360 });
  const maker = await environment.user({ language: 'en', theme: 'dark' });
  const { page, words } = director;
  const before = await availableOn(apiClient, debit);
  await maker.signIn('saltanat');
  await send(maker);
  await director.signIn('daniyar', '/transaction-confirmation');
  await director.button(words.signing.decline.open).click();
  await page.getByLabel(words.signing.decline.reason).fill('Не тот счёт');
  await expectAccessible(director, 'signatures.decline');
  await director.button(words.signing.decline.no).click();
  expect(await page.getByRole('article').count()).toBe(1);
  await director.button(words.signing.decline.open).click();
  await page.getByLabel(words.signing.decline.reason).fill('Не тот счёт');
  await director.button(words.signing.decline.yes).click();
  await page.getByText(words.signing.emptyTitle).waitFor();
  await expectAccessible(director, 'signatures.empty');
  await page.getByRole('link', { name: words.signing.states.declined }).click();
  await page.getByText(words.signing.ended.reason.replace('{{reason}}', 'Не тот счёт')).waitFor();
  expect(await director.button(words.signing.ended.correct).count()).toBe(0);
  await expectAccessible(director, 'signatures.declined');
  expect(await availableOn(apiClient, debit)).toEqual(before);
  await correct(maker);
  await signDuplicates(director);
  expect([...maker.consoleErrors, ...director.consoleErrors]).toEqual([]);
  await maker.leave();
  await director.leave();
});
