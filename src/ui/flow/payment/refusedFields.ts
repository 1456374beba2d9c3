/** Refusals every movement of money shares, by the field they are about. */
export const DEBIT_REFUSALS = {
  ACCOUNT_DEBIT_NOT_FOUND: 'debitAccountId',
  ACCOUNT_DEBIT_DORMANT: 'debitAccountId',
  ACCOUNT_DEBIT_FROZEN: 'debitAccountId',
  ACCOUNT_NO_DEBIT: 'debitAccountId',
  INSUFFICIENT_FUNDS: 'amountText',
} as const;

/** Refusals of what is limited. */
export const LIMIT_REFUSALS = {
  MIN_LIM_NOT_REACHED: 'amountText',
  MAX_LIM_EXCEEDED: 'amountText',
  DAILY_LIMIT_EXCEEDED: 'amountText',
  MONTHLY_LIMIT_EXCEEDED: 'amountText',
} as const;

/** Refusals of whatever is paid to a provider of services. */
export const PROVIDER_REFUSALS = { ...DEBIT_REFUSALS, ...LIMIT_REFUSALS, CURRENCY_MISMATCH: 'debitAccountId' } as const;
