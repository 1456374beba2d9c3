import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import { money } from '../../../src/domain/money/Money';
import { ExchangeDraft, exchangeOf, exchangeViolations, workedOut } from '../../../src/domain/transfer/ExchangeDraft';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const RATES: readonly ExchangeRate[] = [
  { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 87_000_000n, sell: 88_000_000n },
];
const ACCOUNTS = [
  anAccount({ id: '1', minor: 10_000_000n }),
  anAccount({ id: '2', currency: 'USD', minor: 50_000n }),
  anAccount({ id: '3' }),
  anAccount({ id: '4', currency: 'EUR' }),
  anAccount({ id: '5', currency: 'USD', creditStopped: true }),
];
const MARKET = { accounts: ACCOUNTS, rates: RATES };
const SOUND = { debitAccountId: '1', creditAccountId: '2', amountText: '8 800', amountIs: 'given' } as const;
const ID = operationIdOf('00000000-0000-4000-8000-000000000001');

describe('an exchange', () => {
  test('works out what is taken for what is given, and the other way round', () => {
    expect(workedOut(new ExchangeDraft(SOUND), MARKET)).toMatchObject({
      given: money(880_000n, 'KGS'),
      taken: money(10_000n, 'USD'),
    });
    const taken = new ExchangeDraft({ ...SOUND, amountText: '100', amountIs: 'taken' });
    expect(workedOut(taken, MARKET)).toMatchObject({ given: money(880_000n, 'KGS'), taken: money(10_000n, 'USD') });
  });

  test('sends the amount that was written, and says which one it is', () => {
    const common = { operationId: ID, debitAccountId: '1', creditAccountId: '2', purpose: '' };
    expect(exchangeOf(new ExchangeDraft(SOUND), MARKET, ID)).toEqual({
      ...common,
      amount: money(880_000n, 'KGS'),
      exchange: { amountIs: 'given', otherCurrency: 'USD' },
    });
    expect(exchangeOf(new ExchangeDraft({ ...SOUND, amountText: '100', amountIs: 'taken' }), MARKET, ID)).toEqual({
      ...common,
      amount: money(10_000n, 'USD'),
      exchange: { amountIs: 'taken', otherCurrency: 'KGS' },
    });
  });

  test.each<[Partial<ExchangeDraft>, keyof ExchangeDraft, ValidationCode]>([
    [{ debitAccountId: '' }, 'debitAccountId', 'ACCOUNT_REQUIRED'],
    [{ creditAccountId: '' }, 'creditAccountId', 'ACCOUNT_REQUIRED'],
    [{ creditAccountId: '3' }, 'creditAccountId', 'SAME_CURRENCY'],
    [{ creditAccountId: '4' }, 'creditAccountId', 'NO_EXCHANGE_RATE'],
    [{ creditAccountId: '5' }, 'creditAccountId', 'ACCOUNT_NO_CREDIT'],
    [{ amountText: '' }, 'amountText', 'AMOUNT_REQUIRED'],
    [{ amountText: 'сто' }, 'amountText', 'NOT_AN_AMOUNT'],
    [{ amountText: '0,01' }, 'amountText', 'EXCHANGE_TOO_SMALL'],
    [{ amountText: '100 000,01' }, 'amountText', 'MORE_THAN_AVAILABLE'],
    [{ amountText: '1 136,37', amountIs: 'taken' }, 'amountText', 'MORE_THAN_AVAILABLE'],
  ])('%j: %s is %s, and nothing is sent', (values, field, violation) => {
    const draft = new ExchangeDraft({ ...SOUND, ...values });
    expect(exchangeViolations(draft, MARKET)[field]).toBe(violation);
    expect(exchangeOf(draft, MARKET, ID)).toBeUndefined();
  });

  test('whatever is typed, a draft is either sent as it was meant or has a problem', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('1', '12,50', '0,01', '9999999999'));
    fc.assert(
      fc.property(texts, fc.constantFrom('given' as const, 'taken' as const), (amountText, amountIs) => {
        const draft = new ExchangeDraft({ ...SOUND, amountText, amountIs });
        const isSound = Object.keys(exchangeViolations(draft, MARKET)).length === 0;
        expect(exchangeOf(draft, MARKET, ID) !== undefined).toBe(isSound);
      }),
    );
  });
});
