import { readFile } from 'node:fs/promises';

import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { factOf } from './support/operationPages';
import { spaced, TestEnvironment } from './support/TestEnvironment';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const AMOUNT = money(4321n, 'KGS');
const PNG = [0x89, 0x50, 0x4e, 0x47];
/** Width of the picture, in pixels; its height follows from what it says. */
const PICTURE_WIDTH = 1080;

/** Pays between two own accounts, coming from the page of payments, up to the result. */
async function pay(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const client = await environment.apiClient('aibek');
  const [debit, credit] = await usableAccounts(client, 'KGS');
  await user.load('/payment');
  await user.heading(words.transfer.hub.title).waitFor();
  await page.getByRole('main').getByRole('link', { name: words.transfer.kinds.ownAccounts.title }).first().click();
  await user.fillTransfer(debit, credit, '43,21');
  await user.enterCode(await user.proceedToCode('aibek', AMOUNT));
  await page.waitForURL('**/payment/own-accounts/result/*');
  await user.heading(words.transfer.acts.transfer.done).waitFor();
}

async function expectPicture(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toMatch(/^tulpar-receipt-\d+\.png$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, PNG.length)]).toEqual(PNG);
  expect(bytes.readUInt32BE(16)).toBe(PICTURE_WIDTH);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(PICTURE_WIDTH / 2);
}

describe.each([
  { language: 'ru', width: 1280 },
  { language: 'kg', width: 360 },
] as const)('the result of a payment, in $language at $width px', ({ language, width }) => {
  it('says what matters, unfolds the rest, and is shown to others as a picture or a link', async () => {
    const user = await environment.user({ language, width });
    const { page, words } = user;
    const { operations, sharing } = words;
    await user.signIn('aibek');
    await pay(user);

    const shown = spaced(formatMoney(AMOUNT, language));
    const main = page.getByRole('main');
    await main.getByText(operations.statuses.ACCEPTED, { exact: true }).first().waitFor();
    expect(spaced(await main.innerText())).toContain(shown);
    expect(await main.getByText(operations.fields.fingerprint, { exact: true }).isVisible()).toBe(false);
    expect(await factOf(user, operations.fields.fingerprint)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    await user.button(operations.share).click();
    const picture = page.getByRole('menuitem', { name: sharing.savePicture, exact: true });
    await picture.waitFor();
    await expectAccessible(user, 'payment.sharing');
    const [download] = await Promise.all([page.waitForEvent('download'), picture.click()]);
    await expectPicture(download);

    await user.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await user.button(operations.share).click();
    await page.getByRole('menuitem', { name: sharing.copyLink, exact: true }).click();
    await page.getByRole('status').filter({ hasText: sharing.copied }).waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const stranger = await environment.user({ language: 'ru' });
    await stranger.load(`${link.pathname}${link.search}`);
    await expect
      .poll(async () => spaced(await stranger.page.getByRole('main').innerText()))
      .toContain(spaced(formatMoney(AMOUNT, 'ru')));
    await stranger.leave();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

it('is left by Back at the first press, and no way of the history leads to the code or sends it again', async () => {
  const user = await environment.user();
  const { page, words } = user;
  const seen: string[] = [];
  await user.signIn('aibek');
  await pay(user);
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  page.on('request', (request) => void (request.url().endsWith('TransferService/execute') && seen.push('sent again')));
  await page.goBack();
  await user.heading(words.transfer.hub.title).waitFor();
  await page.goForward();
  await user.heading(words.transfer.acts.transfer.done).waitFor();
  await page.reload();
  await user.heading(words.transfer.acts.transfer.done).waitFor();
  await page.goBack();
  await user.heading(words.transfer.hub.title).waitFor();
  expect(new Set(seen.map((path) => path.replace(/\d+$/, ':id')))).toEqual(
    new Set(['/payment', '/payment/own-accounts/result/:id']),
  );
  await user.leave();
});
