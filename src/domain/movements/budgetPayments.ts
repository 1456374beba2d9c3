import type { Movement } from './Movement';

const REAL_ESTATE_DETAILS = [
  'bankName',
  'taxpayerInn',
  'taxpayer',
  'eniCode',
  'propertyAddress',
  'taxPeriod',
  'territory',
] as const;
const BUSINESS_DETAILS = ['bankName', 'taxpayerInn', 'taxpayer', 'taxPeriod', 'territory'] as const;

/** Part of the descriptor that all payments to the treasury share. */
const TO_BUDGET = {
  confirmedAs: 'payment',
  debits: 'current',
  repeats: 'bySchedule',
  namesFrom: 'budget',
  hasOrder: true,
} as const;

const TAX_LIMIT = { code: 'TAX', tariffPage: 'payments' } as const;

/** Taxes and fines. */
export const BUDGET_PAYMENTS = [
  {
    code: 'MAKE_TRANSPORT_TAX_PAYMENT',
    kind: 'taxPayment',
    limit: TAX_LIMIT,
    details: ['bankName', 'taxpayerInn', 'taxpayer', 'vehicleNumber', 'taxPeriod', 'territory'],
    ...TO_BUDGET,
  },
  {
    code: 'MAKE_PROPERTY_TAX_PAYMENT',
    kind: 'taxPayment',
    limit: TAX_LIMIT,
    details: REAL_ESTATE_DETAILS,
    ...TO_BUDGET,
  },
  { code: 'MAKE_LAND_TAX_PAYMENT', kind: 'taxPayment', limit: TAX_LIMIT, details: REAL_ESTATE_DETAILS, ...TO_BUDGET },
  { code: 'MAKE_SINGLE_TAX_PAYMENT', kind: 'taxPayment', limit: TAX_LIMIT, details: BUSINESS_DETAILS, ...TO_BUDGET },
  { code: 'MAKE_PATENT_TAX_PAYMENT', kind: 'taxPayment', limit: TAX_LIMIT, details: BUSINESS_DETAILS, ...TO_BUDGET },
  {
    code: 'MAKE_EMPLOYEE_INCOME_TAX',
    kind: 'tax',
    limit: TAX_LIMIT,
    details: ['bankName', 'taxpayerInn', 'taxpayer', 'taxPeriod', 'taxMonth', 'territory'],
    ...TO_BUDGET,
  },
  {
    code: 'MAKE_FINE_PAYMENT',
    kind: 'genericPayment',
    limit: { code: 'FINE', tariffPage: 'payments' },
    details: ['bankName', 'vehicleNumber', 'decisionNumber', 'violation'],
    ...TO_BUDGET,
  },
] as const satisfies readonly Movement[];
