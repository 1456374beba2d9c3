import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { FinePayment, TaxPayment } from '../../domain/tax/TaxPayment';
import { declare } from './declaration';
import { LIMIT_FAILURES, MAKERS, PAYMENT_FAILURES } from './transfers';

const STEPS = { send: 'SEND_OTP_BY_SMS', resend: 'RETRY_SEND_OTP', confirm: 'CONFIRM_PAYMENT' } as const;

/** Failures checked first for every tax. */
const TAXPAYER_FAILURES = [
  'OPERATION_ID_REUSED',
  'TAXPAYER_LOOKUP_LIMIT_EXCEEDED',
  'TAX_SERVICE_UNAVAILABLE',
  'TAXPAYER_NOT_FOUND',
] as const;

/** Failures of a real estate tax payment. */
const PROPERTY_FAILURES = [...TAXPAYER_FAILURES, 'PROPERTY_NOT_FOUND', ...LIMIT_FAILURES, ...PAYMENT_FAILURES] as const;

/** Failures of a business tax payment. */
const BUSINESS_FAILURES = [
  ...TAXPAYER_FAILURES,
  'TERRITORY_NOT_FOUND',
  ...LIMIT_FAILURES,
  ...PAYMENT_FAILURES,
] as const;

const COMMON = { services: ['payment'], kind: 'money', confirmation: 'otp', steps: STEPS, allowed: MAKERS } as const;

/** Payment service: money to the budget (specification 2, section 7.3; the suffixes of `MAKE_` are ours, bank/modules/taxes/README.md). */
export const taxPaymentOperations = {
  MAKE_TRANSPORT_TAX_PAYMENT: declare<TaxPayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment of the tax on a vehicle',
    failures: [
      ...TAXPAYER_FAILURES,
      'VEHICLE_NOT_FOUND',
      'TERRITORY_NOT_FOUND',
      ...LIMIT_FAILURES,
      ...PAYMENT_FAILURES,
    ],
  }),
  MAKE_PROPERTY_TAX_PAYMENT: declare<TaxPayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment of the tax on a house, a flat or another building',
    failures: PROPERTY_FAILURES,
  }),
  MAKE_LAND_TAX_PAYMENT: declare<TaxPayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment of the tax on land',
    failures: PROPERTY_FAILURES,
  }),
  MAKE_SINGLE_TAX_PAYMENT: declare<TaxPayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment of the single tax of a small business',
    failures: BUSINESS_FAILURES,
  }),
  MAKE_PATENT_TAX_PAYMENT: declare<TaxPayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment for a patent of an entrepreneur',
    failures: BUSINESS_FAILURES,
  }),
  MAKE_EMPLOYEE_INCOME_TAX: declare<TaxPayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment of the income tax an employer has kept back',
    failures: BUSINESS_FAILURES,
  }),
  MAKE_FINE_PAYMENT: declare<FinePayment, OperationPreview>()({
    ...COMMON,
    summary: 'Creates a payment of a fine, as the register names it',
    failures: [
      'OPERATION_ID_REUSED',
      'TAX_SERVICE_UNAVAILABLE',
      'FINE_NOT_FOUND',
      'FINE_ALREADY_PAID',
      'FINE_AMOUNT_CHANGED',
      ...LIMIT_FAILURES,
      ...PAYMENT_FAILURES,
    ],
  }),
} as const;
