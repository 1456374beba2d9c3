import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import { providerFee } from '../payment/ServiceProvider';
import type { ProviderFee } from '../payment/ServiceProvider';

/** Bounds of one transfer in a currency, and its fee. */
export interface MoneyTransferPrice {
  readonly minimum: Money;
  readonly maximum: Money;
  readonly fee: ProviderFee;
}

/** Country in which a system pays out. */
export interface MoneyTransferCountry {
  /** Country code, two letters of ISO 3166. */
  readonly code: string;
  readonly name: LocalizedText;
  readonly currencies: readonly Currency[];
}

/** Money-transfer system from person to person; it pays out to the holder of the control number and of the right passport. */
export interface MoneyTransferSystem {
  readonly id: string;
  /** Name of the system, the same in every language. */
  readonly name: string;
  /** Number of digits of its control numbers. */
  readonly codeDigits: number;
  /** Number of days a transfer waits for its recipient before it is returned. */
  readonly payoutDays: number;
  readonly prices: readonly MoneyTransferPrice[];
  readonly countries: readonly MoneyTransferCountry[];
}

/** System of a list by its id. */
export function systemById(systems: readonly MoneyTransferSystem[], id: string): MoneyTransferSystem | undefined {
  return systems.find((system) => system.id === id);
}

/** Price of a system in a currency; `undefined` for a currency it does not transfer. */
export function priceIn({ prices }: MoneyTransferSystem, currency: Currency): MoneyTransferPrice | undefined {
  return prices.find(({ minimum }) => minimum.currency === currency);
}

/** Currencies a system pays out in a country; empty for a country it does not serve. */
export function currenciesIn({ countries }: MoneyTransferSystem, country: string): readonly Currency[] {
  return countries.find(({ code }) => code === country)?.currencies ?? [];
}

/** Fee for sending an amount. */
export function moneyTransferFee(price: MoneyTransferPrice, amount: Money): Money {
  return providerFee(price, amount);
}
