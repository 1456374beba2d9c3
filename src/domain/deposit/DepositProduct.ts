import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import type { BasisPoints, DepositType, InterestPayout } from './Deposit';
import { addMonths } from './depositDays';

/** A child's deposit is opened until the child comes of age. */
const AGE_OF_MAJORITY = 18;
const MONTHS_OF_YEAR = 12;

/** At which rates a product is opened in one currency for one term. */
export interface DepositOffer {
  readonly termMonths: number;
  readonly rate: BasisPoints;
  /** The rate it earns when it is closed before its end. */
  readonly earlyRate: BasisPoints;
  /** Between these the first amount lies. */
  readonly minimum: Money;
  readonly maximum: Money;
}

/** A kind of deposit the bank opens. */
export interface DepositProduct {
  readonly id: string;
  readonly name: LocalizedText;
  readonly type: DepositType;
  readonly payout: InterestPayout;
  /** Whether interest is added to the deposit itself. */
  readonly capitalized: boolean;
  /** Whether it can be prolonged by itself for another term. */
  readonly prolongable: boolean;
  /** The shortest term first within each currency. */
  readonly offers: readonly DepositOffer[];
}

/** The directory "deposits" (specification 1, section 3): what the bank offers the customer who asks. */
export interface DepositDirectory {
  readonly dataVersion: bigint;
  readonly products: readonly DepositProduct[];
}

/** The currencies a product is opened in. */
export function currenciesOf({ offers }: DepositProduct): readonly Currency[] {
  return [...new Set(offers.map(({ minimum }) => minimum.currency))];
}

/** What a product is offered at in a currency, the shortest term first. */
export function offersIn({ offers }: DepositProduct, currency: Currency): readonly DepositOffer[] {
  return offers.filter(({ minimum }) => minimum.currency === currency);
}

/** The offer of a term in a currency; `undefined` where there is none. */
export function offerOf(product: DepositProduct, currency: Currency, termMonths: number): DepositOffer | undefined {
  return offersIn(product, currency).find((offer) => offer.termMonths === termMonths);
}

/** Why a first amount cannot be taken. */
export function firstAmountProblem(
  { minimum, maximum }: DepositOffer,
  amount: Money,
): 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED' | undefined {
  if (compare(amount, minimum) < 0) {
    return 'MIN_LIM_NOT_REACHED';
  }
  return compare(amount, maximum) > 0 ? 'MAX_LIM_EXCEEDED' : undefined;
}

/** Whether somebody born on a day is a child on another. */
export function isChildOn(bornOn: BankDay, day: BankDay): boolean {
  return bornOn <= day && day < addMonths(bornOn, AGE_OF_MAJORITY * MONTHS_OF_YEAR);
}
