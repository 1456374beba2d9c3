import { expect, test } from 'vitest';

import { groupAccountsByCurrency } from '../../../src/domain/account/groupAccounts';
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
  expect(groups.map((group) => [group.currency, group.accounts.map((account) => account.id), group.total.minor])).toEqual([
    ['KGS', ['k1', 'k2'], 105n],
    ['USD', ['u'], 100_000n],
    ['RUB', ['r'], 100_000n],
  ]);
});

test('no accounts make no groups, and the given list stays as it was', () => {
  expect(groupAccountsByCurrency([])).toEqual([]);
  const given = [anAccount({ id: 'b', number: '2' }), anAccount({ id: 'a', number: '1' })];
  groupAccountsByCurrency(given);
  expect(given.map((account) => account.id)).toEqual(['b', 'a']);
});
