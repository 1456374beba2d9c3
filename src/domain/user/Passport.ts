import { isCompanyInn, isKyrgyzInn } from '../bankDetails/inn';
import type { BankDay, Instant } from '../time/Instant';

/** Identity cards, and passports for travelling abroad. */
export const PASSPORT_SERIES = ['ID', 'AN', 'AC', 'PE'] as const;

export type PassportSeries = (typeof PASSPORT_SERIES)[number];

export interface Passport {
  readonly series: PassportSeries;
  /** Seven digits. */
  readonly number: string;
  readonly issuedBy: string;
  readonly issuedOn: BankDay;
  /** The last day it is good on. */
  readonly expiresOn: BankDay;
  /** Personal number of its holder. */
  readonly inn: string;
}

/** Why the bank has turned new passport data down. */
export const PASSPORT_OBJECTIONS = ['SCAN_UNREADABLE', 'DATA_MISMATCH', 'INN_MISMATCH'] as const;

export type PassportObjection = (typeof PASSPORT_OBJECTIONS)[number];

/** New passport data the bank has looked at or is looking at. */
export interface PassportApplication {
  readonly passport: Passport;
  readonly submittedAt: Instant;
  readonly status: 'review' | 'approved' | 'rejected';
  readonly decidedAt: Instant | undefined;
  /** Only of what was turned down. */
  readonly objection: PassportObjection | undefined;
}

/** What the bank knows of a person besides the name. */
export interface PersonalData {
  readonly phone: string;
  /** Empty where the bank knows none. */
  readonly email: string;
  readonly passport: Passport | undefined;
  /** The latest one. */
  readonly application: PassportApplication | undefined;
}

/** Whether a passport is past its expiry, so that its holder may only look (specification 1, section 6). Its last day still counts. */
export function isPastExpiry(expiresOn: BankDay | undefined, today: BankDay): boolean {
  return expiresOn !== undefined && expiresOn < today;
}

/** Whether a passport with these particulars can exist and is good today. */
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
