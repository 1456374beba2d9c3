import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { usableAccounts } from '../support/usableAccounts';
import type { RawClient } from '../support/RawClient';
import { expectAccessible } from './support/expectAccessible';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

const FIRST = money(4_500_000n, 'KGS');
const SECOND = money(1_250_050n, 'KGS');
const TOTAL = money(FIRST.minor + SECOND.minor, 'KGS');

let environment: TestEnvironment;
let company: RawClient;
let debit: Account;
let recipients: readonly (readonly [RawClient, Account])[];

beforeAll(async () => {
  environment = await TestEnvironment.open();
  company = await environment.apiClient('saltanat');
  [debit] = await usableAccounts(company, 'KGS');
  recipients = await Promise.all(
    ['aibek', 'aizada'].map(async (login) => {
      const client = await environment.apiClient(login);
      return [client, (await usableAccounts(client, 'KGS'))[0]] as const;
    }),
  );
});

afterAll(() => environment.close());

/** A payroll list: two people of this bank, and one whose account has a mistake in its digits. */
function salary(): string {
  const [first = '', second = ''] = recipients.map(([, { number }]) => number);
  return [
    'npp;fullName;inn;account;amount;purpose',
    `1;Сыдыков Айбек;21503198500123;${first};45000.00;Заработная плата за октябрь`,
    `2;Токтогулова Айзада;12902200000123;${second};12500.50;Заработная плата за октябрь`,
    '3;Асанов Бакыт;21503198500123;1280016000000115;38000.00;Заработная плата за октябрь',
    '',
  ].join('\r\n');
}

it('a payroll list is loaded by the accountant, signed by both, and those in it have their money', async () => {
  const maker = await environment.user({ language: 'kg' });
  const { page, words } = maker;
  const { batch, transfer } = words;
  const before = await Promise.all(recipients.map(([client, account]) => availableOn(client, account)));
  await maker.signIn('saltanat', '/payment');
  await page.getByRole('link', { name: transfer.kinds.batch.title }).click();
  await maker.heading(batch.title).waitFor();
  await page.getByText(batch.earlier.emptyTitle, { exact: true }).waitFor();
  await expectAccessible(maker, 'batch.form');

  await maker.button(batch.upload).click();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(1);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'salary.plt', mimeType: 'text/plain', buffer: Buffer.from('H|') });
  await page.getByText(batch.files.problems.FORMAT, { exact: true }).waitFor();
  await expectAccessible(maker, 'batch.errors');
  await maker.button(batch.files.remove.replace('{{name}}', 'salary.plt')).click();
  await maker.chooseAccount(batch.account, debit);
  await files.setInputFiles({ name: 'salary.csv', mimeType: 'text/csv', buffer: Buffer.from(salary()) });
  await maker.button(batch.upload).click();

  await maker.heading('salary.csv').waitFor();
  const bad = page.getByRole('listitem').filter({ hasText: 'Асанов Бакыт' });
  await bad.getByText(batch.faults.ACCOUNT_DIGITS).waitFor();
  await page
    .getByRole('checkbox', {
      name: batch.pick.replace('{{number}}', '1').replace('{{name}}', 'Сыдыков Айбек'),
      exact: true,
    })
    .waitFor();
  await page.getByText(batch.choose.picked.replace('{{number}}', '2'), { exact: true }).waitFor();
  await expectAccessible(maker, 'batch.check');
  const [download] = await Promise.all([page.waitForEvent('download'), maker.button(batch.toMend.download).click()]);
  expect(download.suggestedFilename()).toBe('salary-1.csv');

  await maker.button(batch.send.open).click();
  await expect
    .poll(async () => spaced(await page.getByRole('alertdialog').innerText()))
    .toContain(spaced(formatMoney(TOTAL, 'kg')));
  await expectAccessible(maker, 'batch.question');
  await maker.button(batch.send.yes).click();
  await page.getByRole('heading', { name: transfer.signatures.sentTitle, exact: true }).waitFor();
  await expectAccessible(maker, 'batch.sent');

  const director = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
  await director.signIn('daniyar', '/transaction-confirmation');
  await director.page.getByRole('link', { name: director.words.signing.register, exact: true }).click();
  await director.heading('salary.csv').waitFor();
  await director.page.getByRole('listitem').filter({ hasText: 'Токтогулова Айзада' }).waitFor();
  await expectAccessible(director, 'batch.register');
  await sign(director, 'daniyar');
  await sign(maker, 'saltanat');

  const after = recipients.map(([, account], place) => [
    (before[place]?.[0] ?? 0n) + (place === 0 ? FIRST : SECOND).minor,
    account.id,
  ]);
  await expect
    .poll(
      () =>
        Promise.all(recipients.map(async ([client, account]) => [(await availableOn(client, account))[0], account.id])),
      { timeout: 60_000 },
    )
    .toEqual(after);
  await maker.open('/payment/batch-loading');
  await page.getByRole('link', { name: 'salary.csv', exact: true }).click();
  await expect
    .poll(() => page.getByRole('list', { name: batch.lines }).getByText(batch.statuses.done, { exact: true }).count())
    .toBe(2);
  expect([...maker.consoleErrors, ...director.consoleErrors]).toEqual([]);
  await maker.leave();

  await director.open('/payment');
  await director.heading(director.words.transfer.hub.title).waitFor();
  await director.page.getByRole('main').getByRole('link', { name: transfer.kinds.invoices.title }).waitFor();
  for (const kind of [transfer.kinds.otherAccounts, transfer.kinds.batch]) {
    expect(await director.page.getByRole('link', { name: kind.title }).count()).toBe(0);
  }
  await director.open('/payment/batch-loading');
  await director.page.getByRole('link', { name: 'salary.csv', exact: true }).waitFor();
  await expectAccessible(director, 'batch.list');
  expect(director.consoleErrors).toEqual([]);
  await director.leave();
});

/** Signs everything that waits with the code of the phone. */
async function sign(user: BrowserUser, login: string): Promise<void> {
  const { page, words } = user;
  await user.open('/transaction-confirmation');
  await page.getByLabel(words.signing.all).check();
  const phone = await user.phoneOf(login);
  await user.button(words.signing.sign).click();
  await user.heading(words.signing.code.title).waitFor();
  await page.getByLabel(words.code.field, { exact: true }).fill(await phone.next());
  await user.button(words.signing.code.submit.replace('{{number}}', '1')).click();
  await user.heading(words.signing.result.title).waitFor();
}
