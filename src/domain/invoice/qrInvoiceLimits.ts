/** Longest purpose of an invoice, in characters: with the number before it, it fits into the comment of a code. */
export const MAX_INVOICE_PURPOSE_LENGTH = 75;

/** Longest beginning of the numbers of a series: a hyphen and five digits follow it. */
export const MAX_INVOICE_PREFIX_LENGTH = 12;

/** Longest name of a payer, in characters. */
export const MAX_PAYER_NAME_LENGTH = 70;

/** Most days a payer of a series may be given. */
export const MAX_DAYS_TO_PAY = 90;

/** Number of an invoice or the beginning of one: letters, digits, spaces and `/ - .`, of one line. */
const NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N} /.-]*[\p{L}\p{N}])?$/u;

/** True for a text that can be the number of an invoice of at most `max` characters. */
export function isInvoiceNumber(text: string, max: number): boolean {
  return text.length <= max && NUMBER.test(text);
}
