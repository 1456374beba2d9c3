/** Reason a text does not identify a payee. */
export type RecipientViolation =
  'RECIPIENT_REQUIRED' | 'RECIPIENT_UNREADABLE' | 'RECIPIENT_ACCOUNT_DIGITS' | 'CARD_NUMBER_WRONG';
