/** Networks cards belong to: the local one of the country's banks, and Visa. */
export const CARD_SCHEMES = ['elcart', 'visa'] as const;

export type CardScheme = (typeof CARD_SCHEMES)[number];

/** The scheme a number belongs to by its first digits, also while it is being typed; `undefined` for any other network. */
export function schemeOf(digits: string): CardScheme | undefined {
  if (digits.startsWith('9417')) {
    return 'elcart';
  }
  return digits.startsWith('4') ? 'visa' : undefined;
}
