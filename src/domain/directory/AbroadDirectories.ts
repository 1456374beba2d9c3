import type { LocalizedText } from '../language/Language';

/** A code of a directory and what it stands for. */
export interface DirectoryEntry {
  readonly code: string;
  readonly name: LocalizedText;
}

/** How a bank abroad is looked up: by its SWIFT code, or by its nine digits at the Bank of Russia. */
export const BANK_CODE_TYPES = ['SWIFT', 'BIC'] as const;

export type BankCodeType = (typeof BANK_CODE_TYPES)[number];

/** What is known of a bank abroad; every field is empty for a code that is not known. */
export interface BankAbroad {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Of a Russian bank, its account at the Bank of Russia. */
  readonly correspondentAccount: string;
}

/** What banks abroad ask a payment to say, by country: Russia the kind of operation, Kazakhstan the recipient and the purpose. */
export interface CodesAbroad {
  readonly operationCodes: readonly DirectoryEntry[];
  readonly beneficiaryCodes: readonly DirectoryEntry[];
  /** Those the user may name. */
  readonly purposeCodes: readonly DirectoryEntry[];
}
