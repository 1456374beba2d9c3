import { afterAll, beforeAll, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { latinText } from '../../src/domain/swift/transliterate';
import { Desk } from '../support/Desk';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { RawClient } from '../support/RawClient';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

/** Registers a user of the company for codes, as a branch does. */
async function registerAtBranch(login: string): Promise<void> {
  const address = `${environment.bank.origin}/sandbox/qr-users`;
  const users = (await (await fetch(address)).json()) as readonly { readonly login: string; readonly userId: string }[];
  const userId = users.find((user) => user.login === login)?.userId;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, registered: true }),
  });
  expect(answer.status).toBe(200);
}

it.each([
  { theme: 'light', width: 1280, language: 'ru', login: 'daniyar', number: 'E2E-1' },
  { theme: 'dark', width: 360, language: 'kg', login: 'saltanat', number: 'E2E-2' },
] as const)('a point is made, printed, changed and archived, $theme at $width px in $language', async (options) => {
  const { login, number, ...look } = options;
  const user = await environment.user(look);
  const { page, words } = user;
  const { qrPoints } = words;
  const name = `Кафе ${number}`;
  const act = (label: string) => page.getByRole('button', { name: named(label), exact: true });
  const named = (label: string) => qrPoints.acts.named.replace('{{act}}', label).replace('{{name}}', name);
  await user.signIn(login, '/my-qr-list');
  await page.getByRole('heading', { name: 'Магазин на Киевской' }).waitFor();
  await expectAccessible(user, 'qrPoints.list');
  await page.getByRole('link', { name: qrPoints.add, exact: true }).click();
  await user.heading(qrPoints.form.createTitle).waitFor();
  await user.button(qrPoints.form.create).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(3);
  await page.getByLabel(qrPoints.form.name, { exact: true }).fill(name);
  await page.getByLabel(qrPoints.form.address, { exact: true }).fill('Ош, ул. Ленина, 1');
  await page.getByLabel(qrPoints.form.number, { exact: true }).fill('tt-001');
  await user.button(qrPoints.form.create).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await page.getByLabel(qrPoints.form.number, { exact: true }).fill(number.toLowerCase());
  await expectAccessible(user, 'qrPoints.form');
  await user.button(qrPoints.form.create).click();

  await page.waitForURL(/\/my-qr-list\/[0-9a-f]{32}\/poster$/);
  await page.getByRole('article').getByRole('img').waitFor();
  expect(await page.getByRole('article').innerText()).toContain(number);
  await expectAccessible(user, 'qrPoints.poster');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: qrPoints.poster.print }).isVisible()).toBe(false);
  expect(await page.getByRole('article').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });

  await user.open('/my-qr-list');
  const item = page.getByRole('region', { name, exact: true });
  await item.getByText(qrPoints.states.unlinked, { exact: true }).waitFor();
  await act(qrPoints.acts.switchOff).click();
  await item.getByText(qrPoints.states.inactive, { exact: true }).waitFor();
  await act(qrPoints.acts.archive).click();
  await user.button(qrPoints.archiving.yes).click();
  // The question hides the list behind it while the bank answers.
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await item.waitFor({ state: 'detached' });
  await user.open('/archive');
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await expectAccessible(user, 'qrPoints.archive');
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});

/** The point of the demonstration, linked to the user of that English name, or to every user of the company. */
async function linkedPoint(director: RawClient, name?: string) {
  const found = await director.execute('SEARCH_QR_ACCOUNT_DATA', {});
  const point = (found.ok ? found.value.points : []).find(({ salesPointId }) => salesPointId === 'TT-001');
  const employees = await director.execute('GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID', { pointId: point?.id });
  const users = (employees.ok ? employees.value : []).filter(
    ({ fullName }) => name === undefined || fullName.en === name,
  );
  if (point === undefined || users.length === 0) {
    throw new Error('The demonstration has no such point or user');
  }
  const linked = await director.execute('UPDATE_QR_ACCOUNT_DATA_BY_ID', {
    pointId: point.id,
    name: point.name,
    address: point.address,
    salesPointId: point.salesPointId,
    accountId: point.account?.id,
    isActive: true,
    userIds: users.map(({ userId }) => userId),
  });
  expect(linked.ok).toBe(true);
  return point;
}

