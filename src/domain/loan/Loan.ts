import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import type { DayCount } from './dayCount';
import type { Restructuring } from './Restructuring';
import type { RepaymentMethod } from './schedule';

/** A is being repaid; C is closed; L is written off and is no longer asked for here. Lists leave out C and L. */
export const LOAN_STATUSES = ['A', 'C', 'L'] as const;

export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** What secures a loan. */
export const COLLATERAL_KINDS = ['realEstate', 'vehicle', 'deposit', 'guarantee', 'goods'] as const;

export type CollateralKind = (typeof COLLATERAL_KINDS)[number];

export interface Collateral {
  readonly id: string;
  readonly kind: CollateralKind;
  /** As the contract describes it. */
  readonly description: string;
  /** What the bank has valued it at. */
  readonly value: Money;
}

/** What a customer can do with a loan. */
export const LOAN_ACTIONS = ['repay', 'restructure'] as const;

export type LoanAction = (typeof LOAN_ACTIONS)[number];

/** An instalment that has not fallen due. */
export interface NextInstalment {
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
}

/** A loan of the customer (specification 1, section 3). */
export interface Loan {
  readonly id: string;
  readonly status: LoanStatus;
  readonly productCode: string;
  readonly contractNumber: string;
  /** Empty when it has no name. */
  readonly name: string;
  readonly accountNumber: string;
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly termMonths: number;
  readonly disbursed: Money;
  /** The principal that is still owed, what has fallen due included. */
  readonly outstanding: Money;
  /** Hundredths of a percent a year. */
  readonly rate: number;
  /** On what is past due, hundredths of a percent a year. */
  readonly penaltyRate: number;
  readonly method: RepaymentMethod;
  readonly dayCount: DayCount;
  /** The next instalment; none once the last has fallen due. */
  readonly next: NextInstalment | undefined;
  /** Days on which instalments are still to come, for the calendar. */
  readonly dueDays: readonly BankDay[];
  /** Interest earned by the bank and not fallen due, through `accruedOn`. */
  readonly accrued: Money;
  readonly accruedOn: BankDay;
  /** Of instalments that fell due, what is not paid: principal and interest, without the penalty. */
  readonly pastDue: Money;
  readonly penalty: Money;
  readonly arrearsDays: number;
  /** Put aside for the next instalment. */
  readonly prepaid: Money;
  /** What ends the loan today. */
  readonly totalToClose: Money;
  /** Instalments are taken from this account of the customer, which is where money for them is put. */
  readonly repaymentAccountId: string;
  readonly repaymentAccountNumber: string;
  readonly collateral: readonly Collateral[];
  readonly actions: readonly LoanAction[];
  /** What was asked for last; none where nothing was. */
  readonly restructuring?: Restructuring | undefined;
  readonly dataVersion: bigint;
}

/** What can be done with a loan in its state. */
export function actionsOf(status: LoanStatus, canBeRestructured: boolean): readonly LoanAction[] {
  return status === 'A' ? LOAN_ACTIONS.filter((action) => action !== 'restructure' || canBeRestructured) : [];
}

/** Whether anything fell due and is not paid: also on the very day, and where only the penalty is left. */
export function isPastDue({ pastDue, penalty }: Pick<Loan, 'pastDue' | 'penalty'>): boolean {
  return pastDue.minor > 0n || penalty.minor > 0n;
}

/** By the day they were opened, the latest first, then by contract number. */
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
