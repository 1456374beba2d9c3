/** Why a text names no recipient. */
export type RecipientProblem =
  'RECIPIENT_REQUIRED' | 'RECIPIENT_UNREADABLE' | 'RECIPIENT_ACCOUNT_DIGITS' | 'CARD_NUMBER_WRONG';
