import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { groupAccountNumber } from '../../src/domain/account/accountNumber';
import type { Deposit } from '../../src/domain/deposit/Deposit';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { add, money } from '../../src/domain/money/Money';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import { availableOn, spaced, TestEnvironment } from './support/TestEnvironment';
import type { Page } from 'playwright-core';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

async function depositsOf(client: RawClient): Promise<readonly Deposit[]> {
  const answer = await client.execute('GET_DEPOSITS_V2', { status: 'A' });
  if (!answer.ok) {
    throw new Error(`GET_DEPOSITS_V2 was refused with ${answer.failure.code}`);
  }
  return answer.value;
}

/** The deposit customers can add to. */
async function savingsOf(client: RawClient): Promise<Deposit> {
  const found = (await depositsOf(client)).find(({ type }) => type === 'savings');
  if (found === undefined) {
    throw new Error('The customer has no savings deposit');
  }
  return found;
}

/** Amounts are grouped with no-break spaces; a page is read without minding which. */
async function readsOf(page: Page): Promise<string> {
  return spaced(await page.getByRole('main').innerText());
}

describe('deposits, in Russian', () => {
  it('are listed in order, renamed, topped up with every page updated, and show the cost of closing', async () => {
    const user = await environment.user();
    const { page, words } = user;
    const { deposits, transfer } = words;
    const client = await environment.apiClient('aibek');
    const savings = await savingsOf(client);
    const [debit] = await usableAccounts(client, 'KGS');
    const [before = 0n] = await availableOn(client, debit);
    await user.signIn('aibek');

    await page.getByRole('link', { name: words.shell.nav.deposits, exact: true }).click();
    await user.heading(deposits.title).waitFor();
    await page.getByText(savings.contractNumber, { exact: true }).waitFor();
    const listed = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    const inOrder = (await depositsOf(client)).toSorted((one, other) => (one.openedOn < other.openedOn ? 1 : -1));
    expect(listed.length).toBe(inOrder.length);
    inOrder.forEach(({ contractNumber }, index) => expect(listed[index]).toContain(contractNumber));
    await expectAccessible(user, 'deposits.list');

    await page.getByRole('link', { name: savings.name, exact: true }).click();
    await user.heading(savings.name).waitFor();
    await page.getByText(groupAccountNumber(savings.accountNumber), { exact: true }).waitFor();
    const name = page.getByLabel(deposits.rename.name, { exact: true });
    await name.fill('Черепаший вклад');
    await user.button(deposits.rename.save).click();
    await page.getByText(deposits.rename.saved, { exact: true }).waitFor();
    await user.heading('Черепаший вклад').waitFor();
    await expectAccessible(user, 'deposits.deposit');

    const witness = await user.newTab(`/deposit/contract/${savings.id}`);
    await witness.getByRole('heading', { name: 'Черепаший вклад', exact: true }).waitFor();
    await expect.poll(() => readsOf(witness)).toContain(spaced(formatMoney(savings.balance, 'ru')));

    await page.bringToFront();
    await user.button(deposits.replenish).click();
    await user.heading(transfer.kinds.depositReplenishment.title).waitFor();
    const chosen = page.getByLabel(deposits.deposit, { exact: true });
    await expect.poll(() => chosen.inputValue()).toBe(savings.id);
    await user.button(transfer.form.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(1);
    const amount = money(153_721n, 'KGS');
    await user.chooseAccount(transfer.form.from, debit);
    await page.getByLabel(transfer.form.amount, { exact: true }).fill('1537,21');
    await expectAccessible(user, 'deposits.replenishment');
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.replenish.code).waitFor();
    expect(await user.sheetText()).toContain(savings.contractNumber);
    await expectFits(user);
    await user.button(transfer.acts.replenish.submit.replace('{{amount}}', formatMoney(amount, 'ru'))).waitFor();
    await user.heading(transfer.acts.replenish.code).waitFor();
    await user.enterCode(await user.sheetCode('aibek'));
    await page.waitForURL('**/deposit/replenishment/result/*');
    await user.heading(transfer.acts.replenish.done).waitFor();
    await expectFits(user);
    expect(await availableOn(client, debit)).toEqual([before - amount.minor]);
    const grown = add(savings.balance, amount);
    expect((await savingsOf(client)).balance).toEqual(grown);
    await witness.bringToFront();
    await expect.poll(() => readsOf(witness), { timeout: 20_000 }).toContain(spaced(formatMoney(grown, 'ru')));
    await witness.close();

    await page.getByRole('link', { name: words.shell.nav.history, exact: true }).click();
    await user.heading(words.history.title).waitFor();
    const moved = spaced(formatMoney(amount, 'ru'));
    await expect.poll(() => readsOf(page)).toContain(moved);
    await expect.poll(() => readsOf(page)).not.toContain(`−${moved}`);

    await page.getByRole('link', { name: words.shell.nav.deposits, exact: true }).click();
    await page.getByRole('link', { name: 'Черепаший вклад', exact: true }).click();
    await expect.poll(() => readsOf(page)).toContain(spaced(formatMoney(grown, 'ru')));
    await user.button(deposits.close).click();
    await user.heading(transfer.kinds.depositClosing.title).waitFor();
    await expect.poll(() => chosen.inputValue()).toBe(savings.id);
    await expect
      .poll(() => readsOf(page))
      .toContain(spaced(deposits.closingCosts.slice(deposits.closingCosts.indexOf('. ') + 2)));
    await expectAccessible(user, 'deposits.closing');
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.closeDeposit.code).waitFor();
    expect(spaced(await user.sheetText())).toMatch(/Потерянные проценты [\d ]+,\d\d сом/);
    await expectFits(user);
    expect((await savingsOf(client)).closing).toBeUndefined();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('opening a deposit, in English', () => {
  it('shows what it will earn, and ends at the new contract', async () => {
    const user = await environment.user({ language: 'en' });
    const { page, words } = user;
    const { deposits, transfer } = words;
    const client = await environment.apiClient('aibek');
    const [debit] = await usableAccounts(client, 'KGS');
    const before = await depositsOf(client);
    const amount = money(500_000n, 'KGS');
    await user.signIn('aibek', '/deposit');
    await page.getByRole('link', { name: deposits.opening.open, exact: true }).click();
    await user.heading(transfer.kinds.depositOpening.title).waitFor();
    await page.getByRole('radio').first().check();
    await user.chooseAccount(transfer.form.from, debit);
    await page.getByLabel(deposits.facts.term, { exact: true }).selectOption('12');
    await page.getByLabel(transfer.form.amount, { exact: true }).fill('5000');
    await user.heading(deposits.opening.forecast.title).waitFor();
    await expect.poll(() => readsOf(page)).toContain(spaced(formatMoney(money(70_000n, 'KGS'), 'en')));
    await expectAccessible(user, 'deposits.opening');
    await user.button(transfer.form.next).click();
    await user.heading(transfer.acts.openDeposit.code).waitFor();
    await expectFits(user);
    await user.button(transfer.acts.openDeposit.submit.replace('{{amount}}', formatMoney(amount, 'en'))).waitFor();
    await user.heading(transfer.acts.openDeposit.code).waitFor();
    await user.enterCode(await user.sheetCode('aibek'));
    await user.heading(transfer.acts.openDeposit.done).waitFor();
    const opened = (await depositsOf(client)).find(({ id }) => before.every((each) => each.id !== id));
    await page.getByRole('link', { name: deposits.opening.toDeposit, exact: true }).click();
    await page.getByText(opened?.contractNumber ?? 'no contract', { exact: true }).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

/** The bar of sections at the bottom of a phone. */
function barOf(page: Page) {
  return page.getByRole('navigation').filter({ has: page.locator('a[href="/payment"]') });
}

/** Words of the sections at the bottom of a phone that are wider than their place or off the screen. */
async function cutSections(page: Page): Promise<readonly string[]> {
  return barOf(page).evaluate((nav) =>
    [...nav.children].flatMap((section) => {
      const { left, right } = section.getBoundingClientRect();
      const inside =
        left >= 0 && right <= document.documentElement.clientWidth && section.scrollWidth <= section.clientWidth;
      return inside ? [] : [section.textContent];
    }),
  );
}

describe('the statement of a deposit, in Chinese', () => {
  it('is chosen, leads from its opening to its closing on the screen, and is taken as a file', async () => {
    const user = await environment.user({ language: 'cn' });
    const { page, words } = user;
    const { statements } = words;
    const client = await environment.apiClient('aizada');
    const savings = await savingsOf(client);
    await user.signIn('aizada', '/deposit/excerpt');
    await user.heading(statements.of.deposit.title).waitFor();
    await page.getByLabel(statements.of.deposit.subject, { exact: true }).selectOption(savings.id);
    await user.button(statements.presets.months3).click();
    const entries = page.getByRole('list', { name: statements.entries }).getByRole('listitem');
    await page.getByText(groupAccountNumber(savings.accountNumber), { exact: true }).waitFor();
    await entries.first().waitFor();

    const readOf = async (fact: keyof typeof statements.facts): Promise<bigint> => {
      const value = page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${statements.facts[fact]}$`) })
        .locator('xpath=following-sibling::dd[1]');
      return BigInt((await value.innerText()).replaceAll(/\D/g, ''));
    };
    await expect.poll(async () => (await readOf('entries')) === BigInt(await entries.count())).toBe(true);
    const closing = await readOf('closing');
    expect(closing).toBe(savings.balance.minor);
    expect((await readOf('opening')) + (await readOf('credited')) - (await readOf('debited'))).toBe(closing);
    await expectAccessible(user, 'deposits.statement');

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFits(user);
    await page.getByLabel(statements.format, { exact: true }).selectOption('csv');
    const [file] = await Promise.all([page.waitForEvent('download'), user.button(statements.download).click()]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(savings.accountNumber);
    expect(text).toContain(statements.facts.closing);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});

describe('deposits on a dark phone, in Kyrgyz', () => {
  it('fit, and so do the sections', async () => {
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    const savings = await savingsOf(await environment.apiClient('aizada'));
    await user.signIn('aizada');
    await page.getByRole('button', { name: words.shell.nav.more, exact: true }).click();
    await page.getByRole('link', { name: words.shell.nav.deposits, exact: true }).click();
    await user.heading(words.deposits.title).waitFor();
    await page.getByText(savings.contractNumber, { exact: true }).waitFor();
    await expectFits(user);
    expect(await cutSections(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => cutSections(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });

    await page.getByRole('link', { name: savings.name, exact: true }).click();
    await user.heading(savings.name).waitFor();
    await page.getByText(groupAccountNumber(savings.accountNumber), { exact: true }).waitFor();
    await expectFits(user);
    await page.getByRole('link', { name: words.deposits.statement, exact: true }).click();
    await user.heading(words.statements.of.deposit.title).waitFor();
    await expect
      .poll(() => page.getByLabel(words.statements.of.deposit.subject, { exact: true }).inputValue())
      .toBe(savings.id);
    await page
      .getByText(spaced(groupAccountNumber(savings.accountNumber)))
      .first()
      .waitFor();
    await page.getByLabel(words.statements.format, { exact: true }).selectOption('pdf');
    const [file] = await Promise.all([page.waitForEvent('download'), user.button(words.statements.download).click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expectFits(user);
    await page.goBack();
    await user.heading(savings.name).waitFor();
    await user.button(words.deposits.close).click();
    await user.heading(words.transfer.kinds.depositClosing.title).waitFor();
    await page.getByLabel(words.deposits.deposit, { exact: true }).waitFor();
    await expectFits(user);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('have five places in the bar of a company too', async () => {
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    await user.signIn('saltanat', '/deposit');
    await user.heading(words.deposits.title).waitFor();
    await expect.poll(() => barOf(page).locator(':scope > *').count()).toBe(5);
    await expectFits(user);
    expect(await cutSections(page)).toEqual([]);
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
