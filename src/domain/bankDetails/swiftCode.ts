/** Four letters or digits of the institution, two letters of the country, two of the place and, for a branch, three more. */
const SWIFT_CODE = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const HEAD_OFFICE = 'XXX';

/** True for the code of a bank by ISO 9362, eight or eleven characters in capital letters. */
export function isSwiftCode(text: string): boolean {
  return SWIFT_CODE.test(text);
}

/** The two letters of the country a bank is in (ISO 3166). */
export function countryOfSwiftCode(code: string): string {
  return code.slice(4, 6);
}

/** All eleven characters; eight stand for the head office. */
export function fullSwiftCode(code: string): string {
  return code.length === 8 ? `${code}${HEAD_OFFICE}` : code;
}
