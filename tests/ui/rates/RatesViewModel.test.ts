import { describe, expect, it } from 'vitest';

import { RatesStore } from '../../../src/application/exchange/RatesStore';
import type { ExchangeRate } from '../../../src/domain/exchange/ExchangeRate';
import type { DailyRate } from '../../../src/domain/exchange/RateHistory';
import { refusal, success } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { ConverterViewModel } from '../../../src/ui/features/payments/exchange/ConverterViewModel';
import { RatesViewModel } from '../../../src/ui/features/payments/exchange/RatesViewModel';
import { NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';

const RATES: readonly ExchangeRate[] = [
  { base: 'TJS', quote: 'KGS', rateType: 'commercial', buy: 9_000_000n, sell: 9_500_000n },
  { base: 'USD', quote: 'KGS', rateType: 'commercial', buy: 87_000_000n, sell: 88_000_000n },
  { base: 'USD', quote: 'KGS', rateType: 'official', buy: 87_450_000n, sell: 87_450_000n },
];
const TODAY = bankDayOf(NOON);
const CHANGES: readonly DailyRate[] = [
  { day: addDays(TODAY, -3), buy: 86_000_000n, sell: 87_000_000n },
  { day: addDays(TODAY, -1), buy: 84_000_000n, sell: 85_000_000n },
];

function aModel() {
  const gateway = new FakeOperationGateway();
  gateway.plain.GET_EXCHANGE_RATES = () => success(RATES);
  gateway.plain.GET_EXCHANGE_RATE_HISTORY = () => success(CHANGES);
  const rates = new RatesStore(gateway);
  return { gateway, rates, model: new RatesViewModel({ gateway, rates, time: { now: () => NOON } }) };
}

describe('RatesViewModel', () => {
  it('shows the rates of today, and the history of the dollar over a month day by day', async () => {
    const { model, gateway } = aModel();
    expect([model.status, model.historyStatus]).toEqual(['LOADING', 'LOADING']);
    await model.load();
    expect(model.rows.map(({ rate, official }) => [rate.base, official])).toEqual([
      ['USD', 87_450_000n],
      ['TJS', undefined],
    ]);
    expect(model.days.map(({ sell }) => sell)).toEqual([87_000_000n, 87_000_000n, 85_000_000n, 85_000_000n]);
    expect(model.span).toEqual({ lowest: 85_000_000n, highest: 87_000_000n, first: 87_000_000n, last: 85_000_000n });
    expect(gateway.calls.map(({ request }) => request)).toContainEqual({
      base: 'USD',
      rateType: 'commercial',
      period: 'month',
    });
  });

  it('asks for what is chosen, and ignores the answer to an earlier choice', async () => {
    const { model, gateway } = aModel();
    await model.load();
    let answerLate: () => void = () => undefined;
    gateway.plain.GET_EXCHANGE_RATE_HISTORY = ({ period }) =>
      period === 'quarter' ? new Promise((resolve) => (answerLate = () => resolve(success([])))) : success(CHANGES);
    const late = model.choosePeriod('quarter');
    await model.choosePeriod('year');
    answerLate();
    await late;
    expect([model.period, model.historyStatus, model.history?.changes]).toEqual(['year', 'LOADED', CHANGES]);
    await model.chooseBase('nonsense');
    expect(model.base).toBe('USD');
  });

  it('shows the rates of the choice before under their own name until the others are there', async () => {
    const { model, gateway } = aModel();
    await model.load();
    let answer: () => void = () => undefined;
    gateway.plain.GET_EXCHANGE_RATE_HISTORY = () =>
      new Promise((resolve) => (answer = () => resolve(success(CHANGES.slice(1)))));
    const loading = model.chooseBase('TJS');
    expect([model.base, model.history?.base, model.days.length]).toEqual(['TJS', 'USD', 4]);
    answer();
    await loading;
    expect([model.history?.base, model.days.length]).toEqual(['TJS', 2]);
  });

  it('shows an empty history, and a failed one', async () => {
    const { model, gateway } = aModel();
    gateway.plain.GET_EXCHANGE_RATE_HISTORY = () => success([]);
    await model.load();
    expect([model.historyStatus, model.span]).toEqual(['EMPTY', undefined]);
    gateway.plain.GET_EXCHANGE_RATE_HISTORY = () => refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: 'r' });
    await model.chooseType('official');
    expect(model.historyStatus).toBe('ERROR');
  });
});

describe('ConverterViewModel', () => {
  it('converts a hundred dollars until something else is typed on either side', async () => {
    const { rates } = aModel();
    const converter = new ConverterViewModel(rates);
    expect(converter.conversion.taken).toBeUndefined();
    await rates.reload();
    expect(converter.currencies).toEqual(['KGS', 'USD', 'TJS']);
    expect(converter.conversion.taken?.minor).toBe(870_000n);
    converter.type('taken', '435');
    expect(converter.conversion.given).toEqual({ minor: 500n, currency: 'USD' });
  });

  it('never has one currency on both sides', async () => {
    const { rates } = aModel();
    await rates.reload();
    const converter = new ConverterViewModel(rates);
    converter.choose('taken', 'USD');
    expect([converter.draft.given, converter.draft.taken]).toEqual(['KGS', 'USD']);
    converter.choose('given', 'TJS');
    converter.swap();
    expect([converter.draft.given, converter.draft.taken]).toEqual(['USD', 'TJS']);
    converter.choose('given', 'XXX');
    expect(converter.draft.given).toBe('USD');
  });
});
