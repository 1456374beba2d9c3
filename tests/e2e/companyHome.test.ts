import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { totalsOf } from '../../src/domain/corporate/PaymentDocument';
import type { PaymentDocument } from '../../src/domain/corporate/PaymentDocument';
import { formatMoney } from '../../src/domain/money/formatAmount';
import { money } from '../../src/domain/money/Money';
import { checkedToOperationId } from '../../src/domain/operation/OperationId';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { RawClient } from '../support/RawClient';
import { usableAccount } from '../support/usableAccounts';
import { expectAccessible } from './support/expectAccessible';
import { spaced, TestEnvironment } from './support/TestEnvironment';
import type { BrowserUser } from './support/BrowserUser';

const AMOUNT = money(7_654_300n, 'KGS');
const REASON = 'Счёт № 17';

let environment: TestEnvironment;
let maker: RawClient;
let director: RawClient;

beforeAll(async () => {
  environment = await TestEnvironment.open();
  [maker, director] = await Promise.all([environment.apiClient('saltanat'), environment.apiClient('daniyar')]);
});

afterAll(() => environment.close());

/** A payment to another customer that is sent to those who sign. */
async function send(): Promise<OperationId> {
  const operationId = checkedToOperationId(randomUUID());
  const [debit, credit] = await Promise.all([
    usableAccount(maker, 'KGS'),
    usableAccount(await environment.apiClient('aibek'), 'KGS'),
  ]);
  if (operationId === undefined) {
    throw new Error('Not an operation id');
  }
  const created = await maker.execute('MAKE_BANK_CLIENT_TRANSFER', {
    operationId,
    debitAccountId: debit.id,
    recipient: { by: 'account', value: credit.number },
    amount: AMOUNT,
    purpose: REASON,
  });
  expect(created.ok).toBe(true);
  expect((await maker.execute('SEND_TXN_TO_PROCESSING_CORP', { operationId })).ok).toBe(true);
  return operationId;
}

async function documentsOf(client: RawClient): Promise<readonly PaymentDocument[]> {
  const answer = await client.execute('GET_TXNS_ON_CONFIRMATION', {});
  return answer.ok ? answer.value : [];
}

function groupOf({ page, words }: BrowserUser, act: 'sign' | 'correct', number: number) {
  const name = words.companyHome.groups[act].replace('{{number}}', String(number));
  return page.getByRole('region', { name, exact: true });
}

describe.each([
  { language: 'ru', theme: 'light', width: 1280, height: 900 },
  { language: 'kg', theme: 'dark', width: 360, height: 740 },
] as const)('the home page of a company, in $language, $theme at $width px', (look) => {
  it('leads a signer to the selected document, and shows the sums of this week', async () => {
    await send();
    const user = await environment.user(look);
    const { page, words } = user;
    const waiting = await documentsOf(director);
    const number = waiting.filter(({ canSign }) => canSign).length;
    const [leaving] = totalsOf(waiting);
    await user.signIn('daniyar');
    const act = groupOf(user, 'sign', number).getByRole('link').first();
    await act.waitFor();
    const box = await act.boundingBox();
    expect((box?.y ?? look.height) + (box?.height ?? 0)).toBeLessThan(look.height - 64);
    if (look.width < 1000) {
      await user.button(words.home.whole).click();
    }
    const week = page.getByRole('region', { name: words.calendar.upcoming, exact: true });
    await week.getByText(words.companyHome.leaving.documents.replace('{{number}}', String(number))).waitFor();
    expect(spaced(await week.innerText())).toContain(spaced(formatMoney(leaving, look.language)));
    await expectAccessible(user, 'companyHome.page');

    await act.click();
    await page.getByText(words.signing.picked.replace('{{number}}', '1'), { exact: true }).waitFor();
    expect(await page.getByRole('main').getByRole('checkbox', { checked: true }).count()).toBe(number === 1 ? 2 : 1);
    expect(new URL(page.url()).search).toBe('');
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });

  it('leads the maker of a declined document to its filled form', async () => {
    const operationId = await send();
    expect((await director.execute('DECLINE_TXN_ON_CONFIRMATION', { operationId, reason: REASON })).ok).toBe(true);
    const user = await environment.user(look);
    const { page, words } = user;
    await user.signIn('saltanat');
    const panel = page.getByRole('region', { name: words.home.waiting.title, exact: true });
    await panel.getByText(REASON).first().waitFor();
    await expectAccessible(user, 'companyHome.declined');
    await panel
      .getByRole('link', { name: new RegExp(`^${words.companyHome.acts.correct}`) })
      .first()
      .click();
    await page.waitForURL('**/payment/other-accounts');
    const amount = page.getByLabel(words.transfer.form.amount, { exact: true });
    await expect.poll(async () => spaced(await amount.inputValue())).toMatch(/^76 543(?:[.,]00)?$/);
    await page.goBack();
    await user.heading(words.home.title).waitFor();
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  });
});
