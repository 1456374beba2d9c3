import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { releaseNotes } from '../../scripts/lib/releaseNotes.mjs';
import { formatRate } from '../../src/domain/exchange/mainRates';
import { expectAccessible, expectFits } from './support/expectAccessible';
import type { ScreenState } from './support/screenStates';
import { TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';
import { field, signInHere } from './support/visitors';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

const HOUSE = '1-02-03-0004-0005-01-001';

/** The first note of the first release, as the changelog has it. */
const NOTE = releaseNotes(readFileSync(join(projectRoot(), 'CHANGELOG.md'), 'utf8')).at(-1)?.notes[0] ?? {};

async function atHub(user: BrowserUser): Promise<void> {
  await user.open('/login');
  await user.chooseLanguage();
  await user.page.getByRole('link', { name: user.words.login.ways.guest, exact: true }).click();
  await user.heading(user.words.guest.title).waitFor();
}

/** Converts an amount both ways, and looks at the history of another rate by keyboard and as a table. */
async function atRates(user: BrowserUser): Promise<void> {
  const { page, words, language } = user;
  const { converter, history } = words.rates;
  await field(user, converter.given).fill('10');
  await expect.poll(() => field(user, converter.taken).inputValue()).toMatch(/^871[.,]8/);
  await user.button(converter.swap).click();
  await expect.poll(() => field(user, converter.taken).inputValue()).toMatch(/^0[.,]11/);
  await field(user, converter.given).fill('0');
  await page.getByText(words.validation.NOT_POSITIVE).waitFor();
  await field(user, history.period).selectOption('year');
  await field(user, history.type).selectOption('official');
  await field(user, words.rates.currency).selectOption('EUR');
  const chart = page.getByRole('slider');
  await expect.poll(() => chart.getAttribute('aria-label')).toContain('EUR');
  await expect.poll(async () => Number(await chart.getAttribute('aria-valuemax'))).toBeGreaterThan(360);
  expect(await chart.getAttribute('aria-valuetext')).toContain(formatRate(99_867_900n, language));
  await chart.press('Home');
  expect(await chart.getAttribute('aria-valuenow')).toBe('1');
  await page.getByText(words.charts.asTable).click();
  await page.getByRole('table').nth(1).waitFor();
  await expectAccessible(user, 'rates.ofYear');
}

/** Calculates the tax of a house by both formulas of the law. */
async function atPropertyTax(user: BrowserUser): Promise<void> {
  const { page, words } = user;
  const { form, calculator, facts, signInToPay } = words.taxes;
  await user.button(calculator.submit).click();
  await page.getByText(words.validation.ENI_CODE).waitFor();
  await field(user, form.eniCode).fill(HOUSE);
  await field(user, form.taxYear).selectOption('2024');
  await user.button(calculator.submit).click();
  await page.getByText(facts.functionalCoefficient).waitFor();
  await expectAccessible(user, 'taxes.house');
  await field(user, form.taxYear).selectOption('2026');
  await user.button(calculator.submit).click();
  await page.getByText(facts.squareMetreRate).waitFor();
  const href = await page.getByRole('link', { name: signInToPay }).getAttribute('href');
  expect(href).toMatch(/^\/payment\/property-tax\?eniCode=1-02-03-0004-0005-01-001&taxYear=2026&amount=\d+\.\d\d$/);
}

/** States of the pages on the hub; the other pages are looked at by the tests of their area. */
const STATES: Readonly<Record<string, ScreenState>> = {
  '/exchange': 'rates.page',
  '/payment-fines': 'taxes.finesForm',
  '/transport-tax': 'taxes.vehicleForm',
  '/property-tax': 'taxes.houseForm',
  '/excerpt': 'statements.proofForm',
  '/release': 'guest.release',
  '/page-loan': 'guestLoans.calculator',
  '/register-elsom': 'wallets.registerForm',
};

/** Steps on a page once it has been looked at. */
const AT: Readonly<Record<string, (user: BrowserUser) => Promise<void>>> = {
  '/exchange': atRates,
  '/property-tax': atPropertyTax,
  '/release': async ({ page, language }) => {
    await page.getByText(NOTE[language] ?? 'a note', { exact: true }).waitFor();
  },
};

describe('pages without a sign-in', () => {
  it.each(['ru', 'kg'] as const)(
    'are all reached from the login page and lead back to the hub, in %s',
    async (language) => {
      const user = await environment.user({ language });
      const { page, words } = user;
      await atHub(user);
      await expectAccessible(user, 'guest.hub');
      const links = page.getByRole('main').getByRole('list').getByRole('link');
      const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(7);
      expect(paths).toEqual(expect.arrayContaining(Object.keys(STATES)));
      for (const path of paths) {
        await page.locator(`main li a[href="${path}"]`).click();
        await page.waitForURL(`**${path}`);
        await page.locator('main h1').waitFor();
        if (path.startsWith('/login')) {
          await page.goBack();
        } else {
          const state = STATES[path];
          await (state === undefined ? expectFits(user) : expectAccessible(user, state));
          await AT[path]?.(user);
          await page.getByRole('link', { name: words.guest.title, exact: true }).click();
        }
        await user.heading(words.guest.title).waitFor();
      }
      expect(user.consoleErrors).toEqual([]);
      await user.leave();
    },
  );

  it('lead through the sign-in to the payment, and the converter of a customer into the exchange', async () => {
    const user = await environment.user({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = user;
    await user.open('/login');
    await user.chooseLanguage();
    await user.open('/property-tax');
    await field(user, words.taxes.form.eniCode).fill(HOUSE);
    await field(user, words.taxes.form.taxYear).selectOption('2024');
    await user.button(words.taxes.calculator.submit).click();
    await page.getByRole('link', { name: words.taxes.signInToPay }).click();
    await signInHere(user, 'aibek');
    await user.heading(words.transfer.kinds.propertyTax.title).waitFor();
    await expect.poll(() => field(user, words.taxes.form.eniCode).inputValue()).toBe(HOUSE);
    await expect.poll(() => field(user, words.taxes.form.taxYear).inputValue()).toBe('2024');
    expect(await field(user, words.transfer.form.amount).inputValue()).toMatch(/^[1-9]/);

    await user.follow('/property-tax');
    await user.heading(words.taxes.propertyCalculator.title).waitFor();
    await field(user, words.taxes.form.eniCode).fill(HOUSE);
    await field(user, words.taxes.form.taxYear).selectOption('2025');
    await user.button(words.taxes.calculator.submit).click();
    await user.button(words.taxes.pay).click();
    await user.heading(words.transfer.kinds.propertyTax.title).waitFor();
    expect(await field(user, words.taxes.form.eniCode).inputValue()).toBe(HOUSE);
    expect(await field(user, words.taxes.form.taxYear).inputValue()).toBe('2025');
    expect(await field(user, words.transfer.form.amount).inputValue()).toMatch(/^[1-9]/);

    await user.follow('/exchange');
    await user.heading(words.rates.title).waitFor();
    await field(user, words.rates.converter.given).fill('12,5');
    await user.button(words.rates.exchange).click();
    await user.heading(words.transfer.kinds.exchange.title).waitFor();
    expect(await field(user, words.transfer.form.given).inputValue()).toBe('12,5');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('end at the login page when the network is lost, and are there again one step back', async () => {
    const user = await environment.user({ language: 'kg', width: 360 });
    const { page, words } = user;
    await atHub(user);
    await page.getByRole('link', { name: words.guest.services.transportTax.title }).click();
    await user.heading(words.taxes.calculator.title).waitFor();
    await user.context.setOffline(true);
    await user.heading(words.login.title).waitFor();
    await page.getByText(words.common.offline.signedOut).waitFor();
    await user.context.setOffline(false);
    // Until the page has noticed the network, it leads to the login page again.
    await page.getByText(words.common.offline.signedOut).waitFor({ state: 'hidden' });
    await page.goBack();
    await user.heading(words.taxes.calculator.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/transport-tax');
    await user.leave();
  });
});
