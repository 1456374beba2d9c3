import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { Account } from '../../src/domain/account/Account';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { nextLiveStream } from './support/nextLiveStream';
import { objections } from './support/objections';
import { availableOn, spaced, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

const AMOUNT = money(123_450n, 'KGS');
const LIVE_MS = 15_000;

let stage: Stage;
let referee: RawClient;
let debit: Account;
let credit: Account;

beforeAll(async () => {
  stage = await Stage.open();
  referee = await stage.referee('saltanat');
  [debit, credit] = await usableAccounts(referee, 'KGS');
});

afterAll(() => stage.close());

/** Keeps a picture of the page when a folder for pictures is named. */
async function picture(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await visitor.page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
}

async function looksWell(visitor: Visitor, name: string): Promise<void> {
  await picture(visitor, name);
  expect(await objections(visitor.page, name)).toEqual([]);
}

/** Makes a document and sends it to those who sign. */
async function send(maker: Visitor, look: boolean): Promise<void> {
  const { page, words } = maker;
  await maker.open('/payment/own-accounts');
  await maker.fillTransfer(debit, credit, '1234,50');
  await maker.proceedToCheck();
  await page.getByRole('heading', { name: words.transfer.signatures.title }).waitFor();
  if (look) {
    await looksWell(maker, 'check');
  }
  await maker.button(words.transfer.signatures.send).click();
  await maker.heading(words.transfer.signatures.sentTitle).waitFor();
  if (look) {
    await looksWell(maker, 'sent');
  }
}

/** Picks everything on the list of documents and signs it with the code of the phone. */
async function signAll(visitor: Visitor, login: string, look: boolean): Promise<void> {
  const { page, words } = visitor;
  await visitor.open('/transaction-confirmation');
  await page.getByLabel(words.signing.all).check();
  await page.getByText(words.signing.details, { exact: true }).first().click();
  if (look) {
    await looksWell(visitor, 'list');
  }
  const phone = await visitor.phoneOf(login);
  await visitor.button(words.signing.sign).click();
  await visitor.heading(words.signing.code.title).waitFor();
  if (look) {
    await looksWell(visitor, 'code');
  }
  await page.getByLabel(words.code.field, { exact: true }).fill(await phone.next());
  await visitor.button(words.signing.code.submit.replace('{{number}}', '1')).click();
  await visitor.heading(words.signing.result.title).waitFor();
  if (look) {
    await looksWell(visitor, 'result');
  }
}

it('a document of a company is made by one, signed by two, and booked with the second signature', async () => {
  const maker = await stage.visitor({ language: 'kg', width: 360, theme: 'dark' });
  const director = await stage.visitor({ language: 'ru' });
  const before = await availableOn(referee, debit, credit);
  const stream = await nextLiveStream(director.page);
  await director.signIn('daniyar');
  await maker.signIn('saltanat');
  await stream.alive;
  await send(maker, true);

  const waiting = director.words.shell.nav.documentsToSign.replace('{{number}}', '1');
  await director.page.getByRole('link', { name: waiting }).waitFor({ timeout: LIVE_MS });
  await signAll(director, 'daniyar', true);
  await director.page.getByText(director.words.signing.result.signed).waitFor();
  expect(await availableOn(referee, debit, credit)).toEqual(before);

  await signAll(maker, 'saltanat', true);
  await maker.page.getByText(maker.words.signing.result.booked).waitFor();
  const [from, to] = before;
  expect(await availableOn(referee, debit, credit)).toEqual([(from ?? 0n) - AMOUNT.minor, (to ?? 0n) + AMOUNT.minor]);
  await maker.page.getByRole('link', { name: maker.words.signing.result.open }).click();
  await expect
    .poll(async () => spaced(await maker.page.locator('main').innerText()))
    .toContain(spaced(formatMoney(AMOUNT, 'kg')));
  expect([...maker.complaints, ...director.complaints]).toEqual([]);
  await maker.leave();
  await director.leave();
});

/** Fills the form of the declined document anew, and sends what stands in its place twice, the second time as a repetition. */
async function correct(maker: Visitor): Promise<void> {
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
  await looksWell(maker, 'check of a repetition');
  await maker.button(words.transfer.signatures.send).click();
  await maker.heading(words.transfer.signatures.sentTitle).waitFor();
  await maker.open('/transaction-confirmation/declined');
  await page.getByText(words.signing.ended.replacedBy.split(' {{')[0] ?? '').waitFor();
}

/** Whoever signs is asked about repetitions before any code is sent. */
async function signTwins(director: Visitor): Promise<void> {
  const { page, words } = director;
  await director.open('/transaction-confirmation');
  await page.getByText(words.signing.warnings.title).first().waitFor();
  await looksWell(director, 'repetitions');
  await page.getByLabel(words.signing.all).check();
  await director.button(words.signing.sign).click();
  await page.getByText(words.signing.repeated.title).waitFor();
  await looksWell(director, 'question about repetitions');
  await director.button(words.signing.repeated.yes).click();
  await director.heading(words.signing.code.title).waitFor();
}

it('a document is declined after a question, stays in its list, and is corrected and sent again', async () => {
  const director = await stage.visitor({ language: 'ru', width: 360 });
  const maker = await stage.visitor({ language: 'en', theme: 'dark' });
  const { page, words } = director;
  const before = await availableOn(referee, debit);
  await maker.signIn('saltanat');
  await send(maker, false);
  await director.signIn('daniyar');
  await director.open('/transaction-confirmation');
  await director.button(words.signing.decline.open).click();
  await page.getByLabel(words.signing.decline.reason).fill('Не тот счёт');
  await looksWell(director, 'decline');
  await director.button(words.signing.decline.no).click();
  expect(await page.getByRole('article').count()).toBe(1);
  await director.button(words.signing.decline.open).click();
  await page.getByLabel(words.signing.decline.reason).fill('Не тот счёт');
  await director.button(words.signing.decline.yes).click();
  await page.getByText(words.signing.emptyTitle).waitFor();
  await looksWell(director, 'empty');
  await page.getByRole('link', { name: words.signing.states.declined }).click();
  await page.getByText(words.signing.ended.reason.replace('{{reason}}', 'Не тот счёт')).waitFor();
  expect(await director.button(words.signing.ended.correct).count()).toBe(0);
  await looksWell(director, 'declined');
  expect(await availableOn(referee, debit)).toEqual(before);
  await correct(maker);
  await signTwins(director);
  expect([...maker.complaints, ...director.complaints]).toEqual([]);
  await maker.leave();
  await director.leave();
});
