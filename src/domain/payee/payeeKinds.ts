/** Places a payee is paid at: an account of this bank, of another domestic bank, of a bank abroad, or a card of another bank. */
export const PAYEE_KINDS = ['client', 'otherBank', 'abroad', 'card'] as const;

export type PayeeKind = (typeof PAYEE_KINDS)[number];
