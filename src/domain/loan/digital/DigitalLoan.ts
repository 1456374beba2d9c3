import type { BasisPoints } from '../../deposit/Deposit';
import type { Currency } from '../../money/Currency';
import type { Money } from '../../money/Money';
import type { BankDay, Instant } from '../../time/Instant';
import type { LoanSchedule } from '../LoanSchedule';

/**
 * Status of an application: under review; approved, with an agreement that waits for a signature; refused; cancelled by the customer;
 * expired unsigned; signed and paid out.
 */
export const DIGITAL_LOAN_STATUSES = ['review', 'approved', 'refused', 'cancelled', 'expired', 'signed'] as const;

export type DigitalLoanStatus = (typeof DIGITAL_LOAN_STATUSES)[number];

/** Reasons for which the bank refuses a loan: arrears, no income, or an income taken up by other loans. */
export const REFUSAL_REASONS = ['ARREARS', 'INCOME', 'DEBT'] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Number of days within which an approved loan can be signed. */
export const OFFER_DAYS = 30;

const DAY_MS = 86_400_000;

/** Conditions of online loans for one term, in one currency. */
export interface DigitalLoanTerm {
  readonly months: number;
  readonly rate: BasisPoints;
  readonly penaltyRate: BasisPoints;
  readonly lowest: Money;
  readonly highest: Money;
}

/** Online loan application of a customer. */
export interface DigitalLoan {
  readonly id: string;
  readonly status: DigitalLoanStatus;
  readonly asked: Money;
  /** Approved amount: at most the requested one. */
  readonly approved: Money | undefined;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly penaltyRate: BasisPoints;
  /** Account that receives the loan and from which instalments are debited. */
  readonly accountId: string;
  readonly accountNumber: string;
  readonly askedAt: Instant;
  readonly decidedAt: Instant | undefined;
  /** Time until which an approved loan can be signed. */
  readonly validUntil: Instant | undefined;
  readonly reason: RefusalReason | undefined;
  /** Id of the loan made from the application. */
  readonly loanId: string | undefined;
  readonly contractNumber: string | undefined;
}

/** Term offered to this customer. */
export interface OfferedTerm extends DigitalLoanTerm {
  /** Amount the bank would most likely approve; absent when it would refuse, and for a visitor. */
  readonly likely: Money | undefined;
}

/** Offered terms, and the data of the customer known to the bank. */
export interface LoanOffer {
  readonly currency: Currency;
  readonly terms: readonly OfferedTerm[];
  /** Income from others in the lowest of the scored months; absent for a visitor. */
  readonly income: Money | undefined;
  /** Monthly instalments of other loans of the customer; absent for a visitor. */
  readonly monthlyDebt: Money | undefined;
  /** Reason the bank would refuse a loan today. */
  readonly failureCode: RefusalReason | undefined;
  /** Id of the open application: there is at most one. */
  readonly openId: string | undefined;
}

/** Instalment of a loan that is not taken yet. */
export interface PlannedInstalment {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
  readonly left: Money;
}

/** Cost of a loan paid out on a given day. */
export interface LoanCalculation {
  readonly amount: Money;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly effectiveRate: BasisPoints;
  readonly paidOutOn: BankDay;
  /** Regular instalment; the last one may be smaller. */
  readonly instalment: Money;
  readonly interest: Money;
  /** Principal and interest together. */
  readonly total: Money;
  readonly lines: readonly PlannedInstalment[];
}

/** Application and, while it can still become a loan, its cost calculated from today. */
export interface DigitalLoanDetails {
  readonly application: DigitalLoan;
  readonly calculation: LoanCalculation | undefined;
}

/** Loan signed online that is being repaid. */
export interface ActiveDigitalLoan {
  readonly application: DigitalLoan;
  readonly schedule: LoanSchedule;
}

/** Time until which an approved loan can be signed. */
export function validUntil(decidedAt: Instant): Instant {
  return decidedAt + OFFER_DAYS * DAY_MS;
}

/** Status at a moment: an approval not signed in time counts as expired even when that is not stored yet. */
export function statusNow(status: DigitalLoanStatus, decidedAt: Instant | undefined, now: Instant): DigitalLoanStatus {
  return status === 'approved' && decidedAt !== undefined && now >= validUntil(decidedAt) ? 'expired' : status;
}

/** True when the application waits for the bank or for the customer's signature. It can then be cancelled, and no other can be made. */
export function isOpen(status: DigitalLoanStatus): boolean {
  return status === 'review' || status === 'approved';
}

const STEP_MINOR = 100_000n;

/** True when the bank lends an amount: whole thousands within the bounds. */
export function isWithin(
  { lowest, highest }: Pick<DigitalLoanTerm, 'lowest' | 'highest'>,
  { minor, currency }: Money,
): boolean {
  return currency === lowest.currency && minor % STEP_MINOR === 0n && minor >= lowest.minor && minor <= highest.minor;
}

/** Rounds an amount in minor units down to whole thousands. */
export function wholeThousands(minor: bigint): bigint {
  return minor - (minor % STEP_MINOR);
}
