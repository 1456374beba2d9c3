import type { Language } from '../language/Language';
import { listed } from '../language/punctuation';

const CHECK_MODULUS = 97n;

/** The check digits of the first fourteen digits of an account number: their remainder by 97, zero padded. */
function checkDigitsOf(firstFourteen: string): string {
  return (BigInt(firstFourteen) % CHECK_MODULUS).toString().padStart(2, '0');
}

/** True for a sixteen-digit account number of a Kyrgyz bank whose last two digits check the first fourteen. */
export function isAccountNumber(text: string): boolean {
  return /^\d{16}$/.test(text) && checkDigitsOf(text.slice(0, 14)) === text.slice(14);
}

/** Completes fourteen digits to an account number. Any other text is a defect, so it throws. */
export function withCheckDigits(firstFourteen: string): string {
  if (!/^\d{14}$/.test(firstFourteen)) {
    throw new Error('An account number is made from exactly fourteen digits');
  }
  return firstFourteen + checkDigitsOf(firstFourteen);
}

/** The last four digits: how customers tell their accounts apart. */
export function lastFour(number: string): string {
  return number.slice(-4);
}

/** `*0114`: enough for its owner to recognize the account, too little for a stranger to use it. */
export function maskAccountNumber(number: string): string {
  return `*${lastFour(number)}`;
}

/** Groups of four characters with no-break spaces: `1280 0160 0000 0114`, `GB82 WEST 1234 …`, `4177 77** **** 7776` for a masked card. */
export function groupAccountNumber(number: string): string {
  return number.replace(/([A-Z\d*]{4})(?=[A-Z\d*])/g, '$1\u00a0');
}

/** Account numbers one after another, each in its groups. */
export function groupedNumbers(numbers: readonly string[], language: Language): string {
  return listed(numbers.map(groupAccountNumber), language);
}
