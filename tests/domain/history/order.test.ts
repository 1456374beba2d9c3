import { expect, test } from 'vitest';

import { ordered } from '../../../src/domain/history/order';
import type { HistoryOrder } from '../../../src/domain/history/order';
import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { aTransaction, NOON } from '../../application/support/builders';

const moved = (id: string, minutesAgo: number, minor: bigint, currency: Currency = 'KGS') =>
  aTransaction({
    id,
    createdAt: NOON - minutesAgo * 60_000,
    debit: { accountNumber: '1', currency, amount: money(minor, currency) },
  });

const TRANSACTIONS = [
  moved('1', 3, 500n),
  moved('2', 2, 100n, 'USD'),
  moved('3', 1, 200n),
  moved('4', 0, 900n, 'USD'),
  moved('5', 4, 200n),
];

test.each<[HistoryOrder, readonly string[]]>([
  ['newest', ['4', '3', '2', '1', '5']],
  ['oldest', ['5', '1', '2', '3', '4']],
  ['largest', ['1', '3', '5', '4', '2']],
  ['smallest', ['3', '5', '1', '2', '4']],
])('%s first, every currency by itself', (order, ids) => {
  expect(ordered(TRANSACTIONS, order).map(({ id }) => id)).toEqual(ids);
});
