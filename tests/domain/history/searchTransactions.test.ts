import { expect, test } from 'vitest';

import { TRANSACTION_KINDS } from '../../../src/domain/movements/movements';
import type { TransactionKind } from '../../../src/domain/movements/movements';
import { searchTransactions } from '../../../src/domain/history/searchTransactions';
import type { TransactionTitles } from '../../../src/domain/history/searchTransactions';
import { money } from '../../../src/domain/money/Money';
import { aTransaction } from '../support/builders';

function titled(kind: TransactionKind): string {
  return kind === 'ownTransfer' ? 'Өз эсептердин ортосунда' : kind;
}

function isTitles(titles: Readonly<Record<string, string>>): titles is TransactionTitles {
  return TRANSACTION_KINDS.every((kind) => kind in titles);
}

const titles = Object.fromEntries(TRANSACTION_KINDS.map((kind) => [kind, titled(kind)]));

const side = (minor: bigint) => ({ accountNumber: undefined, currency: 'KGS', amount: money(minor, 'KGS') }) as const;

const large = aTransaction({
  id: 'large',
  debit: side(1_250_050n),
  credit: side(1_250_050n),
  totalDebited: money(1_251_050n, 'KGS'),
  txnCode: 'MAKE_SWIFT_TRANSFER',
  senderName: 'Айбек',
  recipientName: 'Пётр Ёлкин',
  purpose: 'Оплата по счёту 77',
  terms: { documentNumber: '41', details: { recipientPhone: '+996700112233', transferSystem: 'Юнистрим' } },
});
const own = aTransaction({ id: 'own', note: 'Вернуть до пятницы' });
const accountOf = (number: string | undefined) =>
  number === own.credit.accountNumber ? ({ product: 'current', name: 'Сейф', currency: 'KGS' } as const) : undefined;

test.each([
  ['', ['large', 'own']],
  ['  ', ['large', 'own']],
  ['12 500,50', ['large']],
  ['12500.5', ['large']],
  ['12510,50', ['large']],
  ['12,510.50', ['large']],
  ['12,5', []],
  ['500', ['large', 'own']],
  ['1500,50', ['own']],
  ['1e3', []],
  ['петр ел', ['large']],
  ['ПЁТР', ['large']],
  ['өз ЭСЕПТЕРДИН', ['own']],
  ['ҮНӨМДӨӨ', ['own']],
  ['swift', ['large']],
  ['счету', ['large']],
  ['до ПЯТНИЦЫ', ['own']],
  ['сейф', ['own']],
  ['нет такого', []],
  ['ёлкин 12 500', ['large']],
  ['ЕЛКИН 12500', ['large']],
  ['счету елкин', ['large']],
  ['счету сейф', []],
  ['юнистрим', ['large']],
  ['0700 112 233', ['large']],
  ['+996 (700) 11-22-33', ['large']],
  ['112233', ['large']],
  ['70011', []],
  ['41', ['large']],
  ['4', []],
  ['...', ['large', 'own']],
])('%j finds %j', (text, found) => {
  if (!isTitles(titles)) {
    throw new Error('A kind has no title');
  }
  expect(searchTransactions([large, own], text, { titles, accountOf }).map(({ id }) => id)).toEqual(found);
});
