/**
 * Places a payee is paid at: an account of this bank, of another domestic bank, of a bank abroad, a card of another bank, or a desk of a
 * money-transfer system.
 */
export const PAYEE_KINDS = ['client', 'otherBank', 'abroad', 'card', 'remittance'] as const;

export type PayeeKind = (typeof PAYEE_KINDS)[number];
