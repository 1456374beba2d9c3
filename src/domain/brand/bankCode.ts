/** Six digits the National Bank has given this bank: its BIC, and the beginning of every number of its accounts. */
export const BANK_CODE = '128001';
