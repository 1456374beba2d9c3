import { isRussianBic } from '../bankDetails/rubDetails';
import type { LocalizedText } from '../language/Language';

/** Code of a directory and its meaning. */
export interface DirectoryEntry {
  readonly code: string;
  readonly name: LocalizedText;
}

/** Code by which a bank abroad is looked up: its SWIFT code, or its nine-digit BIC at the Bank of Russia. */
export const BANK_CODE_TYPES = ['SWIFT', 'BIC'] as const;

export type BankCodeType = (typeof BANK_CODE_TYPES)[number];

/** Code of a bank abroad with its type. */
export interface BankCode {
  readonly codeType: BankCodeType;
  readonly code: string;
}

/** The code with the type its characters tell: nine digits are a BIC. */
export function bankCodeOf(code: string): BankCode {
  return { codeType: isRussianBic(code) ? 'BIC' : 'SWIFT', code };
}

/** Directory data of a bank abroad; every field is empty for an unknown code. */
export interface BankAbroad {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  /** Country code, two letters of ISO 3166. */
  readonly country: string;
  /** Correspondent account at the Bank of Russia; for Russian banks only. */
  readonly correspondentAccount: string;
}

/** Codes that banks abroad require in a payment: in Russia the kind of operation, in Kazakhstan the beneficiary and the purpose. */
export interface CodesAbroad {
  readonly operationCodes: readonly DirectoryEntry[];
  readonly beneficiaryCodes: readonly DirectoryEntry[];
  /** Purpose codes a user may select. */
  readonly purposeCodes: readonly DirectoryEntry[];
}
