const BANK_CODE_DIGITS = 3;

/** True for the identification code of a Kyrgyz bank: three digits of the bank and three of its branch. */
export function isBic(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The first three digits of a code of a bank, and of every account number the bank gives out. */
export function bankCodeOf(bicOrAccountNumber: string): string {
  return bicOrAccountNumber.slice(0, BANK_CODE_DIGITS);
}
