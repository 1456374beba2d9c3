import { CARD_DIGITS } from '../validation/ValidationCode';

/** The digits of a card number as typed or pasted: `9417 0000 0000 0016` with any spaces or hyphens. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Whether these are the digits of a card: sixteen of them with a right check digit (specification 1, section 5). */
export function isCardNumber(digits: string): boolean {
  return digits.length === CARD_DIGITS && /^\d+$/.test(digits) && passesLuhn(digits);
}

/** The number in groups of four, as it stands on the card; what is more than sixteen digits is left out. */
export function groupedCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, CARD_DIGITS);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** What may be shown and kept of a number: its first six digits and its last four. */
export function maskedCardNumber(digits: string): string {
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}

/** Whether this is a number as `maskedCardNumber` leaves it. */
export function isMaskedCardNumber(text: string): boolean {
  return /^\d{6}\*{6}\d{4}$/.test(text);
}

/** The check every payment card number passes (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
