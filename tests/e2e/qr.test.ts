import encodeQR from 'qr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { elqrLink } from '../../src/domain/qr/elqr';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';

const CAFE = {
  type: 'dynamic',
  providerId: 'qr.otherbank.kg',
  serviceCode: '02',
  accountId: '1091820000077759',
  transactionId: 'INV-77',
  amountEditable: false,
  merchantId: 'SP-0001',
  serviceName: 'Cafe Ala-Too',
  comment: 'Table 5',
  merchantCategory: '5812',
  amount: money(25_000n, 'KGS'),
  providerName: 'CAFE ALA-TOO',
} as const;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

describe('a picture of a code, in English', () => {
  it('is read, paid by, and stands in the statement', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { qr, transfer, validation } = words;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    await user.signIn('aibek', '/payment/qr');
    await user.heading(transfer.kinds.qr.title).waitFor();
    await user.button(transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
    const link = page.getByRole('textbox', { name: qr.source.link, exact: true });
    await link.fill(elqrLink(CAFE).replace('CAFE%20ALA', 'KAFE%20ALA'));
    await expect.poll(() => page.getByText(validation.QR_TAMPERED).count()).toBeGreaterThan(0);

    const pictures = page.locator('input[type=file]');
    const picture = Buffer.from(encodeQR('hello', 'gif', { scale: 6 }));
    await pictures.setInputFiles({ name: 'blank.gif', mimeType: 'image/gif', buffer: picture.subarray(0, 20) });
    await page.getByText(qr.source.blankTitle).waitFor();
    await pictures.setInputFiles({
      name: 'code.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from(encodeQR(elqrLink(CAFE), 'gif', { scale: 6 })),
    });
    const payee = page.getByRole('region', { name: qr.payee.title });
    await payee.getByText('CAFE ALA-TOO', { exact: true }).waitFor();
    expect(spaced(await payee.innerText())).toContain(spaced(formatMoney(money(25_000n, 'KGS'), 'en')));
    await user.chooseAccount(transfer.form.from, debit);
    await expectAccessible(user, 'qr.form');
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.payment.code).waitFor();
    const checked = await user.sheetText();
    expect([checked.includes('Cafe Ala-Too'), checked.includes('ELQR'), checked.includes('INV-77')]).toEqual([
      true,
      true,
      true,
    ]);
    await expectFits(user);
    await user
      .button(transfer.acts.payment.submit.replace('{{amount}}', formatMoney(money(25_000n, 'KGS'), 'en')))
      .waitFor();
    await user.heading(transfer.acts.payment.code).waitFor();
    await user.enterCode(await user.sheetCode('aibek'));
    await page.waitForURL('**/payment/qr/result/*');

    await user.open('/qr/qr-statement');
    await user.heading(qr.statement.title).waitFor();
    await page.getByRole('list', { name: qr.statement.list }).getByText('Cafe Ala-Too').first().waitFor();
    expect(spaced(await page.getByRole('main').innerText())).toContain(
      spaced(formatMoney(money(25_000n, 'KGS'), 'en')),
    );
    await expectAccessible(user, 'qr.statement');
    const saved = page.waitForEvent('download');
    await user.button(qr.statement.csv).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    await page.getByLabel(qr.statement.direction, { exact: true }).selectOption('incoming');
    await page.getByText(qr.statement.emptyTitle).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('my code, in Chinese, on a phone in the dark', () => {
  it('is made, shared and paid by its link by another customer', async () => {
    const payee = await environment.user({ language: 'cn', width: 360, theme: 'dark' });
    const { page, words } = payee;
    const { qr } = words;
    const [account] = await usableAccounts(await environment.apiClient('aizada'), 'KGS');
    await payee.signIn('aizada', '/qr');
    await payee.heading(qr.my.title).waitFor();
    await page.getByLabel(qr.my.amount, { exact: true }).fill('0');
    await payee.button(qr.my.make).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(1);
    await payee.chooseAccount(qr.my.account, account);
    await page.getByLabel(qr.my.amount, { exact: true }).fill('15');
    await payee.button(qr.my.make).click();
    await payee.heading(qr.my.ready).waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/1[45]:\d\d/);
    const link = await page.getByText(/^https:\/\/pay\.payqr\.kg#/).innerText();
    const saved = page.waitForEvent('download');
    await payee.button(qr.my.png).click();
    expect((await saved).suggestedFilename()).toBe(`${qr.my.file}.png`);
    await expectAccessible(payee, 'qr.made');
    await payee.open('/accounts/my-qr');
    await payee.heading(qr.my.title).waitFor();
    await page.getByRole('radio', { name: qr.my.uses.many }).waitFor();
    expect(await page.getByRole('radio', { name: qr.my.uses.many }).isChecked()).toBe(true);
    expect(payee.consoleErrors).toEqual([]);
    await payee.leave();

    const payer = await environment.user({ language: 'cn', width: 360, theme: 'dark' });
    const { transfer } = payer.words;
    const [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
    await payer.signIn('aibek', '/payment/qr');
    await payer.heading(transfer.kinds.qr.title).waitFor();
    await payer.button(qr.source.camera).click();
    // A browser without a camera, or without the leave to use it, shows a text instead.
    await payer.page.getByRole('alert').waitFor();
    await payer.button(qr.camera.close).click();
    await payer.page.getByRole('textbox', { name: qr.source.link, exact: true }).fill(link);
    await payer.page.getByRole('region', { name: qr.payee.title }).waitFor();
    await payer.chooseAccount(transfer.form.from, debit);
    await expectFits(payer);
    await payer.button(transfer.form.next).click();
    await payer.heading(transfer.acts.payment.code).waitFor();
    await payer
      .button(transfer.acts.payment.submit.replace('{{amount}}', formatMoney(money(1_500n, 'KGS'), 'cn')))
      .waitFor();
    await payer.heading(transfer.acts.payment.code).waitFor();
    await payer.enterCode(await payer.sheetCode('aibek'));
    await payer.page.waitForURL('**/payment/qr/result/*');
    expect(payer.consoleErrors).toEqual([]);
    await payer.leave();
  });
});
