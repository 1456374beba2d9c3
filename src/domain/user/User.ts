import type { CompanyRight } from '../corporate/Company';
import type { Language, LocalizedText } from '../language/Language';
import type { BankDay } from '../time/Instant';
import type { FirstLoginStep } from './FirstLoginStep';
import type { OtpType } from './ProfileChange';

/** `I` individual, `C` corporate (specification 1, section 3). */
export type CustomerKind = 'I' | 'C';

/** The person at the screen and the customer they act for. */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly language: Language;
  readonly customerKind: CustomerKind;
  readonly customerNumber: string;
  /** The taxpayer number of the customer. */
  readonly inn: string;
  readonly fullName: LocalizedText;
  /** Empty for an individual. */
  readonly corporateName: LocalizedText;
  /** What the user may do for the company; empty for an individual, whose money is their own. */
  readonly rights: readonly CompanyRight[];
  readonly isEmployee: boolean;
  readonly passportExpiresOn: BankDay | undefined;
  readonly avatarDataVersion: bigint;
  readonly purposeCodePrefixes: readonly string[];
  /** How the user confirms. */
  readonly otpType: OtpType;
  /** The security question in force; its answer is a secret. */
  readonly securityQuestionId: string | undefined;
  /** Whether there is a PIN to lock the screen with. */
  readonly hasPin: boolean;
  /** Life of the session without activity, in milliseconds. */
  readonly idleLimitMs: number;
  /** What of the first login is still to be done, in its order. */
  readonly stepsLeft: readonly FirstLoginStep[];
  /** The version of the privacy policy the user has still to accept. */
  readonly privacyPolicyToAccept: string | undefined;
}
