import type { FailureCode } from '../../../src/application/operations/failureCodes';
import type { PAID_ONCE_FAILURES } from '../../../src/application/operations/transfers';
import type { MovementCode } from '../../../src/domain/movements/movements';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Money } from '../../../src/domain/money/Money';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { Instant } from '../../../src/domain/time/Instant';
import type { LocalizedContent } from '../../db/Tables';
import type { RailName } from '../../networks/ports/Rail';

/** Class of the bank's own accounts in movements; there are several accounts of each class, see docs/adr/0028. */
export type BankAccountClass =
  'FEE_INCOME' | 'EXCHANGE' | 'RAIL_TRANSIT' | 'RAIL_CLAIM' | 'SALARY_TRANSIT' | 'BOND_TRANSIT';

/**
 * Change of the balance of one account, in minor units of its currency: of a customer's account, or of one of the bank's accounts of a
 * class.
 */
export type PlannedLeg =
  | { readonly account: string; readonly minor: bigint }
  | { readonly class: BankAccountClass; readonly currency: Currency; readonly minor: bigint };

/** Failure that answers a second payment of something that is paid once. */
type PaidOnceRefusal = (typeof PAID_ONCE_FAILURES)[number];

/** Source of the money: an account of the customer, a network that brings it, or none, for an order that costs nothing. */
export type PlannedDebit =
  | { readonly from: 'own'; readonly accountId: string }
  | { readonly from: 'none' }
  | { readonly from: 'outside'; readonly rail: RailName; readonly number: string; readonly name: string };

/** Destination of the money. `own` may be an account the operation itself opens (bank/modules/deposits/planDepositApplication.ts). */
export type PlannedCredit =
  | { readonly to: 'own'; readonly accountId: string }
  | { readonly to: 'client'; readonly accountId: string; readonly customerId: string; readonly name: string }
  /** Many payees, who are paid one by one after booking. */
  | { readonly to: 'register'; readonly name: string }
  /** The bank itself, which earns the money. */
  | { readonly to: 'bank' }
  | {
      readonly to: 'outside';
      readonly rail: RailName;
      readonly accountNumber: string;
      readonly name: string;
      readonly sendNotBefore: Instant;
    };

/** A planned movement of money, as it will be booked if it is confirmed. Nothing has moved yet. */
export interface OperationPlan<TxnCode extends string = MovementCode> {
  /** Code of the movement, whose descriptor says its kind in the history, its words and its limit. */
  readonly txnCode: TxnCode;
  readonly debit: PlannedDebit;
  readonly credit: PlannedCredit;
  /** Amount debited besides the fee, in the currency of the debit side. */
  readonly amount: Money;
  /** Fee in the currency of the debit side. */
  readonly fee: Money;
  readonly credited: Money;
  readonly purpose: string;
  readonly terms: OperationTerms;
  /**
   * Legs without the fee: the debit side first, then the account where the money waits when a network carries it; the sum in each currency
   * is zero.
   */
  readonly legs: readonly PlannedLeg[];
  /** Status after booking, where booking does not complete the operation although no network carries it. */
  readonly bookedStatus?: 'ACCEPTED_FOR_PROCESSING';
  /** Amount counted against the limit of the movement, in soms; absent when it has none. */
  readonly counted?: Money;
  /** Key of a payment that can be made only once, see `paidOnce.ts`, and the failure that answers a second one. */
  readonly paidOnce?: { readonly key: string; readonly refusal: PaidOnceRefusal };
  readonly expiresAt: Instant;
  /** Moment from which confirming is refused with a failure of its own, although the operation has not expired. */
  readonly confirmBefore?: { readonly at: Instant; readonly refusal: FailureCode };
  /** Words of a notice the hook of the movement gives users of the payee who may not read that of the movement itself. */
  readonly noticeOfPayee?: LocalizedContent;
}

/** Lifetime of an unconfirmed operation in milliseconds, unless its kind sets another. */
export const OPERATION_LIFE_MS = 10 * 60 * 1000;

/**
 * Legs booked for the fee of a plan, after its own legs: the bank earns the fee, and the payer is debited by an entry of its own. For money
 * a network brings, the network owes the fee besides. Empty when there is no fee.
 */
export function feeLegs({
  fee: { minor, currency },
  debit,
}: Pick<OperationPlan, 'fee' | 'debit'>): readonly PlannedLeg[] {
  if (minor === 0n) {
    return [];
  }
  const payer = debit.from === 'own' ? { account: debit.accountId } : ({ class: 'RAIL_CLAIM', currency } as const);
  return [
    { class: 'FEE_INCOME', currency, minor },
    { ...payer, minor: -minor },
  ];
}
