import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listedAccounts, mainAccount } from '../../../src/domain/account/mainAccount';
import { debitRefusal, isListed } from '../../../src/domain/account/usability';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import { anAccount } from '../../application/support/builders';

const SECOND = anAccount({ id: '2', number: '1280010000000215' });
const FIRST = anAccount({ id: '1', number: '1280010000000114' });
const EURO = anAccount({ id: '3', number: '1280010000000013', currency: 'EUR' });
const ARCHIVED = anAccount({ id: '4', number: '1280010000000001', accountClass: '30100' });

describe('the main account', () => {
  it.each([
    ['the one opened first in the national currency', [EURO, SECOND, FIRST, ARCHIVED], '1'],
    ['another one when that is dormant', [{ ...FIRST, dormant: true }, SECOND, EURO], '2'],
    ['one of another currency when none else can pay', [{ ...FIRST, frozen: true }, EURO], '3'],
    ['none when all are archived', [ARCHIVED], undefined],
    ['none without accounts', [], undefined],
  ])('is %s', (_which, accounts, id) => {
    expect(mainAccount(accounts, debitRefusal)?.id).toBe(id);
  });

  it('is the first that is offered, in whatever order the accounts come', () => {
    const account = fc.record({
      id: fc.uuid(),
      number: fc.stringMatching(/^\d{16}$/),
      currency: fc.constantFrom(...CURRENCIES),
    });
    fc.assert(
      fc.property(fc.array(account, { maxLength: 6 }), fc.boolean(), (drawn, archived) => {
        const accounts = drawn.map((each, index) =>
          anAccount({ ...each, accountClass: archived && index === 0 ? '30100' : '20100' }),
        );
        const offered = listedAccounts(accounts);
        expect(mainAccount(accounts)).toBe(offered[0]);
        expect(offered.every(isListed)).toBe(true);
        expect(listedAccounts(accounts.toReversed()).map(({ currency }) => currency)).toEqual(
          offered.map(({ currency }) => currency),
        );
      }),
    );
  });
});
