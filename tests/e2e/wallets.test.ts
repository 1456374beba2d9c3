import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { shownWalletNumber } from '../../src/domain/wallet/walletNumber';
import { REGISTRATION_TOPICS } from '../../src/domain/wallet/WalletRegistration';
import { objections } from './support/objections';
import { spaced, Stage } from './support/Stage';
import type { Visitor } from './support/Visitor';

const BOUND = '+996700101010';
const FREE = '+996777101020';
const PHONE = '+996555000101';
const TOPIC = REGISTRATION_TOPICS[1]?.name.kg ?? '';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

/** Amounts and numbers are grouped with no-break spaces; a page is read without minding which. */
async function reads({ page }: Visitor): Promise<string> {
  return spaced(await page.getByRole('main').innerText());
}

const walletLink = ({ page }: Visitor, number: string) =>
  page.getByRole('link', { name: `Elsom ${shownWalletNumber(number)}`, exact: true });

describe('wallets, in Kyrgyz', () => {
  it('are listed, found, bound with a code, unbound after a question and opened', async () => {
    const visitor = await stage.visitor({ language: 'kg' });
    const { page, words } = visitor;
    const { wallets, profile } = words;
    const walletBalance = spaced(formatMoney(money(336_550n, 'KGS'), 'kg'));
    await visitor.signIn('aibek');

    await page.getByRole('button', { name: words.shell.userMenu.label }).click();
    await page.getByRole('menuitem', { name: words.shell.userMenu.wallets }).click();
    await visitor.heading(wallets.title).waitFor();
    await walletLink(visitor, BOUND).waitFor();
    expect(await reads(visitor)).toContain(walletBalance);
    expect(await objections(page, 'wallets')).toEqual([]);

    await walletLink(visitor, BOUND).click();
    await page.getByText('Жибек Нет', { exact: true }).waitFor();
    expect(await reads(visitor)).toContain(wallets.kinds.cashOut);
    expect(await objections(page, 'a wallet')).toEqual([]);

    await page.getByRole('link', { name: wallets.title, exact: true }).click();
    await page.getByRole('link', { name: wallets.find.title, exact: true }).click();
    await page
      .getByRole('link', { name: wallets.find.bindOne.replace('{{number}}', shownWalletNumber(FREE)), exact: true })
      .waitFor();
    expect(await objections(page, 'wallets found')).toEqual([]);
    await page
      .getByRole('link', { name: wallets.find.bindOne.replace('{{number}}', shownWalletNumber(FREE)), exact: true })
      .click();
    await visitor.heading(wallets.bind.title).waitFor();
    const number = page.getByLabel(wallets.number, { exact: true });
    await expect.poll(() => number.inputValue()).toBe(shownWalletNumber(FREE));
    expect(await objections(page, 'form of a binding')).toEqual([]);
    const phone = await visitor.phoneOf('aibek');
    await visitor.button(profile.change.next).click();
    await visitor.heading(profile.change.codeTitle).waitFor();
    await page
      .getByText(wallets.bind.subject.replace('{{number}}', shownWalletNumber(FREE)), { exact: true })
      .waitFor();
    await visitor.enterCode(await phone.next());
    await visitor.heading(wallets.bind.doneTitle).waitFor();
    await page.getByRole('link', { name: wallets.title, exact: true }).first().click();
    await walletLink(visitor, FREE).click();
    await visitor.button(wallets.unbind.action).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await objections(page, 'the question before a wallet is unbound')).toEqual([]);
    await visitor.button(wallets.unbind.yes).click();
    await visitor.heading(wallets.title).waitFor();
    await walletLink(visitor, BOUND).waitFor();
    await expect.poll(() => walletLink(visitor, FREE).count()).toBe(0);

    await page.getByRole('link', { name: wallets.register.title, exact: true }).click();
    await visitor.heading(wallets.register.title).waitFor();
    await page.getByRole('radio', { name: TOPIC }).waitFor();
    await visitor.button(profile.change.next).click();
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
    await number.fill(BOUND);
    await page.getByText(wallets.register.oneThere).waitFor();
    expect(await objections(page, 'form of a registration')).toEqual([]);
    await number.fill(PHONE);
    await page.getByText(wallets.register.oneThere).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: TOPIC }).check();
    const again = await visitor.phoneOf('aibek');
    await visitor.button(profile.change.next).click();
    await visitor.heading(profile.change.codeTitle).waitFor();
    await visitor.enterCode(await again.next());
    await visitor.heading(wallets.register.doneTitle).waitFor();
    await page.getByRole('link', { name: wallets.title, exact: true }).first().click();
    await page.getByText(wallets.statuses.registering, { exact: true }).waitFor();
    // The operator of the demonstration opens it within half a minute; the open page hears of it by itself.
    await page.getByText(wallets.statuses.registering, { exact: true }).waitFor({ state: 'detached', timeout: 60_000 });
    await expect.poll(() => reads(visitor)).toContain(spaced(formatMoney(money(0n, 'KGS'), 'kg')));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('fit a dark phone, and are none of a company’s', async () => {
    const visitor = await stage.visitor({ language: 'kg', width: 360, theme: 'dark' });
    const { page, words } = visitor;
    const { wallets } = words;
    await visitor.signIn('aizada');
    await visitor.open('/wallets');
    await page.getByText(wallets.empty.title, { exact: true }).waitFor();
    expect(await objections(page, 'no wallets on a phone')).toEqual([]);
    for (const [path, heading] of [
      ['/wallets/find', wallets.find.title],
      ['/market/elsom-registration', wallets.register.title],
    ] as const) {
      await visitor.open(path);
      await visitor.heading(heading).waitFor();
      await expect
        .poll(() => page.getByRole('main').getByRole('listitem').or(page.getByRole('radio')).count())
        .toBeGreaterThan(0);
      expect(await objections(page, `${path} on a phone`)).toEqual([]);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();

    const company = await stage.visitor({ language: 'kg' });
    await company.signIn('saltanat');
    await company.page.getByRole('button', { name: words.shell.userMenu.label }).click();
    await company.page.getByRole('menuitem', { name: words.shell.userMenu.profile }).waitFor();
    expect(await company.page.getByRole('menuitem', { name: words.shell.userMenu.wallets }).count()).toBe(0);
    await company.open('/wallets');
    await company.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => company.page.getByRole('heading', { name: wallets.title, exact: true }).count()).toBe(0);
    expect(company.complaints).toEqual([]);
    await company.leave();
  });
});
