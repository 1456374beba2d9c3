import type { CompanyRight } from '../corporate/Company';
import type { Language, LocalizedText } from '../language/Language';
import type { BankDay } from '../time/Instant';
import type { FirstLoginStep } from './FirstLoginStep';
import type { OtpType } from './ProfileChange';

/** `I` individual, `C` corporate (specification 1, section 3). */
export type CustomerKind = 'I' | 'C';

/** Signed-in person and the customer that person acts for. */
export interface User {
  readonly id: string;
  readonly username: string;
  readonly language: Language;
  readonly customerKind: CustomerKind;
  readonly customerNumber: string;
  /** Taxpayer number of the customer. */
  readonly inn: string;
  readonly fullName: LocalizedText;
  /** Empty for an individual. */
  readonly corporateName: LocalizedText;
  /** Rights of the user in the company; empty for an individual, whose money is their own. */
  readonly rights: readonly CompanyRight[];
  /** Operations the user may create for the company; `undefined` for all. */
  readonly operations: readonly string[] | undefined;
  readonly isEmployee: boolean;
  /** True for a user who may open the pages of the administration. */
  readonly isAdministrator: boolean;
  readonly passportExpiresOn: BankDay | undefined;
  readonly avatarDataVersion: bigint;
  readonly purposeCodePrefixes: readonly string[];
  /** Confirmation method of the user. */
  readonly otpType: OtpType;
  /** True when the company has its documents signed by codes of tokens only. */
  readonly isTokenOnly: boolean;
  /** Current security question; its answer is a secret. */
  readonly securityQuestionId: string | undefined;
  /** True when there is a PIN to lock the screen with. */
  readonly hasPin: boolean;
  /** Lifetime of the session without activity, in milliseconds. */
  readonly idleLimitMs: number;
  /** Remaining steps of the first login, in their order. */
  readonly stepsLeft: readonly FirstLoginStep[];
  /** Version of the privacy policy that the user has yet to accept. */
  readonly privacyPolicyToAccept: string | undefined;
}
