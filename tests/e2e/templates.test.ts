import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../src/domain/money/Money';
import { formatDayInWords } from '../../src/domain/time/dayInWords';
import { addDays } from '../../src/domain/time/days';
import { formatDay, writtenDay } from '../../src/domain/time/format';
import { bankDayOf, startOfBankDay } from '../../src/domain/time/Instant';
import type { BankDay } from '../../src/domain/time/Instant';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { unfoldDetails } from './support/operationPages';
import { availableOn, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

const TEN_HOURS_MS = 10 * 60 * 60 * 1000;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open({ ownBank: 'moves the clock' });
});

afterAll(() => environment.close());

async function bankNow(): Promise<number> {
  const answer: unknown = await (await fetch(`${environment.bank.origin}/sandbox/clock`)).json();
  return typeof answer === 'object' && answer !== null && 'now' in answer ? Date.parse(String(answer.now)) : Number.NaN;
}

/** The bank's clock at ten in the morning of a day. */
async function moveTo(day: BankDay): Promise<void> {
  const to = new Date(startOfBankDay(day) + TEN_HOURS_MS).toISOString();
  const moved = await fetch(`${environment.bank.origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  expect(moved.ok).toBe(true);
}

function put(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), text);
}

/** Pays between two own accounts, up to the page of the result. */
async function pay(user: BrowserUser, login: string): Promise<void> {
  const client = await environment.apiClient(login);
  const [debit, credit] = await usableAccounts(client, 'KGS');
  await user.open('/payment/own-accounts');
  await user.fillTransfer(debit, credit, '12,34');
  const code = await user.proceedToCode(login, money(1234n, 'KGS'));
  await user.enterCode(code);
  await user.page.waitForURL('**/payment/own-accounts/result/*');
  await user.heading(user.words.transfer.acts.transfer.done).waitFor();
}

describe('a payment that is kept and then made by itself, in Kyrgyz', () => {
  it('is kept from its result, found, named, deleted, brought back, scheduled and made on its day', async () => {
    const user = await environment.user({ language: 'kg', width: 360 });
    const { page, words } = user;
    const { templates } = words;
    const { form, schedules } = templates;
    const client = await environment.apiClient('aibek');
    const [, credit] = await usableAccounts(client, 'KGS');
    await user.signIn('aibek');
    await pay(user, 'aibek');

    await unfoldDetails(user);
    await user.button(templates.keep).click();
    await page.getByLabel(templates.name, { exact: true }).fill('  ');
    await user.button(templates.save).click();
    await page.getByText(words.validation.TEMPLATE_NAME_REQUIRED).first().waitFor();
    await page.getByLabel(templates.name, { exact: true }).fill('Эс алууга');
    await user.button(templates.save).click();
    await page.getByText(put(templates.kept, { name: 'Эс алууга' })).waitFor();

    await page.getByRole('link', { name: templates.toTemplates }).click();
    await user.heading(templates.title).waitFor();
    await user.button(`${templates.rename}: Эс алууга`).click();
    await page.getByLabel(templates.name, { exact: true }).fill('Эс алуу');
    await user.button(templates.save).click();
    await user.heading('Эс алуу').waitFor();
    await page.getByRole('searchbox').fill('табылбайт');
    await page.getByText(templates.find.noMatchesTitle).waitFor();
    await page.getByRole('searchbox').fill('эс ал');
    await user.button(`${templates.delete}: Эс алуу`).click();
    await page.getByText(put(templates.deleted, { name: 'Эс алуу' })).waitFor();
    await user.button(words.common.undo).click();
    await user.button(`${templates.run}: Эс алуу`).click();
    await page.waitForURL('**/payment/own-accounts');
    await expect
      .poll(() => page.getByLabel(words.transfer.form.amount, { exact: true }).inputValue())
      .toMatch(/^12,34/);

    await user.open('/profile/templates');
    await page.getByRole('link', { name: `${templates.schedule}: Эс алуу` }).click();
    await user.heading(form.title).waitFor();
    const tomorrow = addDays(bankDayOf(await bankNow()), 1);
    const nextWeek = addDays(tomorrow, 7);
    await page.getByLabel(form.periodicities.onceAWeek, { exact: true }).check();
    await page.getByLabel(form.firstDay, { exact: true }).fill(writtenDay(addDays(tomorrow, -1)));
    await user.button(words.profile.change.next).click();
    await page.getByRole('alert').getByRole('link', { name: words.validation.SCHEDULE_DAY_RANGE }).waitFor();
    await page.getByLabel(form.firstDay, { exact: true }).fill(writtenDay(tomorrow));
    await page.getByText(writtenDay(nextWeek)).waitFor();
    await expectAccessible(user, 'templates.scheduleForm');
    const phone = await user.phoneOf('aibek');
    await user.button(words.profile.change.next).click();
    await page.waitForURL('**/profile/scheduled-payments/edit/code');
    await page.getByText(/12,34.сом .* жумасына бир жолу/).waitFor();
    await expectFits(user);
    await user.enterCode(await phone.next());
    await user.heading(form.doneTitle).waitFor();
    await page.getByRole('link', { name: form.toList }).click();
    await user.heading(schedules.title).waitFor();
    await page.getByText(formatDayInWords(tomorrow, 'kg')).waitFor();
    await expectFits(user);

    const before = await availableOn(client, credit);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
    await moveTo(tomorrow);
    const later = await environment.user({ language: 'kg', theme: 'dark' });
    await later.signIn('aibek', '/profile/scheduled-payments');
    await later.page.getByText(schedules.runs.done).waitFor();
    expect(await availableOn(await environment.apiClient('aibek'), credit)).toEqual([(before[0] ?? 0n) + 1234n]);
    await changeSchedule(later, nextWeek);
    expect(later.consoleErrors).toEqual([]);
    await later.leave();
  });
});

/** Everything that can be done to a schedule without a code. */
async function changeSchedule(user: BrowserUser, nextWeek: BankDay): Promise<void> {
  const { page, words } = user;
  const { templates } = words;
  const { schedules } = templates;
  await user.button(`${schedules.skip}: Эс алуу`).click();
  await user.button(`${schedules.unskip}: ${writtenDay(nextWeek)}`).waitFor();
  await expectAccessible(user, 'templates.schedulePast');
  await user.button(`${schedules.pause}: Эс алуу`).click();
  await user.button(`${schedules.resume}: Эс алуу`).click();
  await user.button(`${schedules.end}: Эс алуу`).click();
  await page.getByText(put(schedules.ended, { name: 'Эс алуу' })).waitFor();
  await user.button(words.common.undo).click();
  await user.button(`${schedules.pause}: Эс алуу`).waitFor();
}

describe('an operation from before the bank kept requests', () => {
  it('is kept from its details, and scheduled from there', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { templates } = words;
    const client = await environment.apiClient('aibek');
    const history = await client.execute('GET_TRANSACTION_HISTORY_V2', { limit: 1000 });
    const numbers = (await usableAccounts(client, 'KGS')).map(({ number }) => number);
    const old = history.ok
      ? history.value.transactions.findLast(
          ({ txnCode, debit, credit }) =>
            txnCode.includes('OWN_ACCOUNT') &&
            numbers.includes(debit.accountNumber ?? '') &&
            numbers.includes(credit.accountNumber ?? ''),
        )
      : undefined;
    expect(old?.txnCode).toContain('OWN_ACCOUNT');
    await user.signIn('aibek', `/history/${old?.id ?? ''}`);
    await user.button(templates.keepScheduled).click();
    await user.button(templates.next).click();
    await page.waitForURL('**/profile/scheduled-payments/edit?template=*');
    await page.getByLabel(templates.form.periodicities.onSetDates, { exact: true }).check();
    const day = addDays(bankDayOf(await bankNow()), 3);
    await page.getByLabel(templates.form.newDay, { exact: true }).fill(writtenDay(day));
    await user.button(templates.form.addDay).click();
    await user.button(`${templates.form.removeDay}: ${formatDay(day, 'en')}`).waitFor();
    await user.open('/payment');
    await page.getByRole('region', { name: templates.title }).getByRole('button').first().click();
    await page.waitForURL('**/payment/own-accounts');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

it('templates and schedules have nothing axe objects to and nothing that scrolls sideways', async () => {
  const user = await environment.user();
  const { page, words } = user;
  await user.signIn('aibek');
  for (const [path, title, state] of [
    ['/profile/templates', words.templates.title, 'templates.list'],
    ['/profile/scheduled-payments', words.templates.schedules.title, 'templates.schedules'],
    ['/profile/scheduled-payments/edit', words.templates.form.title, 'templates.emptySchedule'],
  ] as const) {
    await user.open(path);
    await user.heading(title).waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0);
    await expectAccessible(user, state);
  }
  await user.open('/payment');
  await user.heading(words.transfer.hub.title).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 20_000 }).toBe(0);
  await expectFits(user);
  expect(user.consoleErrors).toEqual([]);
  await user.leave();
});
