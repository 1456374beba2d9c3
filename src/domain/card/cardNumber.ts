import { readCardNumber } from '../text/identifiers';
import { CARD_DIGITS } from '../validation/ValidationCode';

/** True for a card number: sixteen digits with a valid check digit (specification 1, section 5). */
export function isCardNumber(digits: string): boolean {
  return digits.length === CARD_DIGITS && /^\d+$/.test(digits) && passesLuhn(digits);
}

/** Card number in groups of four, as printed on the card; every digit stays. */
export function groupedCardNumber(typed: string): string {
  return readCardNumber(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Masked card number, the only form that may be shown and stored: the first six and the last four digits. */
export function maskedCardNumber(digits: string): string {
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}

/** True for a number masked by `maskedCardNumber`. */
export function isMaskedCardNumber(text: string): boolean {
  return /^\d{6}\*{6}\d{4}$/.test(text);
}

/** True for digits with a valid Luhn check digit, as every payment card number has (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
