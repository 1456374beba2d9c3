import type { DayRange } from '../calendar/DayRange';
import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import { addDays, addMonths } from '../time/days';
import type { BankDay } from '../time/Instant';
import type { BasisPoints, DepositType, InterestPayout } from './Deposit';

/** Age of majority in years: a child's deposit is opened for a child below it. */
const AGE_OF_MAJORITY = 18;
const MONTHS_OF_YEAR = 12;

/** Conditions of a product for one currency and one term. */
export interface DepositOffer {
  readonly termMonths: number;
  readonly rate: BasisPoints;
  /** Rate for early closing. */
  readonly earlyRate: BasisPoints;
  /** Lowest first amount; `maximum` is the highest. */
  readonly minimum: Money;
  readonly maximum: Money;
}

/** Deposit product of the bank. */
export interface DepositProduct {
  readonly id: string;
  readonly name: LocalizedText;
  readonly type: DepositType;
  readonly payout: InterestPayout;
  /** True when interest is added to the deposit. */
  readonly capitalized: boolean;
  /** True when the deposit can be prolonged automatically at maturity. */
  readonly prolongable: boolean;
  /** Shortest term first within each currency. */
  readonly offers: readonly DepositOffer[];
}

/** Currencies in which a product is offered. */
export function currenciesOf({ offers }: DepositProduct): readonly Currency[] {
  return [...new Set(offers.map(({ minimum }) => minimum.currency))];
}

/** Offers of a product in a currency, shortest term first. */
export function offersIn({ offers }: DepositProduct, currency: Currency): readonly DepositOffer[] {
  return offers.filter(({ minimum }) => minimum.currency === currency);
}

/** Offer for a term in a currency; `undefined` when there is none. */
export function offerOf(product: DepositProduct, currency: Currency, termMonths: number): DepositOffer | undefined {
  return offersIn(product, currency).find((offer) => offer.termMonths === termMonths);
}

/** Reason a first amount is outside the bounds of the offer, or `undefined` when it is within. */
export function firstAmountViolation(
  { minimum, maximum }: DepositOffer,
  amount: Money,
): 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED' | undefined {
  if (compare(amount, minimum) < 0) {
    return 'MIN_LIM_NOT_REACHED';
  }
  return compare(amount, maximum) > 0 ? 'MAX_LIM_EXCEEDED' : undefined;
}

/** Birthdays of those who are under age on `day`. */
export function childBirthdays(day: BankDay): DayRange {
  return { min: addDays(addMonths(day, -AGE_OF_MAJORITY * MONTHS_OF_YEAR), 1), max: day };
}

/** True when a person born on `bornOn` is under age on `day`. */
export function isChildOn(bornOn: BankDay, day: BankDay): boolean {
  return bornOn <= day && day < addMonths(bornOn, AGE_OF_MAJORITY * MONTHS_OF_YEAR);
}
