import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RATE_SCALE } from '../../../src/domain/exchange/ExchangeRate';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { holdingsOf, totalsOf, worthInSom } from '../../../src/domain/holdings/Holding';
import type { HoldingSources } from '../../../src/domain/holdings/Holding';
import { HOLDING_COLUMNS, sortHoldings } from '../../../src/domain/holdings/sortHoldings';
import type { HoldingOrder } from '../../../src/domain/holdings/sortHoldings';
import { money } from '../../../src/domain/money/Money';
import { aLoan } from '../../application/support/aLoan';
import { anAccount } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';
import { aDeposit } from '../../application/support/deposits';

const DOLLAR: ExchangeRate = {
  base: 'USD',
  quote: 'KGS',
  rateType: 'commercial',
  buy: 87n * RATE_SCALE,
  sell: 88n * RATE_SCALE,
};

const SOURCES: HoldingSources = {
  accounts: [
    anAccount({ id: '1', minor: 500n }),
    anAccount({ id: '2', number: '1280020000000316', currency: 'USD', minor: 100n }),
    anAccount({ id: '9', accountClass: '30100', minor: 7_000n }),
  ],
  cards: [
    aCard({ id: '1', accountId: '1', available: money(500n, 'KGS') }),
    aCard({ id: '2', accountId: '5', available: money(40n, 'KGS') }),
    aCard({ id: '3', accountId: '5', available: money(40n, 'KGS'), isSupplementary: true }),
    aCard({ id: '4', accountClass: '30100' }),
  ],
  deposits: [aDeposit({ balance: money(1_000n, 'KGS') })],
  loans: [aLoan({ outstanding: money(600n, 'KGS') }), aLoan({ id: '10', status: 'C' })],
};

function sorted(order: HoldingOrder, rates: readonly ExchangeRate[] = [DOLLAR]): readonly string[] {
  return sortHoldings(holdingsOf(SOURCES), { order, nameOf: ({ id }) => id, rates }).map(({ id }) => id);
}

describe('what a customer holds', () => {
  it('is listed kind after kind, without what is archived', () => {
    expect(holdingsOf(SOURCES).map(({ id, until }) => [id, until])).toEqual([
      ['account 1', undefined],
      ['account 2', undefined],
      ['card 1', '2029-08-31'],
      ['card 2', '2029-08-31'],
      ['card 3', '2029-08-31'],
      ['deposit 7', '2027-01-15'],
      ['loan 9', '2027-01-15'],
    ]);
  });

  it('is less by what is owed, and is counted once, however many cards spend from an account', () => {
    expect(totalsOf(holdingsOf(SOURCES))).toEqual([money(940n, 'KGS'), money(100n, 'USD')]);
    expect(totalsOf(holdingsOf(SOURCES).filter(({ kind }) => kind === 'card'))).toEqual([money(540n, 'KGS')]);
    expect(totalsOf([])).toEqual([]);
  });

  it('is worth in som what the bank buys it for, and nothing that can be said without a rate', () => {
    const totals = totalsOf(holdingsOf(SOURCES));
    expect(worthInSom(totals, [DOLLAR])).toEqual(money(940n + 8_700n, 'KGS'));
    expect(worthInSom(totals, [])).toBeUndefined();
  });

  it('takes of what is owed in another currency what the bank sells it for', () => {
    expect(worthInSom([money(-100n, 'USD')], [DOLLAR])).toEqual(money(-8_800n, 'KGS'));
    expect(worthInSom([money(-100n, 'USD')], [])).toBeUndefined();
  });

  it('adds up to the same whatever the order, the money of each account once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }), minor: fc.bigInt({ min: 0n, max: 10n ** 12n }) })),
        (accounts) => {
          const once = [...new Map(accounts.map((account) => [account.id, account])).values()];
          const holdings = holdingsOf({
            accounts: once.map(({ id, minor }) => anAccount({ id: String(id), minor })),
            cards: once.map(({ id, minor }) =>
              aCard({ id: String(id), accountId: String(id), available: money(minor, 'KGS') }),
            ),
            deposits: [],
            loans: [],
          });
          const sum = once.reduce((all, { minor }) => all + minor, 0n);
          expect(totalsOf(holdings.toReversed())).toEqual(once.length === 0 ? [] : [money(sum, 'KGS')]);
        },
      ),
    );
  });
});

describe('the order of what is held', () => {
  it.each(HOLDING_COLUMNS.map((column) => [column] as const))('loses nothing by %s, either way', (column) => {
    const all = holdingsOf(SOURCES)
      .map(({ id }) => id)
      .toSorted();
    expect(sorted({ column, descending: false }).toSorted()).toEqual(all);
    expect(sorted({ column, descending: true }).toSorted()).toEqual(all);
  });

  it('weighs amounts of different currencies by what they are worth', () => {
    expect(sorted({ column: 'amount', descending: true })[0]).toBe('account 2');
    expect(sorted({ column: 'amount', descending: true }, []).at(-1)).toBe('account 2');
  });

  it('puts what has no end last, and leaves equal lines as they stood', () => {
    expect(sorted({ column: 'until', descending: false })).toEqual([
      'deposit 7',
      'loan 9',
      'card 1',
      'card 2',
      'card 3',
      'account 1',
      'account 2',
    ]);
    expect(sorted({ column: 'until', descending: true })).toEqual([
      'card 1',
      'card 2',
      'card 3',
      'deposit 7',
      'loan 9',
      'account 1',
      'account 2',
    ]);
  });
});
