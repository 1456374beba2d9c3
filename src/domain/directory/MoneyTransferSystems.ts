import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import { providerFee } from '../payment/ServiceProvider';
import type { ProviderFee } from '../payment/ServiceProvider';

/** What a system carries in one currency at once, and what sending it costs. */
export interface MoneyTransferPrice {
  readonly minimum: Money;
  readonly maximum: Money;
  readonly fee: ProviderFee;
}

/** A country a system pays out in. */
export interface MoneyTransferCountry {
  /** Two letters of ISO 3166. */
  readonly code: string;
  readonly name: LocalizedText;
  readonly currencies: readonly Currency[];
}

/** A system that carries money from person to person; who has its control number and the right passport gets it. */
export interface MoneyTransferSystem {
  readonly id: string;
  /** The same in every language, as such names are. */
  readonly name: string;
  /** How long its control numbers are. */
  readonly codeDigits: number;
  /** So long a transfer waits for its recipient before it goes back. */
  readonly payoutDays: number;
  readonly prices: readonly MoneyTransferPrice[];
  readonly countries: readonly MoneyTransferCountry[];
}

export interface MoneyTransferDirectory {
  readonly dataVersion: bigint;
  readonly systems: readonly MoneyTransferSystem[];
}

/** The price of a system in a currency; `undefined` where it does not carry that currency. */
export function priceIn({ prices }: MoneyTransferSystem, currency: Currency): MoneyTransferPrice | undefined {
  return prices.find(({ minimum }) => minimum.currency === currency);
}

/** The currencies a system pays out in a country; none where it does not. */
export function currenciesIn({ countries }: MoneyTransferSystem, country: string): readonly Currency[] {
  return countries.find(({ code }) => code === country)?.currencies ?? [];
}

/** What sending an amount costs. */
export function moneyTransferFee(price: MoneyTransferPrice, amount: Money): Money {
  return providerFee(price, amount);
}
