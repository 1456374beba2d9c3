import type { LocalizedText } from '../language/Language';
import type { TransferCode } from '../limit/CustomerLimit';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { ProviderField } from './ProviderField';

/** The pictures categories are drawn with. */
export const SERVICE_ICONS = [
  'bolt',
  'flame',
  'drop',
  'heat',
  'recycle',
  'wifi',
  'screen',
  'phone',
  'mobile',
  'toy',
  'book',
  'coins',
  'game',
  'shield',
  'bus',
] as const;

export type ServiceIcon = (typeof SERVICE_ICONS)[number];

/** Parts of the country by ISO 3166-2, as service providers are bound to them. */
export const SERVICE_REGIONS = ['KG-GB', 'KG-GO', 'KG-C', 'KG-Y', 'KG-N', 'KG-T', 'KG-J', 'KG-O', 'KG-B'] as const;

export type ServiceRegion = (typeof SERVICE_REGIONS)[number];

/**
 * How a provider is paid: `checked` names the subscriber before the money goes, `single` takes it in one step, `mobile` tops up
 * a phone, `kitep` rents schoolbooks.
 */
export const PAYMENT_WAYS = ['checked', 'single', 'mobile', 'kitep'] as const;

export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** What services have in common (specification 1, section 6: companies see only categories open to them). */
export interface ServiceCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: ServiceIcon;
  readonly isOpenToCompanies: boolean;
}

/** What the bank takes for a payment to a provider: a share of the amount, not less and not more than so much. */
export interface ProviderFee {
  /** Hundredths of a percent of the amount. */
  readonly basisPoints: bigint;
  readonly minimum: Money;
  readonly maximum: Money | undefined;
}

/** Somebody whose services are paid for through the bank; in soms only. */
export interface ServiceProvider {
  readonly id: string;
  readonly categoryId: string;
  readonly name: LocalizedText;
  /** Other words customers look for it by. */
  readonly alsoCalled: string;
  /** Where it serves; empty where it does everywhere. */
  readonly regions: readonly ServiceRegion[];
  readonly way: PaymentWay;
  /** What the customer is asked for; the subscriber first. */
  readonly fields: readonly ProviderField[];
  readonly minimum: Money;
  readonly maximum: Money;
  readonly fee: ProviderFee;
  /** Beginnings of the phone numbers an operator gave out, without the country code; a number may have been taken elsewhere since. */
  readonly phonePrefixes: readonly string[];
}

export interface ServiceCategoryDirectory {
  readonly dataVersion: bigint;
  readonly categories: readonly ServiceCategory[];
}

export interface ServiceProviderDirectory {
  readonly dataVersion: bigint;
  readonly providers: readonly ServiceProvider[];
}

/** What payments to a provider are limited and priced as. */
export function paymentCodeOf({ way }: Pick<ServiceProvider, 'way'>): TransferCode {
  return way === 'mobile' ? 'MOBILE_PAYMENT' : 'SERVICE_PAYMENT';
}

const WHOLE_IN_BASIS_POINTS = 10_000n;

/** What a payment of an amount costs, the share rounded half up to a minor unit. */
export function providerFee({ fee }: Pick<ServiceProvider, 'fee'>, amount: Money): Money {
  const share = (amount.minor * fee.basisPoints + WHOLE_IN_BASIS_POINTS / 2n) / WHOLE_IN_BASIS_POINTS;
  const least = share < fee.minimum.minor ? fee.minimum.minor : share;
  const most = fee.maximum?.minor ?? least;
  return money(least > most ? most : least, amount.currency);
}