it('a cashier is let to a till by a link, and reads there at once what a customer has paid', async () => {
  const cashier = await environment.user({ language: 'en', width: 360, theme: 'dark' });
  const { page, words } = cashier;
  const { qrPoints } = words;
  await cashier.signIn('cholpon', '/my-qr-list');
  await page.getByText(qrPoints.noAccessTitle).waitFor();
  await expectAccessible(cashier, 'qrPoints.noAccess');

  await registerAtBranch('cholpon');
  const director = await environment.apiClient('daniyar');
  const point = await linkedPoint(director, 'Cholpon Zheenbekova');

  await cashier.open(`/my-qr-list/${point.hash}/till`);
  await page.getByText(qrPoints.till.wait).waitFor();
  await page.getByRole('img').first().waitFor();
  const payer = await environment.user({ language: 'en' });
  const { transfer, qr } = payer.words;
  const [debit] = await usableAccounts(await environment.apiClient('aibek'), 'KGS');
  await payer.signIn('aibek', '/payment/qr');
  await payer.heading(transfer.kinds.qr.title).waitFor();
  await payer.page.getByRole('textbox', { name: qr.source.link, exact: true }).fill(point.link);
  await payer.page.getByRole('region', { name: qr.payee.title }).getByText(latinText(point.name)).first().waitFor();
  await payer.chooseAccount(transfer.form.from, debit);
  await payer.page.getByLabel(transfer.form.amount, { exact: true }).fill('321');
  const amount = formatMoney(money(32_100n, 'KGS'), 'en');
  await payer.button(transfer.form.next).click();
  await payer.heading(transfer.acts.payment.code).waitFor();
  await payer.button(transfer.acts.payment.submit.replace('{{amount}}', amount)).waitFor();
  await payer.heading(transfer.acts.payment.code).waitFor();
  await payer.enterCode(await payer.sheetCode('aibek'));
  await payer.page.waitForURL('**/payment/qr/result/*');

  const status = page.getByRole('status').filter({ hasText: qrPoints.till.paid });
  await status.waitFor();
  expect(spaced(await status.innerText())).toContain(spaced(amount));
  await expectAccessible(cashier, 'qrPoints.till');
  expect([...cashier.consoleErrors, ...payer.consoleErrors]).toEqual([]);
  await cashier.leave();
  await payer.leave();

  const signer = await environment.user({ language: 'en' });
  await signer.signIn('daniyar', `/qr/qr-statement?point=${point.id}`);
  await signer.page.getByRole('list', { name: qr.statement.list }).waitFor();
  expect(await signer.page.getByLabel(qr.statement.point, { exact: true }).inputValue()).toBe(point.id);
  expect(spaced(await signer.page.getByRole('main').innerText())).toContain(spaced(amount));
  await expectFits(signer);
  await signer.leave();
});

it.each([
  { theme: 'light', width: 1280, language: 'ru', login: 'daniyar', amount: 12_345n },
  { theme: 'dark', width: 360, language: 'kg', login: 'saltanat', amount: 54_321n },
] as const)(
  'a payment from another bank shows at the till at once, $theme at $width px in $language',
  async (options) => {
    const { login, amount, ...look } = options;
    const user = await environment.user(look);
    const { page, words } = user;
    const { till } = words.qrPoints;
    await user.signIn(login);
    const { hash, link } = await linkedPoint(await environment.apiClient('daniyar'));
    await user.open(`/my-qr-list/${hash}/till`);
    await page.getByText(till.wait).waitFor();
    const payer = { payer: 'Нурбек С.', bic: '109022' };
    const desk = new Desk(environment.bank.origin);
    await desk.payFromAnotherBank({ link, amount: (Number(amount) / 100).toFixed(2), ...payer });
    const status = page.getByRole('status').filter({ hasText: till.paid });
    await status.waitFor();
    const text = spaced(await status.innerText());
    expect(text).toContain(spaced(formatMoney(money(amount, 'KGS'), look.language)));
    expect(text).toContain('Нурбек С., Оптима Банк, ');
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);
