import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Account } from '../../src/domain/account/Account';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import type { Money } from '../../src/domain/money/Money';
import type { RawClient } from '../support/RawClient';
import { usableAccounts } from '../support/usableAccounts';
import { expectAccessible, expectFits } from './support/expectAccessible';
import type { BrowserUser } from './support/BrowserUser';
import { nextLiveStream } from './support/nextLiveStream';
import { availableOn, TestEnvironment } from './support/TestEnvironment';

const LIVE_MS = 15_000;

let environment: TestEnvironment;
let apiClient: RawClient;
let debit: Account;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  apiClient = await environment.apiClient('saltanat');
  [debit] = await usableAccounts(apiClient, 'KGS');
});
afterAll(() => environment.close());

function costOf(count: bigint): Money {
  return money(35_000n * count, 'KGS');
}

/** Fills in an order for some checkbooks and sends it to those who sign. */
async function order(maker: BrowserUser, count: bigint): Promise<void> {
  const { page, words } = maker;
  const { market, transfer } = words;
  await maker.open('/market');
  await maker.heading(market.title).waitFor();
  await page.getByText(market.products['checkbook-ordering']).waitFor();
  await expectAccessible(maker, 'market.company');
  await page.locator('main a[href="/market/checkbook-ordering"]').click();
  await maker.heading(transfer.kinds.checkbookOrdering.title).waitFor();
  await maker.chooseAccount(transfer.form.from, debit);
  await page.getByLabel(market.checkbook.count, { exact: true }).fill(count.toString());
  await page.getByText(formatMoney(costOf(count), maker.language)).waitFor();
  await page.getByLabel(market.checkbook.fullName, { exact: true }).fill('Асанов Тимур');
  await page.getByLabel(market.checkbook.passport, { exact: true }).fill('id 1234567');
  await page.getByLabel(market.checkbook.issuedBy, { exact: true }).fill('МКК 211051');
  await page.getByLabel(market.checkbook.issuedOn, { exact: true }).fill('04.03.2021');
  await page.getByLabel(market.checkbook.phone, { exact: true }).fill('0555 123 456');
  await expectAccessible(maker, 'checkbooks.form');
  await maker.button(transfer.form.next).click();
  await maker.heading(transfer.acts.order.check).waitFor();
  await expectFits(maker);
  await maker.button(transfer.signatures.send).click();
  await maker.heading(transfer.signatures.sentTitle).waitFor();
}

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

/** Presses a button of the application at the desk of the demonstration. */
async function moveAtTheDesk(user: BrowserUser, state: string, comment: string): Promise<void> {
  const desk = await user.newTab('/sandbox/');
  const section = desk.locator('#shop-applications');
  await section.getByRole('textbox').first().fill(comment);
  await section.getByRole('button').filter({ hasText: state }).first().click();
  await desk.locator('#notice').filter({ hasText: 'Состояние изменено.' }).waitFor();
  await desk.close();
}

describe('checkbooks of a company', () => {
  it('are ordered in Russian, signed by two, and followed in English while the bank works on them', async () => {
    const maker = await environment.user({ language: 'ru', width: 360, theme: 'dark' });
    const director = await environment.user({ language: 'en' });
    const [before = 0n] = await availableOn(apiClient, debit);
    const stream = await nextLiveStream(director.page);
    await maker.signIn('saltanat');
    await director.signIn('daniyar');
    await stream.alive;
    const { market } = director.words;

    await director.follow('/market/applications');
    await director.page.getByText(market.applications.empty.title).waitFor();
    await expectAccessible(director, 'market.noApplications');
    await order(maker, 2n);
    await sign(director, 'daniyar');
    await sign(maker, 'saltanat');
    expect(await availableOn(apiClient, debit)).toEqual([before - costOf(2n).minor]);

    await director.open('/market/applications');
    const steps = director.page.getByRole('list', { name: market.applications.steps });
    await steps.getByText(market.states.ACCEPTED_FOR_PROCESSING).waitFor();
    await director.page.getByText(market.next.ACCEPTED_FOR_PROCESSING).waitFor();
    const again = await nextLiveStream(director.page);
    await director.page.reload();
    await again.alive;
    await moveAtTheDesk(maker, 'В обработке', 'Печатаем.');
    await director.page.getByText(market.next.IN_PROCESS).waitFor({ timeout: LIVE_MS });
    await steps.getByText('Печатаем.').waitFor();
    expect(await director.button(market.applications.cancel).count()).toBe(0);
    await moveAtTheDesk(maker, 'Сформировано', '');
    await director.page.getByText(market.ready.makeCheckbookOrder.FORMED).waitFor({ timeout: LIVE_MS });
    await expectAccessible(director, 'market.applications');
    expect([...maker.consoleErrors, ...director.consoleErrors]).toEqual([]);
    await maker.leave();
    await director.leave();
  });

  it('are recalled by a signer, in Chinese, and the money is returned', async () => {
    const maker = await environment.user({ language: 'cn' });
    const director = await environment.user({ language: 'kg', width: 360 });
    await maker.signIn('saltanat');
    await director.signIn('daniyar');
    const [before = 0n] = await availableOn(apiClient, debit);
    await order(maker, 3n);
    await sign(director, 'daniyar');
    await sign(maker, 'saltanat');
    expect(await availableOn(apiClient, debit)).toEqual([before - costOf(3n).minor]);
    const { market } = maker.words;
    await maker.open('/market/applications');
    await maker.button(market.applications.cancel).first().click();
    await expectAccessible(maker, 'market.cancelQuestion');
    await maker.page.getByRole('alertdialog').getByRole('button', { name: market.applications.cancelYes }).click();
    await maker.page.getByText(market.next.CANCELLED).waitFor();
    expect(await availableOn(apiClient, debit)).toEqual([before]);
    await director.open('/market/applications');
    await director.page.getByText(director.words.market.next.CANCELLED).waitFor();
    await expectFits(director);
    await maker.leave();
    await director.leave();
  });
});

describe('the showcase of a person', () => {
  it('shows products for individuals, and a form for companies says so', async () => {
    const user = await environment.user({ language: 'en' });
    const { market } = user.words;
    await user.signIn('aibek');
    await user.page.getByRole('link', { name: user.words.shell.nav.market, exact: true }).click();
    await user.page.getByText(market.products['deposit-application']).waitFor();
    expect(await user.page.getByText(market.products['checkbook-ordering']).count()).toBe(0);
    await expectAccessible(user, 'market.person');
    await user.open('/market/checkbook-ordering');
    await user.page.getByText(market.notOffered.title).waitFor();
    await expectAccessible(user, 'market.notOffered');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
