import type { Language, LocalizedText } from '../language/Language';
import type { BankDay } from '../time/Instant';

/** `I` individual, `C` corporate (specification 1, section 3). */
export type CustomerKind = 'I' | 'C';

/** The person at the screen and the customer they act for. */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly language: Language;
  readonly customerKind: CustomerKind;
  readonly customerNumber: string;
  readonly fullName: LocalizedText;
  /** Empty for an individual. */
  readonly corporateName: LocalizedText;
  readonly isEmployee: boolean;
  readonly passportExpiresOn: BankDay | undefined;
  readonly avatarDataVersion: bigint;
  readonly purposeCodePrefixes: readonly string[];
}
