import type { RateType } from '../../domain/exchange/ExchangeRate';
import type { DailyRate, RatePeriod } from '../../domain/exchange/RateHistory';
import type { Currency } from '../../domain/money/Currency';
import { declare } from './declaration';

/** Query of the rates of one currency against the som. */
export interface RateHistoryQuery {
  readonly base: Currency;
  readonly rateType: RateType;
  /** Up to today; the longest one bounds what a stranger may ask for. */
  readonly period: RatePeriod;
}

/** Exchange rates of earlier days (docs/interface.md). */
export const rateOperations = {
  GET_EXCHANGE_RATE_HISTORY: declare<RateHistoryQuery, readonly DailyRate[]>()({
    services: ['directory'],
    summary: 'Lists the days on which a rate against the som changed within a period, with the rate it begins with',
    kind: 'query',
    confirmation: 'none',
    allowed: ['guest', 'individual', 'corporateView'],
    failures: [],
  }),
} as const;
