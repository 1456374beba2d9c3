import type { Movement } from './Movement';

const SERVICE_LIMIT = { code: 'SERVICE_PAYMENT', tariffPage: 'payments' } as const;

/** Payments to service providers. */
export const SERVICE_PAYMENTS = [
  {
    code: 'MAKE_GENERIC_PAYMENT_V2',
    kind: 'genericPayment',
    confirmedAs: 'payment',
    debits: 'current',
    limit: SERVICE_LIMIT,
    details: ['subscriberName', 'payerName', 'service', 'period', 'reading', 'providerCode'],
    repeats: 'bySchedule',
    namesFrom: 'providers',
  },
  {
    code: 'MAKE_GENERIC_SINGLE_PAYMENT_V2',
    kind: 'genericPayment',
    confirmedAs: 'payment',
    debits: 'current',
    limit: SERVICE_LIMIT,
    details: ['payerName', 'service', 'period', 'reading', 'providerCode'],
    repeats: 'bySchedule',
    namesFrom: 'providers',
  },
  {
    code: 'MAKE_JANY_KITEP_PAYMENT',
    kind: 'kitep',
    confirmedAs: 'payment',
    debits: 'current',
    limit: SERVICE_LIMIT,
    details: ['schoolYear', 'schoolClass', 'pupilName', 'providerCode'],
    repeats: 'bySchedule',
    namesFrom: 'providers',
  },
  {
    code: 'MAKE_MOBILE_PAYMENT_V2',
    kind: 'mobilePayment',
    confirmedAs: 'payment',
    debits: 'current',
    limit: { code: 'MOBILE_PAYMENT', tariffPage: 'payments' },
    details: ['providerCode'],
    repeats: 'bySchedule',
    namesFrom: 'providers',
  },
] as const satisfies readonly Movement[];
