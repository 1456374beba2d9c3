import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/** Types of deposits: for a fixed term, for savings, for a child. */
export const DEPOSIT_TYPES = ['term', 'savings', 'child'] as const;

export type DepositType = (typeof DEPOSIT_TYPES)[number];

/** Status of a contract: A is active (specification 1, section 3); C is closed, at maturity or early. */
export const CONTRACT_STATUSES = ['A', 'C'] as const;

export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Interest payment: every month, or once at maturity together with the deposit. */
export const INTEREST_PAYOUTS = ['monthly', 'atEnd'] as const;

export type InterestPayout = (typeof INTEREST_PAYOUTS)[number];

/** Hundredths of a percent a year. */
export type BasisPoints = number;

/** Child for whom a deposit is opened. */
export interface DepositChild {
  readonly fullName: string;
  readonly bornOn: BankDay;
}

/** Early closing that has been ordered and not carried out yet. */
export interface OrderedClosing {
  /** Id of the transaction of the closing in the history. */
  readonly transactionId: string;
  /** Last day on which it is carried out. */
  readonly doneBy: BankDay;
  /** Amount that will be paid out. */
  readonly credited: Money;
}

/** Deposit of a customer (specification 1, section 3). */
export interface Deposit {
  readonly id: string;
  readonly type: DepositType;
  readonly status: ContractStatus;
  readonly contractNumber: string;
  /** Name given by the customer; empty when there is none. */
  readonly name: string;
  readonly accountNumber: string;
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly termMonths: number;
  readonly contractAmount: Money;
  /** Current balance. */
  readonly balance: Money;
  readonly rate: BasisPoints;
  /** Rate for early closing. */
  readonly earlyRate: BasisPoints;
  readonly payout: InterestPayout;
  /** True when interest is added to the deposit. */
  readonly capitalized: boolean;
  /** Number of the account that receives interest and, at maturity, the deposit. */
  readonly payoutAccountNumber: string;
  /** Interest earned and not paid yet, through `accruedOn`. */
  readonly accrued: Money;
  readonly accruedOn: BankDay;
  /** Interest earned and not paid yet one day earlier. */
  readonly accruedBefore: Money;
  /** Interest paid since the current term began. */
  readonly paid: Money;
  /** True when the deposit is prolonged automatically at maturity. */
  readonly prolongs: boolean;
  /** Child the deposit is for; absent for other deposits, and for contracts that name no child. */
  readonly child: DepositChild | undefined;
  readonly closing: OrderedClosing | undefined;
  readonly dataVersion: bigint;
}

/** True for a type of deposit that can be replenished (specification 1, section 5: savings and child deposits only). */
export function allowsIncrease(type: DepositType): boolean {
  return type !== 'term';
}

/** True when the customer can replenish the deposit now. */
export function canBeReplenished({ type, status, closing }: Pick<Deposit, 'type' | 'status' | 'closing'>): boolean {
  return status === 'A' && closing === undefined && allowsIncrease(type);
}

/** True when the customer can order an early closing. */
export function canBeClosed({ status, closing }: Pick<Deposit, 'status' | 'closing'>): boolean {
  return status === 'A' && closing === undefined;
}

/** Sorts by opening day, latest first, then by contract number (specification 2, section 10). */
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
