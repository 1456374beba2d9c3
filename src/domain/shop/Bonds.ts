import type { Account } from '../account/Account';
import type { DebitRefusal } from '../account/usability';
import { debitRefusal } from '../account/usability';
import type { BasisPoints } from '../deposit/Deposit';
import type { LocalizedText } from '../language/Language';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';

/** Debtors of bonds: the state, and the bank itself. */
export const BOND_ISSUERS = ['government', 'bank'] as const;

export type BondIssuer = (typeof BOND_ISSUERS)[number];

/** Largest number of bonds in an order. */
export const MAX_BONDS = 1_000_000;

const WHOLE = 10_000n;

/** Bonds of one issue, which the bank sells at one price. */
export interface BondIssue {
  readonly id: string;
  readonly issuer: BondIssuer;
  readonly name: LocalizedText;
  /** International number of the issue. */
  readonly isin: string;
  /** Amount that is paid back for one bond at maturity. */
  readonly nominal: Money;
  /** Price of one bond with the interest accrued. */
  readonly price: Money;
  /** Interest of a year on the nominal. */
  readonly couponRate: BasisPoints;
  readonly couponsPerYear: number;
  readonly maturesOn: BankDay;
  /** Fee of the bank, a share of what is paid for the bonds. */
  readonly feeRate: BasisPoints;
  /** Smallest number of bonds in an order. */
  readonly minimum: number;
  /** Number of bonds still for sale. */
  readonly left: number;
}

/** Order for bonds of one issue, which an account in their currency pays for. */
export interface BondOrder {
  readonly productType: 'makeBondPurchase';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly issueId: string;
  readonly count: number;
}

/** Sum that is paid for a number of bonds, and the fee besides. */
export interface BondCost {
  readonly sum: Money;
  readonly fee: Money;
  readonly total: Money;
}

/** Cost of a number of bonds; half a minor unit of the fee is rounded up. */
export function bondCost({ price, feeRate }: Pick<BondIssue, 'price' | 'feeRate'>, count: number): BondCost {
  const sum = price.minor * BigInt(count);
  const fee = (sum * BigInt(feeRate) + WHOLE / 2n) / WHOLE;
  const { currency } = price;
  return { sum: money(sum, currency), fee: money(fee, currency), total: money(sum + fee, currency) };
}

/** True when an order for the smallest number of bonds can be made. */
export function isOnSale({ left, minimum }: Pick<BondIssue, 'left' | 'minimum'>): boolean {
  return left >= minimum;
}

/** Reason why a number of bonds cannot be ordered; `undefined` when it can. */
export function bondCountRefusal(
  issue: Pick<BondIssue, 'left' | 'minimum'>,
  count: number,
): 'OPERATION_IMPOSSIBLE' | 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED' | undefined {
  if (!isOnSale(issue)) {
    return 'OPERATION_IMPOSSIBLE';
  }
  if (count < issue.minimum) {
    return 'MIN_LIM_NOT_REACHED';
  }
  return count > issue.left ? 'MAX_LIM_EXCEEDED' : undefined;
}

/** Reason why an account cannot pay for bonds; any account can until an issue is chosen. */
export function bondDebitRefusal(
  account: Account,
  issue: BondIssue | undefined,
): 'CURRENCY_MISMATCH' | DebitRefusal | undefined {
  return issue !== undefined && account.currency !== issue.price.currency ? 'CURRENCY_MISMATCH' : debitRefusal(account);
}

/** Nominal of a number of bonds, which is paid back at maturity. */
export function nominalOf({ nominal }: Pick<BondIssue, 'nominal'>, count: number): Money {
  return money(nominal.minor * BigInt(count), nominal.currency);
}
