/** Exchanges of a customer. */
export { readDeals } from './dealRepository';
export { readRates } from './rateRepository';
