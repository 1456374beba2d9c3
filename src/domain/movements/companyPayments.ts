import type { Movement } from './Movement';
import { BANK_CLIENT_LIMIT } from './transfers';

/** Payments only companies make; what the ledger does besides stands in hooks.sql of bank/modules/invoices and batches. */
export const COMPANY_PAYMENTS = [
  {
    code: 'MAKE_DISTRIBUTION_OPERATIONS',
    kind: 'invoicePayment',
    confirmedAs: 'toRecipient',
    debits: 'current',
    limit: BANK_CLIENT_LIMIT,
    details: ['invoiceNumbers'],
    repeats: 'bySchedule',
  },
  {
    code: 'MAKE_SALARY_BATCH',
    kind: 'salaryBatch',
    confirmedAs: 'salary',
    debits: 'current',
    details: ['registerLines', 'registerLeftOut', 'registerAccountsChanged', 'registerDigest'],
    repeats: 'bySchedule',
  },
] as const satisfies readonly Movement[];
