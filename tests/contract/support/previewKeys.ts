/** Fields of every preview of a movement of money, in alphabetical order; a kind may have more. */
export const PREVIEW_KEYS = [
  'amount',
  'amountCredit',
  'amountDebitTotal',
  'ccy',
  'confirmationText',
  'credit',
  'creditCcy',
  'debit',
  'expiresAt',
  'fee',
  'fingerprint',
  'operationId',
  'purpose',
  'terms',
];
