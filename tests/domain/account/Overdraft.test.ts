import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isOffered, overdraftOf } from '../../../src/domain/account/Overdraft';
import type { OverdraftGrounds, OverdraftRequest } from '../../../src/domain/account/Overdraft';
import { overdraftViolations, requestedOverdraft } from '../../../src/domain/account/OverdraftForm';
import { money } from '../../../src/domain/money/Money';
import { anAccount, NOON } from '../../application/support/builders';
import { aCard } from '../../application/support/cards';

const DAY_MS = 86_400_000;
const SOM = 100n;

function grounds(changes: Partial<OverdraftGrounds> = {}): OverdraftGrounds {
  const account = anAccount();
  const incomes = [90_000n * SOM, 41_999n * SOM, 60_000n * SOM];
  return { account, cards: [aCard()], incomes, request: undefined, ...changes };
}

function aRequest(changes: Partial<OverdraftRequest> = {}): OverdraftRequest {
  return {
    limit: money(500_000n, 'KGS'),
    rate: 2200,
    termMonths: 12,
    status: 'approved',
    askedAt: NOON,
    decidedAt: NOON,
    ...changes,
  };
}

const dead = aCard({ customStatus: 'softLock' });

describe('an overdraft', () => {
  it('is half of the least month, in whole thousands', () => {
    expect(overdraftOf(grounds(), NOON)).toEqual({
      offer: {
        lowest: money(500_000n, 'KGS'),
        highest: money(2_000_000n, 'KGS'),
        rate: 2200,
        termMonths: 12,
        income: money(4_199_900n, 'KGS'),
      },
      failureCode: undefined,
      request: undefined,
    });
  });

  // Each row fails one rule more than the row before.
  it.each([
    ['INCOME', { incomes: [9_999n * SOM, 90_000n * SOM, 90_000n * SOM] }],
    ['INCOME', { incomes: [90_000n * SOM, 90_000n * SOM] }],
    ['NO_CARD', { incomes: [], cards: [dead] }],
    ['RESTRICTED', { incomes: [], cards: [dead], account: anAccount({ creditStopped: true }) }],
    ['CURRENCY', { incomes: [], cards: [dead], account: anAccount({ creditStopped: true, currency: 'USD' }) }],
    ['DECIDED', { incomes: [], cards: [dead], account: anAccount({ currency: 'USD' }), request: aRequest() }],
    ['UNDER_REVIEW', { incomes: [], cards: [], request: aRequest({ status: 'review', decidedAt: undefined }) }],
  ] as const)('is not offered: %s', (failureCode, changes) => {
    expect(overdraftOf(grounds(changes), NOON)).toMatchObject({ failureCode, offer: undefined });
  });

  it('can be asked for again thirty days after a decision', () => {
    const request = aRequest({ status: 'rejected' });
    expect(overdraftOf(grounds({ request }), NOON + 30 * DAY_MS - 1).failureCode).toBe('DECIDED');
    expect(overdraftOf(grounds({ request }), NOON + 30 * DAY_MS)).toMatchObject({ failureCode: undefined, request });
  });

  it('never passes its bounds, half of any month, or what it says it offers', () => {
    const incomes = fc.array(fc.bigInt({ min: 0n, max: 10n ** 10n }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(incomes, (months) => {
        const { offer, failureCode } = overdraftOf(grounds({ incomes: months }), NOON);
        if (offer === undefined) {
          expect(failureCode).toBe('INCOME');
          expect(months.some((each) => each < 10_000n * SOM)).toBe(true);
          return;
        }
        expect(offer.highest.minor).toBeLessThanOrEqual(30_000_000n);
        expect(months.filter((each) => offer.highest.minor * 2n > each)).toEqual([]);
        const above = money(offer.highest.minor + 100_000n, 'KGS');
        expect([offer.lowest, offer.highest, above].map((each) => isOffered(each, offer))).toEqual([true, true, false]);
      }),
    );
  });

  it('is asked for with a sum of whole thousands inside the offer', () => {
    const { offer } = overdraftOf(grounds(), NOON);
    if (offer === undefined) {
      throw new Error('Nothing was offered');
    }
    const violation = (limitText: string) => overdraftViolations({ limitText }, offer).limitText;
    expect(['', '5 000', '20000', '20001', '21000', '4000'].map(violation)).toEqual([
      'AMOUNT_REQUIRED',
      undefined,
      undefined,
      'OVERDRAFT_NOT_OFFERED',
      'OVERDRAFT_NOT_OFFERED',
      'OVERDRAFT_NOT_OFFERED',
    ]);
    expect([
      requestedOverdraft({ limitText: '7 000,00' }, offer),
      requestedOverdraft({ limitText: 'x' }, offer),
    ]).toEqual([money(700_000n, 'KGS'), undefined]);
  });
});
