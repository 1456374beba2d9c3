import type { LoanOffer, LoanProduct } from '../directory/BankDirectories';
import { calculateLoan } from '../loan/digital/calculation';
import type { LoanCalculation } from '../loan/digital/DigitalLoan';
import { isCurrency } from '../money/Currency';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';

/** Longest term of any loan, in months. */
export const MAX_LOAN_MONTHS = 360;

/** Application for a loan of the directory of loans. It costs nothing. */
export interface LoanApplication {
  readonly productType: 'makeLoanApplication';
  readonly operationId: OperationId;
  /** Id of the loan in the directory. */
  readonly productId: string;
  readonly amount: Money;
  readonly termMonths: number;
  /** Use of the money in the words of the customer. */
  readonly purpose: string;
  /** Income of a month, in soms. */
  readonly monthlyIncome: Money;
}

/** Conditions of a loan in a currency; `undefined` when it is not given in it. */
export function loanOfferOf(
  products: readonly LoanProduct[],
  productId: string,
  currency: string,
): LoanOffer | undefined {
  const offers = products.find(({ id }) => id === productId)?.offers ?? [];
  return isCurrency(currency) ? offers.find((offer) => offer.currency === currency) : undefined;
}

/** Side on which an amount is outside the conditions; `undefined` when it is within. */
export function outsideOf({ minimum, maximum }: LoanOffer, amount: Money): 'below' | 'above' | undefined {
  if (compare(amount, minimum) < 0) {
    return 'below';
  }
  return compare(amount, maximum) > 0 ? 'above' : undefined;
}

/** True for a term in whole months within the conditions. */
export function isTermOffered({ shortestMonths, longestMonths }: LoanOffer, months: number): boolean {
  return Number.isInteger(months) && months >= shortestMonths && months <= longestMonths;
}

/** Cost of a loan at the lowest rate of its conditions, if it were paid out on a day. The rate of a customer is decided by the bank. */
export function lowestCost(
  { rateFrom }: LoanOffer,
  { amount, months, day }: { readonly amount: Money; readonly months: number; readonly day: BankDay },
): LoanCalculation {
  return calculateLoan({ rate: rateFrom, months }, amount, day);
}
