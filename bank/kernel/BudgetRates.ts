import type { Rate } from './RateLimiter';

/** Milliseconds of processor time that may be spent in the long run in every second, and at once. */
export interface BudgetRates {
  readonly user: Rate;
  readonly address: Rate;
  /** Of the whole bank; beyond it, expensive calls wait. */
  readonly bank: Rate;
}
