/** Length of an IBAN by country code, for the countries of the ISO 13616 registry a customer may pay to. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  XK: 20,
};

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]+$/;

/** True for a country whose banks identify accounts by IBAN only. Accounts in Kyrgyzstan and Russia have national numbers. */
export function usesIban(country: string): boolean {
  return Object.hasOwn(LENGTHS, country);
}

export function countryOfIban(iban: string): string {
  return iban.slice(0, 2);
}

/** True for an IBAN of ISO 13616: the length of its country and valid check digits. */
export function isIban(text: string): boolean {
  return IBAN.test(text) && text.length === LENGTHS[countryOfIban(text)] && remainderOf(text) === 1;
}

/** Remainder of the number modulo 97, with its first four characters moved to the end and letters replaced by numbers from A = 10. */
function remainderOf(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => parseInt(letter, 36).toString());
  return [...digits].reduce((remainder, digit) => (remainder * 10 + parseInt(digit, 10)) % 97, 0);
}
