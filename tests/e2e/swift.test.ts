import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withRussianKey } from '../../src/domain/bankDetails/rubDetails';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { STAGE_WORDS } from '../../src/domain/swift/stageWords';
import type { Account } from '../../src/domain/account/Account';
import type { Currency } from '../../src/domain/money/Currency';
import { startOfBankDay } from '../../src/domain/time/Instant';
import type { BankDay } from '../../src/domain/time/Instant';
import { Desk } from '../support/Desk';
import { SMALL_JPEG } from '../support/samplePictures';
import { usableAccount, usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { unfoldDetails } from './support/operationPages';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

const MINUTE_MS = 60_000;
/** From then on messages leave, in minutes since midnight in Bishkek. */
const LEAVES_FROM_MINUTE = 9 * 60;

/** Lets the bank's clock stand some minutes before or after the hour messages begin to leave on a day. */
async function moveClock(day: BankDay, minutes: number): Promise<void> {
  const at = startOfBankDay(day) + (LEAVES_FROM_MINUTE + minutes) * MINUTE_MS;
  await new Desk(environment.bank.origin).moveClock({ to: new Date(at).toISOString() });
}

/** The next day messages leave, a little before they do. */
async function beforeMessagesLeave(): Promise<BankDay> {
  const dates = await (await environment.apiClient('aibek')).execute('GET_SWIFT_DATES', { currency: 'USD' });
  const day = dates.ok ? dates.value.days.at(-1) : undefined;
  if (day === undefined) {
    throw new Error('No day is open');
  }
  await moveClock(day, -5);
  return day;
}

async function accountIn(currency: Currency): Promise<Account> {
  const [account] = await usableAccounts(await environment.apiClient('aibek'), currency);
  return account;
}

async function openForm(user: BrowserUser, login = 'aibek'): Promise<void> {
  await user.signIn(login, '/payment/swift');
  await user.heading(user.words.transfer.kinds.swift.title).waitFor();
}

function labelled(user: BrowserUser, label: string) {
  return user.page.getByLabel(label, { exact: true });
}

async function choose(user: BrowserUser, label: string, code: string): Promise<void> {
  await user.page.getByRole('combobox', { name: label, exact: true }).click();
  await user.page.getByRole('dialog').getByRole('combobox').fill(code);
  await user.page.getByRole('dialog').getByRole('option').first().click();
}

describe('a transfer abroad, in English', () => {
  it('finds the bank, offers Latin letters, says who pays what, leaves, and is followed to its bank', async () => {
    const day = await beforeMessagesLeave();
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { swift, transfer, validation } = words;
    const debit = await accountIn('USD');
    const client = await environment.apiClient('aibek');
    const before = await availableOn(client, debit);
    await openForm(user);
    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link', { name: validation.BANK_CODE_REQUIRED }).waitFor();

    await user.chooseAccount(transfer.form.from, debit);
    await labelled(user, swift.swiftCode).fill('barc gb22');
    await page.getByText(swift.lookUp.found).waitFor();
    expect(await labelled(user, swift.bankName).inputValue()).toBe('BARCLAYS BANK PLC');
    await labelled(user, swift.iban).fill('GB82 WEST 1234 5698 7654 33');
    await labelled(user, swift.recipientName).fill('ОсОО «Пример»');
    await page.getByText(swift.letters.offer.replace('{{latin}}', 'OsOO Primer')).waitFor();
    expect(await labelled(user, swift.recipientName).inputValue()).toBe('ОсОО «Пример»');
    await user.button(swift.letters.take).click();
    expect(await labelled(user, swift.recipientName).inputValue()).toBe('OsOO Primer');
    await labelled(user, swift.recipientAddress).fill('1 Sample Street, London');
    await labelled(user, transfer.form.amount).fill('100');
    await labelled(user, transfer.form.purpose).fill('Invoice 77 for goods');
    await page.getByRole('radio', { name: new RegExp('OUR') }).check();
    const sums = swift.charges.OUR.sums
      .replace('{{sent}}', formatMoney(money(10_000n, 'USD'), 'en'))
      .replace('{{total}}', formatMoney(money(14_500n, 'USD'), 'en'))
      .replace('{{own}}', formatMoney(money(2_000n, 'USD'), 'en'))
      .replace('{{foreign}}', formatMoney(money(2_500n, 'USD'), 'en'));
    await expect.poll(async () => spaced(await page.getByRole('main').innerText())).toContain(spaced(sums));
    await page
      .getByLabel(words.personalData.scans.choose)
      .setInputFiles({ name: 'invoice.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(SMALL_JPEG) });
    await page.getByText(words.personalData.scans.kept, { exact: true }).waitFor();

    await user.button(transfer.form.next).click();
    await page.getByRole('alert').getByRole('link', { name: validation.IBAN_INVALID }).waitFor();
    await labelled(user, swift.iban).fill('GB82 WEST 1234 5698 7654 32');
    await user.proceedToCheck();
    const shown = spaced(await user.sheetText());
    for (const part of ['BARCGB22', 'USD 25.00', 'invoice.jpg', 'OUR']) {
      expect(shown).toContain(part);
    }
    await expectFits(user);
    await user.waitForCode(money(10_000n, 'USD'));
    await user.enterCode(await user.sheetCode('aibek'));
    await page.waitForURL('**/payment/swift/result/*');
    await page.getByText(swift.tracking.notYet).waitFor();
    expect(await availableOn(client, debit)).toEqual([(before[0] ?? 0n) - 14_500n]);

    await moveClock(day, 1);
    await page.getByText(STAGE_WORDS.sent.en).waitFor();
    const saved = page.waitForEvent('download');
    await user.button(swift.tracking.confirmation).click();
    expect((await saved).suggestedFilename()).toMatch(/^tulpar-swift-\d+\.pdf$/);
    const attached = page.waitForEvent('download');
    await user.button(swift.tracking.download.replace('{{name}}', 'invoice.jpg')).click();
    expect((await attached).suggestedFilename()).toBe('invoice.jpg');
    await expectFits(user);

    await unfoldDetails(user);
    await user.button(words.operations.repeat).click();
    await user.heading(transfer.kinds.swift.title).waitFor();
    await expect.poll(() => labelled(user, swift.iban).inputValue()).toBe('GB82WEST12345698765432');
    expect(await page.getByText('invoice.jpg').count()).toBe(0);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

it('a transfer in roubles asks what Russian banks ask for, and has nothing axe objects to', async () => {
  const user = await environment.user();
  const { page, words } = user;
  const { swift, transfer } = words;
  await openForm(user);
  await expectAccessible(user, 'swift.form');
  await user.chooseAccount(transfer.form.from, await accountIn('RUB'));
  await labelled(user, swift.bic).fill('044525225');
  await page.getByText(swift.lookUp.found).waitFor();
  expect(await labelled(user, swift.correspondentAccount).inputValue()).toBe('30101810400000000225');
  await labelled(user, swift.account).fill(withRussianKey('40702810038000000015', '044525225'));
  await labelled(user, swift.recipientName).fill('ООО Пример');
  await labelled(user, swift.recipientAddress).fill('г. Москва, ул. Примерная, 1');
  await labelled(user, swift.inn).fill('7707083893');
  await labelled(user, swift.kpp).fill('770701001');
  await labelled(user, transfer.form.amount).fill('1000');
  await choose(user, swift.operationCode, '20100');
  await labelled(user, transfer.form.purpose).fill('Оплата по счёту № 15');
  await expectAccessible(user, 'swift.roubles');
  await user.proceedToCheck();
  expect(spaced(await user.sheetText())).toContain('30101810400000000225');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

it('a transfer in tenge asks what Kazakh banks ask for, in Kyrgyz', async () => {
  const user = await environment.user({ language: 'kg', theme: 'dark', width: 360 });
  const { page, words } = user;
  const { swift, transfer, validation } = words;
  await openForm(user, 'aizada');
  await user.chooseAccount(transfer.form.from, await usableAccount(await environment.apiClient('aizada'), 'KZT'));
  await labelled(user, swift.swiftCode).fill('HSBKKZKX');
  await page.getByText(swift.lookUp.found).waitFor();
  await labelled(user, swift.iban).fill('KZ86 125K ZT50 0410 0100');
  await labelled(user, swift.recipientName).fill('ТОО Пример');
  await labelled(user, swift.recipientAddress).fill('Алматы, ул. Абая, 10');
  await labelled(user, swift.bin).fill('971240001316');
  await choose(user, swift.kbe, '17');
  await labelled(user, transfer.form.amount).fill('30000');
  await choose(user, swift.knp, '710');
  await labelled(user, transfer.form.purpose).fill('Оплата за муку');
  await user.button(transfer.form.next).click();
  await page.getByRole('alert').getByRole('link', { name: validation.KAZAKH_BIN_INVALID }).waitFor();
  await labelled(user, swift.bin).fill('971240001315');
  await expectAccessible(user, 'swift.tenge');
  await user.proceedToCheck();
  const shown = spaced(await user.sheetText());
  for (const part of ['HSBKKZKX', '971240001315', '710']) {
    expect(shown).toContain(part);
  }
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
