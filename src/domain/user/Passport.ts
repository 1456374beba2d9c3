import { isCompanyInn, isKyrgyzInn } from '../bankDetails/inn';
import type { BankDay, Instant } from '../time/Instant';

/** Series of identity cards and of passports for travel abroad. */
export const PASSPORT_SERIES = ['ID', 'AN', 'AC', 'PE'] as const;

export type PassportSeries = (typeof PASSPORT_SERIES)[number];

export interface Passport {
  readonly series: PassportSeries;
  /** Seven digits. */
  readonly number: string;
  readonly issuedBy: string;
  readonly issuedOn: BankDay;
  /** Last day on which it is valid. */
  readonly expiresOn: BankDay;
  /** Personal number of its holder. */
  readonly inn: string;
  /** Address at which the holder lives, one line; an identity card itself does not show it. */
  readonly address: string;
}

/** Reasons for which the bank rejects new passport data. */
export const PASSPORT_VIOLATIONS = ['SCAN_UNREADABLE', 'DATA_MISMATCH', 'INN_MISMATCH'] as const;

export type PassportViolation = (typeof PASSPORT_VIOLATIONS)[number];

/** New passport data that the bank reviews or has reviewed. */
export interface PassportApplication {
  readonly passport: Passport;
  /** Scans that were handed in with it, by their uuid. */
  readonly scans: readonly string[];
  readonly submittedAt: Instant;
  readonly status: 'review' | 'approved' | 'rejected';
  readonly decidedAt: Instant | undefined;
  /** Present for a rejected application only. */
  readonly violation: PassportViolation | undefined;
}

/** Personal data known to the bank besides the name. */
export interface PersonalData {
  readonly phone: string;
  /** Empty when the bank knows none. */
  readonly email: string;
  readonly passport: Passport | undefined;
  /** Latest application. */
  readonly application: PassportApplication | undefined;
}

/** True when a passport has expired, so that its holder has read-only access (specification 1, section 6). It is valid on its last day. */
export function isPastExpiry(expiresOn: BankDay | undefined, today: BankDay): boolean {
  return expiresOn !== undefined && expiresOn < today;
}

/** True when the data of a passport are plausible and it is valid today. */
export function isGoodPassport(passport: Passport, today: BankDay): boolean {
  return (
    /^\d{7}$/.test(passport.number) &&
    passport.issuedOn <= today &&
    passport.issuedOn < passport.expiresOn &&
    !isPastExpiry(passport.expiresOn, today) &&
    isKyrgyzInn(passport.inn) &&
    !isCompanyInn(passport.inn)
  );
}
