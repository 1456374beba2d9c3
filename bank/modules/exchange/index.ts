/** Exchanges of a customer, and the rates of today and of earlier days. */
export { readDeals } from './dealRepository';
export { guestRateHandlers, rateHandlers } from './rateHandlers';
export { readRates } from './rateRepository';
