import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Transaction } from '../../../src/domain/history/Transaction';
import type { OwnAccount } from '../../../src/domain/history/transactionTitle';
import { add, money } from '../../../src/domain/money/Money';
import { historyRow } from '../../../src/ui/objects/operations/historyRow';
import { OperationRow } from '../../../src/ui/objects/operations/OperationRow';
import { aTransaction } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

const PAYMENT = aTransaction({ recipientName: 'ОсОО Пример Связь' });
const OWN = [PAYMENT.debit.accountNumber ?? ''];
const [AMOUNT, FEE] = [money(12_543_050n, 'KGS'), money(5_000n, 'KGS')];

const NAMES: Readonly<Record<string, OwnAccount>> = {
  [OWN[0] ?? '']: { product: 'current', name: 'Основной', currency: 'KGS' },
  [PAYMENT.credit.accountNumber ?? '']: { product: 'current', name: '', currency: 'EUR' },
};
const accountOf = (number: string | undefined) => (number === undefined ? undefined : NAMES[number]);

async function textOf(transaction: Transaction, own = OWN): Promise<string> {
  await showInBank(<OperationRow row={historyRow(transaction, own, { accountOf })} />);
  return (screen.getByRole('link').textContent ?? '').replaceAll(/\s/g, ' ');
}

describe('a line of history', () => {
  it('shows the amount of the document, and the fee beside it by its name', async () => {
    const debit = { ...PAYMENT.debit, amount: AMOUNT };
    const text = await textOf({ ...PAYMENT, debit, fee: FEE, totalDebited: add(AMOUNT, FEE) });
    expect(text).toContain('−125 430,50 сом');
    expect(text).toContain('Комиссия 50,00 сом');
    expect(text).not.toContain('125 480,50');
  });

  it('heads a move between own accounts with the names of both', async () => {
    const text = await textOf({ ...PAYMENT, txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER' }, Object.keys(NAMES));
    expect(text).toContain('Основной → Счёт EUR');
    expect(text).toContain('Между своими счетами');
  });

  it('heads money that came with its sender, then says what it is and which account it is on', async () => {
    const text = await textOf(
      {
        ...PAYMENT,
        txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
        debit: { ...PAYMENT.credit, accountNumber: '1280090000000916' },
        credit: PAYMENT.debit,
        senderName: 'Айзада С.',
        recipientName: 'Айбек А.',
        purpose: 'За билеты',
      },
      Object.keys(NAMES),
    );
    expect(text).toContain('Айзада С.');
    expect(text).not.toContain('Айбек');
    for (const words of ['Перевод клиенту банка', 'За билеты', 'Основной']) {
      expect(text).toContain(words);
    }
  });

  it('names no fee where there is none', async () => {
    const debit = { ...PAYMENT.debit, amount: AMOUNT };
    expect(await textOf({ ...PAYMENT, debit, fee: money(0n, 'KGS'), totalDebited: AMOUNT })).not.toContain('Комиссия');
  });

  it('says of what came back which payment it was, whose, and which fee came with it', async () => {
    const text = await textOf({
      ...PAYMENT,
      txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING_RETURN',
      debit: { ...PAYMENT.credit, amount: AMOUNT },
      credit: { ...PAYMENT.debit, amount: AMOUNT },
      senderName: 'ОсОО Пример Связь',
      fee: FEE,
      totalDebited: undefined,
      returnOf: { id: '77', number: '12', createdAt: Date.UTC(2026, 10, 23, 4) },
    });
    for (const words of [
      'Возврат платежа № 12 от 23.11.2026',
      'ОсОО Пример Связь',
      '+125 430,50 сом',
      'Возврат комиссии 50,00 сом',
    ]) {
      expect(text).toContain(words);
    }
  });
});
