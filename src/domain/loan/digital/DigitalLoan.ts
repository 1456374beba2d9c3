import type { BasisPoints } from '../../deposit/Deposit';
import type { Currency } from '../../money/Currency';
import type { Money } from '../../money/Money';
import type { BankDay, Instant } from '../../time/Instant';
import type { LoanSchedule } from '../LoanSchedule';

/**
 * The bank looks at it; it offers an agreement, which waits to be signed; it refused; the customer has taken it back; nobody has signed
 * in time; it was signed and paid out.
 */
export const DIGITAL_LOAN_STATUSES = ['review', 'approved', 'refused', 'cancelled', 'expired', 'signed'] as const;

export type DigitalLoanStatus = (typeof DIGITAL_LOAN_STATUSES)[number];

/** Why the bank does not lend: something is past due, nothing comes in, or what comes in goes to other loans. */
export const REFUSAL_REASONS = ['ARREARS', 'INCOME', 'DEBT'] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** So long an approved loan can be signed, in days. */
export const OFFER_DAYS = 30;

const DAY_MS = 86_400_000;

/** For how long and at which price the bank lends online, in one currency. */
export interface DigitalLoanTerm {
  readonly months: number;
  readonly rate: BasisPoints;
  readonly penaltyRate: BasisPoints;
  readonly lowest: Money;
  readonly highest: Money;
}

/** A loan a customer has asked for online. */
export interface DigitalLoan {
  readonly id: string;
  readonly status: DigitalLoanStatus;
  readonly asked: Money;
  /** What the bank lends: at most what was asked for. */
  readonly approved: Money | undefined;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly penaltyRate: BasisPoints;
  /** Where the money goes and instalments come from. */
  readonly accountId: string;
  readonly accountNumber: string;
  readonly askedAt: Instant;
  readonly decidedAt: Instant | undefined;
  /** Until then an approved loan can be signed. */
  readonly validUntil: Instant | undefined;
  readonly reason: RefusalReason | undefined;
  /** The loan it has become. */
  readonly loanId: string | undefined;
  readonly contractNumber: string | undefined;
}

/** What a term is worth to this customer. */
export interface OfferedTerm extends DigitalLoanTerm {
  /** What the bank would most likely lend, in minor units of the currency; none where it would refuse. */
  readonly likely: Money | undefined;
}

/** What there is to choose from, and what the bank already knows. */
export interface LoanOffer {
  readonly currency: Currency;
  readonly terms: readonly OfferedTerm[];
  /** What others paid in, in the least of the months that count. */
  readonly income: Money;
  /** What other loans of the customer take in a month. */
  readonly monthlyDebt: Money;
  /** Why the bank would refuse today. */
  readonly obstacle: RefusalReason | undefined;
  /** The application that is open: there is one at a time. */
  readonly openId: string | undefined;
}

/** One instalment of a loan that is still to be taken. */
export interface PlannedInstalment {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
  readonly left: Money;
}

/** What a loan costs when it is paid out on a day. */
export interface LoanCalculation {
  readonly amount: Money;
  readonly termMonths: number;
  readonly rate: BasisPoints;
  readonly effectiveRate: BasisPoints;
  readonly paidOutOn: BankDay;
  /** Every instalment but the last, which is no larger. */
  readonly instalment: Money;
  readonly interest: Money;
  /** Principal and interest together. */
  readonly total: Money;
  readonly lines: readonly PlannedInstalment[];
}

/** An application and, while it can still become a loan, what that would cost from today. */
export interface DigitalLoanDetails {
  readonly application: DigitalLoan;
  readonly calculation: LoanCalculation | undefined;
}

/** A loan that was signed online and is being repaid. */
export interface ActiveDigitalLoan {
  readonly application: DigitalLoan;
  readonly schedule: LoanSchedule;
}

/** Until when an approved loan can be signed. */
export function validUntil(decidedAt: Instant): Instant {
  return decidedAt + OFFER_DAYS * DAY_MS;
}

/** An approval nobody has used in time has expired, whether or not anybody has written that down. */
export function statusNow(status: DigitalLoanStatus, decidedAt: Instant | undefined, now: Instant): DigitalLoanStatus {
  return status === 'approved' && decidedAt !== undefined && now >= validUntil(decidedAt) ? 'expired' : status;
}

/** Whether it waits for somebody: the bank, or the customer's signature. It can be taken back then, and no other can be asked for. */
export function isOpen(status: DigitalLoanStatus): boolean {
  return status === 'review' || status === 'approved';
}

const STEP_MINOR = 100_000n;

/** Whether the bank lends this much for this term: whole thousands within the bounds. */
export function isWithin(
  { lowest, highest }: Pick<DigitalLoanTerm, 'lowest' | 'highest'>,
  { minor, currency }: Money,
): boolean {
  return currency === lowest.currency && minor % STEP_MINOR === 0n && minor >= lowest.minor && minor <= highest.minor;
}

/** The largest amount in whole thousands that is not more than this. */
export function wholeThousands(minor: bigint): bigint {
  return minor - (minor % STEP_MINOR);
}
