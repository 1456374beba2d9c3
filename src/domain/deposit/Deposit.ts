import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/** For a term, to save on, for a child. */
export const DEPOSIT_TYPES = ['term', 'savings', 'child'] as const;

export type DepositType = (typeof DEPOSIT_TYPES)[number];

/** A is active (specification 1, section 3); C is closed, whether at its end or before. */
export const CONTRACT_STATUSES = ['A', 'C'] as const;

export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** When interest is paid: every month, or once with the deposit itself. */
export const INTEREST_PAYOUTS = ['monthly', 'atEnd'] as const;

export type InterestPayout = (typeof INTEREST_PAYOUTS)[number];

/** Hundredths of a percent a year. */
export type BasisPoints = number;

/** The child a deposit is for. */
export interface DepositChild {
  readonly fullName: string;
  readonly bornOn: BankDay;
}

/** A closing before the end that has been ordered and is not done yet. */
export interface OrderedClosing {
  /** The line of history that tells of it. */
  readonly transactionId: string;
  /** The last day on which it will be done. */
  readonly doneBy: BankDay;
  /** What will be paid out. */
  readonly credited: Money;
}

/** A deposit of the customer (specification 1, section 3). */
export interface Deposit {
  readonly id: string;
  readonly type: DepositType;
  readonly status: ContractStatus;
  readonly contractNumber: string;
  /** What the customer calls it; empty when it has no name. */
  readonly name: string;
  readonly accountNumber: string;
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly termMonths: number;
  readonly contractAmount: Money;
  /** What lies on it now. */
  readonly balance: Money;
  readonly rate: BasisPoints;
  /** The rate it earns when it is closed before its end. */
  readonly earlyRate: BasisPoints;
  readonly payout: InterestPayout;
  /** Whether interest is added to the deposit itself. */
  readonly capitalized: boolean;
  /** Where interest and, in the end, the deposit are paid to. */
  readonly payoutAccountNumber: string;
  /** Earned and not paid yet, through `accruedOn`. */
  readonly accrued: Money;
  readonly accruedOn: BankDay;
  /** The same one day before. */
  readonly accruedBefore: Money;
  /** Paid since its present term began. */
  readonly paid: Money;
  /** Whether the next term begins by itself when this one is over. */
  readonly prolongs: boolean;
  /** The child it is for; none for other deposits, and for contracts that name none. */
  readonly child: DepositChild | undefined;
  readonly closing: OrderedClosing | undefined;
  readonly dataVersion: bigint;
}

/** Deposits that can be added to (specification 1, section 5: savings and child deposits only). */
export function allowsIncrease(type: DepositType): boolean {
  return type !== 'term';
}

/** Whether the customer can add to it now. */
export function canBeReplenished({ type, status, closing }: Pick<Deposit, 'type' | 'status' | 'closing'>): boolean {
  return status === 'A' && closing === undefined && allowsIncrease(type);
}

/** Whether the customer can ask for it to be closed before its end. */
export function canBeClosed({ status, closing }: Pick<Deposit, 'status' | 'closing'>): boolean {
  return status === 'A' && closing === undefined;
}

/** By the day they were opened, the latest first, then by contract number (specification 2, section 10). */
export function sortDeposits(deposits: readonly Deposit[]): readonly Deposit[] {
  return deposits.toSorted(
    (one, other) => compared(other.openedOn, one.openedOn) || compared(one.contractNumber, other.contractNumber),
  );
}

function compared(one: string, other: string): number {
  if (one === other) {
    return 0;
  }
  return one < other ? -1 : 1;
}
