import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import type { DayCount } from './dayCount';
import type { Restructuring } from './Restructuring';
import type { RepaymentMethod } from './schedule';

/** Status of a loan: A is being repaid; C is closed; L is written off and is no longer collected here. Lists leave out C and L. */
export const LOAN_STATUSES = ['A', 'C', 'L'] as const;

export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** Kinds of collateral. */
export const COLLATERAL_KINDS = ['realEstate', 'vehicle', 'deposit', 'guarantee', 'goods'] as const;

export type CollateralKind = (typeof COLLATERAL_KINDS)[number];

export interface Collateral {
  readonly id: string;
  readonly kind: CollateralKind;
  /** Description from the contract. */
  readonly description: string;
  /** Valuation by the bank. */
  readonly value: Money;
}

/** Actions available to a customer for a loan. */
export const LOAN_ACTIONS = ['repay', 'restructure'] as const;

export type LoanAction = (typeof LOAN_ACTIONS)[number];

/** Next instalment, which is not due yet. */
export interface NextInstalment {
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
}

/** Loan of a customer (specification 1, section 3). */
export interface Loan {
  readonly id: string;
  readonly status: LoanStatus;
  readonly productCode: string;
  readonly contractNumber: string;
  /** Empty when the loan has no name. */
  readonly name: string;
  readonly accountNumber: string;
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly termMonths: number;
  readonly disbursed: Money;
  /** Outstanding principal, including what is due. */
  readonly outstanding: Money;
  /** Interest rate in hundredths of a percent a year. */
  readonly rate: number;
  /** Penalty rate on past due amounts, in hundredths of a percent a year. */
  readonly penaltyRate: number;
  readonly method: RepaymentMethod;
  readonly dayCount: DayCount;
  /** Next instalment; absent when the last one is due already. */
  readonly next: NextInstalment | undefined;
  /** Due days of future instalments, for the calendar. */
  readonly dueDays: readonly BankDay[];
  /** Interest accrued and not due yet, through `accruedOn`. */
  readonly accrued: Money;
  readonly accruedOn: BankDay;
  /** Unpaid principal and interest of instalments that are due, without the penalty. */
  readonly pastDue: Money;
  readonly penalty: Money;
  readonly arrearsDays: number;
  /** Amount set aside for the next instalment. */
  readonly prepaid: Money;
  /** Amount that repays the loan in full today. */
  readonly totalToClose: Money;
  /** Account of the customer from which instalments are debited. */
  readonly repaymentAccountId: string;
  readonly repaymentAccountNumber: string;
  readonly collateral: readonly Collateral[];
  readonly actions: readonly LoanAction[];
  /** Latest request for restructuring; absent when there was none. */
  readonly restructuring?: Restructuring | undefined;
  readonly dataVersion: bigint;
}

/** Actions available for a loan in a status. */
export function actionsOf(status: LoanStatus, canBeRestructured: boolean): readonly LoanAction[] {
  return status === 'A' ? LOAN_ACTIONS.filter((action) => action !== 'restructure' || canBeRestructured) : [];
}

/** True when anything due is unpaid: also on the due day itself, and when only the penalty is left. */
export function isPastDue({ pastDue, penalty }: Pick<Loan, 'pastDue' | 'penalty'>): boolean {
  return pastDue.minor > 0n || penalty.minor > 0n;
}

/** Sorts by opening day, latest first, then by contract number. */
export function sortLoans(loans: readonly Loan[]): readonly Loan[] {
  return loans.toSorted(
    (one, other) => compared(other.openedOn, one.openedOn) || compared(one.contractNumber, other.contractNumber),
  );
}

function compared(one: string, other: string): number {
  if (one === other) {
    return 0;
  }
  return one < other ? -1 : 1;
}
