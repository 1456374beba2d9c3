import { expect, test } from 'vitest';

import { firstAccounts, groupAccountsByCurrency, inListOrder } from '../../../src/domain/account/groupAccounts';
import { money } from '../../../src/domain/money/Money';
import { anAccount } from '../support/builders';

test('accounts stand by currency in the order of the bank and by number inside it, with what can be spent', () => {
  const groups = groupAccountsByCurrency([
    anAccount({ id: 'r', currency: 'RUB', number: '1280016000000013' }),
    anAccount({ id: 'k2', number: '1280016000000215', available: money(5n, 'KGS') }),
    anAccount({ id: 'archived', accountClass: '302' }),
    anAccount({ id: 'u', currency: 'USD' }),
    anAccount({ id: 'k1', number: '1280016000000114', available: money(100n, 'KGS') }),
  ]);
  expect(
    groups.map((group) => [group.currency, group.accounts.map((account) => account.id), group.total.minor]),
  ).toEqual([
    ['KGS', ['k1', 'k2'], 105n],
    ['USD', ['u'], 100_000n],
    ['RUB', ['r'], 100_000n],
  ]);
});

test('the main account comes first wherever accounts are offered: the national currency before others, then the lowest number', () => {
  const order = inListOrder([
    anAccount({ id: 'euro', currency: 'EUR', number: '1280016000000001' }),
    anAccount({ id: 'second', number: '1280016000000215' }),
    anAccount({ id: 'main', number: '1280016000000114' }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['main', 'second', 'euro']);
});

test('the first accounts of all groups keep their currencies and totals', () => {
  const groups = groupAccountsByCurrency([
    anAccount({ id: 'k1', number: '1', available: money(100n, 'KGS') }),
    anAccount({ id: 'k2', number: '2', available: money(5n, 'KGS') }),
    anAccount({ id: 'u', currency: 'USD' }),
    anAccount({ id: 'r', currency: 'RUB' }),
  ]);
  const first = (max: number) =>
    firstAccounts(groups, max).map(({ accounts, total }) => [accounts.map(({ id }) => id), total.minor]);
  expect(first(1)).toEqual([[['k1'], 105n]]);
  expect(first(3)).toEqual([
    [['k1', 'k2'], 105n],
    [['u'], 100_000n],
  ]);
  expect(firstAccounts(groups, 9)).toEqual(groups);
});

test('no accounts make no groups, and the given list stays as it was', () => {
  expect(groupAccountsByCurrency([])).toEqual([]);
  const given = [anAccount({ id: 'b', number: '2' }), anAccount({ id: 'a', number: '1' })];
  groupAccountsByCurrency(given);
  expect(given.map((account) => account.id)).toEqual(['b', 'a']);
});
