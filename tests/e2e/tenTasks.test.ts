import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays } from '../../src/domain/time/days';
import { writtenDay } from '../../src/domain/time/format';
import { bankDayOf } from '../../src/domain/time/Instant';
import { DEMONSTRATION_PASSWORD } from '../support/RawClient';
import { bankNow } from '../support/walkTime';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import type { Locator } from 'playwright-core';

const LOGIN = 'aibek';
const PHONE = { width: 360, height: 740 };
const PAID_BEFORE = 'Айзада Т.';
const SOMEBODY_NEW = '0999 000 505';
const PROVIDER = 'Ала-Нур Электро';
const METER = '120456789';
/** Presses after signing in: three for a repeat, four for a new person, six for another new payment of which everything is known. */
const MAX_PRESSES: Readonly<Record<string, number>> = {
  'Pay a person again': 3,
  'Pay a new person by phone': 4,
  'Top up the own phone': 6,
  'Pay for electricity, found by «свет»': 6,
  'Pay the tax on a flat': 6,
  'Buy dollars': 6,
};

/** A person who does a task on a phone: what is pressed and what is typed into is counted. */
class Person {
  presses = 0;
  typed = 0;

  constructor(readonly user: BrowserUser) {}

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  /** A choice of the browser's own, which is opened and then chosen from. */
  async choose(label: string, option: string): Promise<void> {
    this.presses += 2;
    await this.field(label).selectOption(option);
  }

  async type(label: string, text: string): Promise<void> {
    this.typed += 1;
    await this.field(label).fill(text);
  }

  field(label: string): Locator {
    return this.user.page.getByLabel(label, { exact: true });
  }

  /** Nothing has to be scrolled to reach these: they are in sight where the page and its sheet begin. */
  async expectInSight(...targets: readonly Locator[]): Promise<void> {
    for (const target of targets) {
      await target.waitFor();
      await expect
        .poll(() =>
          target.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const scrolled = element.closest('[role="dialog"]')?.scrollTop ?? window.scrollY;
            return { isInSight: top >= 0 && bottom <= window.innerHeight, scrolled };
          }),
        )
        .toEqual({ isInSight: true, scrolled: 0 });
    }
  }

  /** From the sheet that asks for the code until the result. */
  async confirm(name: RegExp): Promise<void> {
    const { user } = this;
    await user.page.getByLabel(user.words.code.field, { exact: true }).waitFor();
    await this.type(user.words.code.field, await user.sheetCode(LOGIN));
    await this.press(user.page.getByRole('button', { name }));
  }
}

type Task = (person: Person) => Promise<void>;

