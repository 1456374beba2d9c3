import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import type { Account } from '../../../src/domain/account/Account';
import { add, money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import type { User } from '../../../src/domain/user/User';
import { historyRow } from '../../../src/ui/objects/operations/historyRow';
import { TransactionFacts } from '../../../src/ui/objects/operations/TransactionFacts';
import { anAccount, aTransaction, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

const DEBIT = anAccount({ id: '1', number: '1280010000000114', name: 'Основной' });
const TRANSACTION = aTransaction({ senderName: 'Айбек Асанов', recipientName: 'Айзада Токтосунова' });

function valueOf(term: string): string {
  return screen.getByText(term).parentElement?.textContent ?? '';
}

async function show(
  debitAccount: Account | undefined,
  creditAccount: Account | undefined,
  transaction = TRANSACTION,
  reader: Partial<User> = {},
) {
  const row = historyRow(transaction, [DEBIT.number]);
  const user = new UserStore(new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser(reader)) }));
  await user.reload();
  return showInBank(<TransactionFacts row={row} debitAccount={debitAccount} creditAccount={creditAccount} />, {
    services: [user],
  });
}

describe('TransactionFacts', () => {
  it("shows the customer's own account by its name and number, and another's by whose it is", async () => {
    await show(DEBIT, undefined);
    expect(valueOf('Со счёта')).toBe('Со счётаОсновной1280\u00a00100\u00a00000\u00a00114');
    expect(valueOf('На счёт')).toBe('На счётАйзада Токтосунова1280\u00a00100\u00a00000\u00a00215');
  });

  it('shows no sender or recipient of a movement between own products', async () => {
    const mine = { senderName: 'Айбек Асанов', recipientName: 'Айбек Асанов' };
    const { unmount } = await show(DEBIT, undefined, aTransaction({ ...mine, txnCode: 'MAKE_DEPOSIT' }));
    expect(valueOf('На счёт')).toBe('На счётВклад1280\u00a00100\u00a00000\u00a00215');
    unmount();
    await show(undefined, undefined, aTransaction({ ...mine, txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER' }));
    expect(document.body.textContent).not.toContain('Асанов');
  });

  it('shows what was agreed on: the rate, the bank, the way and the reference', async () => {
    const terms = {
      rate: 87_712_300n,
      rateBase: 'USD',
      rateQuote: 'KGS',
      paymentSystem: 'gross',
      bic: '109022',
      details: { inn: '01203199810015' },
    } as const;
    await show(DEBIT, undefined, aTransaction({ operationId: '00000000-0000-4000-8000-000000000001', terms }));
    expect(valueOf('БИК банка получателя')).toContain('109022');
    expect(valueOf('ИНН получателя')).toContain('01203199810015');
    expect(valueOf('Идентификатор')).toContain('00000000-0000-4000-8000-000000000001');
    expect(document.body.textContent).toContain('1 USD = 87,7123 KGS');
    expect(valueOf('Способ отправки')).toContain('Срочно, 10–30 минут');
    expect(document.body.textContent).not.toContain('гросс');
  });

  it('names the payment system to a company by its term too', async () => {
    const terms = { paymentSystem: 'clearing' } as const;
    await show(DEBIT, undefined, aTransaction({ terms }), { customerKind: 'C' });
    expect(document.body.textContent).toContain('До конца дня (клиринг)');
  });

  it('shows the amount with the fee, and only one amount without a fee', async () => {
    const [amount, fee] = [money(200_000n, 'KGS'), money(1_000n, 'KGS')];
    const debit = { ...TRANSACTION.debit, amount };
    const { unmount } = await show(DEBIT, undefined, { ...TRANSACTION, debit, fee, totalDebited: add(amount, fee) });
    expect([valueOf('Комиссия'), valueOf('Всего списано')].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Комиссия10,00 сом',
      'Всего списано2 010,00 сом',
    ]);
    unmount();
    await show(DEBIT, undefined, { ...TRANSACTION, debit, fee: money(0n, 'KGS'), totalDebited: amount });
    expect(screen.queryByText('Всего списано')).toBeNull();
    expect(valueOf('Комиссия')).toBe('КомиссияБез комиссии');
  });

  it('leads from what came back to the payment, and the other way round', async () => {
    const related = { id: '77', number: '12', createdAt: Date.UTC(2026, 10, 23, 4) };
    const { unmount } = await show(undefined, DEBIT, {
      ...TRANSACTION,
      debit: TRANSACTION.credit,
      credit: TRANSACTION.debit,
      fee: money(1_000n, 'KGS'),
      totalDebited: undefined,
      returnOf: related,
    });
    const link = () => screen.getByRole('link', { name: '№ 12, 23.11.2026' });
    expect([valueOf('Возврат платежа'), link().getAttribute('href')]).toEqual([
      'Возврат платежа№ 12, 23.11.2026',
      '/history/77',
    ]);
    expect(valueOf('Возврат комиссии').replaceAll(/\s/g, ' ')).toBe('Возврат комиссии10,00 сом');
    unmount();
    await show(DEBIT, undefined, { ...TRANSACTION, returnedBy: [related] });
    expect([valueOf('Возвращено'), link().getAttribute('href')]).toEqual(['Возвращено№ 12, 23.11.2026', '/history/77']);
  });

  it('says what an own account without a name is', async () => {
    await show({ ...DEBIT, name: '' }, undefined);
    expect(valueOf('Со счёта')).toBe('Со счётаСчёт KGS1280\u00a00100\u00a00000\u00a00114');
  });
});