const TASKS: Readonly<Record<string, Task>> = {
  'Pay a person again': async (person) => {
    const { page, words, button } = handlesOf(person);
    const people = page.getByRole('region', { name: words.payees.people });
    await person.press(people.getByRole('link').filter({ hasText: PAID_BEFORE }));
    await person.expectInSight(person.field(words.transfer.form.amount), button(words.transfer.form.next));
    await person.type(words.transfer.form.amount, '15');
    await person.press(button(words.transfer.form.next));
    const submit = page.getByRole('button', { name: startOf(words.transfer.acts.transfer.submit) });
    await person.expectInSight(person.field(words.code.field), submit);
    await person.confirm(startOf(words.transfer.acts.transfer.submit));
    await page.waitForURL('**/payment/other-accounts/result/*');
  },
  'Pay a new person by phone': async (person) => {
    const { page, words, button } = handlesOf(person);
    await person.press(page.getByRole('main').getByRole('link', { name: words.home.quick.send, exact: true }));
    await person.type(words.transfer.form.recipient, SOMEBODY_NEW);
    await person.type(words.transfer.form.amount, '16');
    await person.press(button(words.transfer.form.next));
    await person.confirm(startOf(words.transfer.acts.transfer.submit));
    await page.waitForURL('**/payment/other-accounts/result/*');
  },
  'Top up the own phone': async (person) => {
    const { page, words, button } = handlesOf(person);
    await person.press(page.locator('nav a[href="/payment"]:visible').first());
    await person.press(page.locator('main a[href="/payment/provider/mobile"]').first());
    await person.press(page.getByRole('button', { name: words.shell.own.person.phone }));
    await person.type(words.transfer.form.amount, '17');
    await person.press(button(words.transfer.form.next));
    await person.confirm(startOf(words.transfer.acts.payment.submit));
    await page.waitForURL('**/result/*');
  },
  'Pay for electricity, found by «свет»': async (person) => {
    const { page, words, button } = handlesOf(person);
    await person.press(button(words.search.field));
    await page.getByRole('combobox', { name: words.palette.title, exact: true }).fill('свет');
    person.typed += 1;
    const found = page.getByRole('listbox', { name: words.palette.title, exact: true }).getByRole('option');
    await person.press(found.filter({ hasText: PROVIDER }).first());
    await page.waitForURL('**/payment/provider/bill');
    const account = page.locator('main form input[type="text"]:visible:not([role="combobox"])').first();
    await account.fill(METER);
    person.typed += 1;
    await person.type(words.transfer.form.amount, '18');
    await person.press(button(words.transfer.form.next));
    await person.confirm(startOf(words.transfer.acts.payment.submit));
    await page.waitForURL('**/result/*');
  },
  'Pay the tax on a flat': async (person) => {
    const { page, words, button } = handlesOf(person);
    const { form } = words.taxes;
    await person.press(button(words.search.field));
    await page.getByRole('combobox', { name: words.palette.title, exact: true }).fill('налог на имущество');
    person.typed += 1;
    await person.press(page.getByRole('option').filter({ hasText: words.transfer.kinds.propertyTax.title }).first());
    await page.waitForURL('**/payment/property-tax');
    await person.press(page.getByRole('group', { name: form.properties }).getByText(words.taxes.propertyKinds.flat));
    await expect.poll(() => person.field(words.transfer.form.amount).inputValue()).not.toBe('');
    await person.press(button(words.transfer.form.next));
    await person.confirm(startOf(words.transfer.acts.payment.submit));
    await page.waitForURL('**/result/*');
  },
  'Buy dollars': async (person) => {
    const { page, words, button } = handlesOf(person);
    await person.press(button(words.home.whole));
    await person.press(
      page.getByRole('link', { name: words.home.ratesExchange.replace('{{currency}}', 'USD'), exact: true }),
    );
    await expect.poll(() => person.field(words.transfer.form.to).innerText()).toContain('USD');
    await person.type(words.transfer.form.taken, '1');
    await person.press(button(words.transfer.form.next));
    await person.confirm(startOf(words.transfer.acts.exchange.submit));
    await page.waitForURL('**/payment/exchange/result/*');
  },
  'Repeat a payment every month': async (person) => {
    const { page, words, button } = handlesOf(person);
    const { templates, profile, code } = words;
    const operations = page.getByRole('main').locator('a[href^="/history/"]');
    await person.press(operations.filter({ hasText: PROVIDER }).first());
    await person.press(button(templates.keepScheduled));
    await person.press(button(templates.next));
    await page.waitForURL('**/profile/scheduled-payments/edit?template=*');
    await person.press(page.getByLabel(templates.form.periodicities.monthly, { exact: true }));
    await person.type(templates.form.firstDay, writtenDay(addDays(bankDayOf(bankNow()), 3)));
    const phone = await person.user.phoneOf(LOGIN);
    await person.press(button(profile.change.next));
    await person.type(code.field, await phone.next());
    await person.press(button(code.submit));
    await person.user.heading(templates.form.doneTitle).waitFor();
  },
  'Get a statement': async (person) => {
    const { page, words, button } = handlesOf(person);
    await person.press(page.getByRole('main').locator('a[href^="/accounts/"]:visible').first());
    await person.press(page.getByRole('main').locator('a[href^="/accounts/excerpt"]:visible').first());
    const downloading = page.waitForEvent('download');
    await person.press(button(words.statements.download));
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  },
  'Lower the limit of a card': async (person) => {
    const { page, words, button } = handlesOf(person);
    const { profile, code, cardProducts } = words;
    // What was unfolded stays so.
    if (await button(words.home.whole).isVisible()) {
      await person.press(button(words.home.whole));
    }
    await person.press(page.getByRole('main').locator('a[href^="/card-list/"]:visible').first());
    await person.press(page.getByRole('link', { name: cardProducts.actions.limits }));
    await person.press(page.getByRole('radio', { name: cardProducts.limits.types.INTERNET }));
    await person.type(cardProducts.limits.daily, '0');
    const phone = await person.user.phoneOf(LOGIN);
    await person.press(button(profile.change.next));
    await person.type(code.field, await phone.next());
    await person.press(button(code.submit));
    await person.user.heading(cardProducts.limits.doneTitle).waitFor();
  },
};

function handlesOf({ user }: Person) {
  return { page: user.page, words: user.words, button: (name: string) => user.button(name) };
}

/** Name of a button that ends with an amount. */
function startOf(text: string): RegExp {
  return new RegExp(`^${text.split('{{')[0] ?? ''}`);
}

/** Tasks with their presses and fields, as docs/experience.md tells them. */
function documented(): Readonly<Record<string, string>> {
  const rows = readFileSync('docs/experience.md', 'utf8').matchAll(/^\| ([^|]+?) +\| (\d+) +\| (\d+) +\|/gm);
  return Object.fromEntries(Array.from(rows, ([, name = '', presses, typed]) => [name, `${presses} and ${typed}`]));
}

describe('the tasks of every day, on a phone', () => {
  let environment: TestEnvironment;
  let user: BrowserUser;

  beforeAll(async () => {
    environment = await TestEnvironment.open();
    user = await environment.user(PHONE);
    await user.signIn(LOGIN);
  });

  afterAll(() => environment.close());

  it('Sign in', async () => {
    const newcomer = await environment.user(PHONE);
    const person = new Person(newcomer);
    const { words, page } = newcomer;
    await newcomer.open('/login');
    const phone = await newcomer.phoneOf(LOGIN);
    await person.type(words.login.username, LOGIN);
    await person.type(words.login.password, DEMONSTRATION_PASSWORD);
    await person.press(newcomer.button(words.login.submit));
    await page.waitForURL('**/otp');
    await person.type(words.code.field, await phone.next());
    await person.press(newcomer.button(words.code.submit));
    await newcomer.heading(words.home.title).waitFor();
    expect(`${person.presses} and ${person.typed}`).toBe(documented()['Sign in']);
    expect(newcomer.consoleErrors).toEqual([]);
    await newcomer.leave();
  });

  it.each(Object.entries(TASKS))('%s', async (name, walk) => {
    const person = new Person(user);
    await user.load('/');
    // With the accounts the page knows the customer, and what was unfolded the last time.
    await user.page.locator('#root main a[href^="/accounts/overview"]').first().waitFor();
    await walk(person);
    expect(`${person.presses} and ${person.typed}`).toBe(documented()[name]);
    expect(person.presses).toBeLessThanOrEqual(MAX_PRESSES[name] ?? Infinity);
    expect(user.consoleErrors).toEqual([]);
  });

  it('are all that docs/experience.md tells of', () => {
    expect(Object.keys(documented())).toEqual(['Sign in', ...Object.keys(TASKS)]);
  });
});
