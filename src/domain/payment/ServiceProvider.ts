import type { LocalizedText } from '../language/Language';
import { MOVEMENTS } from '../movements/movements';
import type { MovementCode, TransferCode } from '../movements/movements';
import { money } from '../money/Money';
import type { Money } from '../money/Money';
import type { ProviderField } from './ProviderField';

/** Icons of service categories. */
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

/** Regions of the country by ISO 3166-2, in which service providers operate. */
export const SERVICE_REGIONS = ['KG-GB', 'KG-GO', 'KG-C', 'KG-Y', 'KG-N', 'KG-T', 'KG-J', 'KG-O', 'KG-B'] as const;

export type ServiceRegion = (typeof SERVICE_REGIONS)[number];

/**
 * Ways of paying a provider: `checked` displays the subscriber before payment, `single` is one step, `mobile` tops up a phone, `kitep` pays
 * the rent of schoolbooks.
 */
export const PAYMENT_WAYS = ['checked', 'single', 'mobile', 'kitep'] as const;

export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Category of services (specification 1, section 6: companies see only categories open to them). */
export interface ServiceCategory {
  readonly id: string;
  readonly name: LocalizedText;
  readonly icon: ServiceIcon;
  readonly isOpenToCompanies: boolean;
}

/** Fee for a payment to a provider: a share of the amount, with a minimum and a maximum. */
export interface ProviderFee {
  /** Share in hundredths of a percent of the amount. */
  readonly basisPoints: bigint;
  readonly minimum: Money;
  readonly maximum: Money | undefined;
}

/** Service provider paid through the bank; in soms only. */
export interface ServiceProvider {
  readonly id: string;
  readonly categoryId: string;
  readonly name: LocalizedText;
  /** Further search words for the provider. */
  readonly alsoCalled: string;
  /** Regions the provider serves; empty when it serves all. */
  readonly regions: readonly ServiceRegion[];
  readonly way: PaymentWay;
  /** Fields the customer fills in; the subscriber comes first. */
  readonly fields: readonly ProviderField[];
  readonly minimum: Money;
  readonly maximum: Money;
  readonly fee: ProviderFee;
  /**
   * Prefixes of the phone numbers issued by a mobile operator, without the country code; a number may have been ported to another operator
   * since.
   */
  readonly phonePrefixes: readonly string[];
}

/** Movement that pays a provider, by its way of paying. */
export const MOVEMENT_OF_WAY: Readonly<Record<PaymentWay, MovementCode>> = {
  checked: 'MAKE_GENERIC_PAYMENT_V2',
  single: 'MAKE_GENERIC_SINGLE_PAYMENT_V2',
  mobile: 'MAKE_MOBILE_PAYMENT_V2',
  kitep: 'MAKE_JANY_KITEP_PAYMENT',
};

/** Transfer code by which payments to a provider are limited and priced. */
export function paymentCodeOf({ way }: Pick<ServiceProvider, 'way'>): TransferCode {
  return MOVEMENTS.limitCodeOf(MOVEMENT_OF_WAY[way]);
}

const WHOLE_IN_BASIS_POINTS = 10_000n;

/** Fee for a payment of an amount, the share rounded half up to a minor unit. */
export function providerFee({ fee }: Pick<ServiceProvider, 'fee'>, amount: Money): Money {
  const share = (amount.minor * fee.basisPoints + WHOLE_IN_BASIS_POINTS / 2n) / WHOLE_IN_BASIS_POINTS;
  const least = share < fee.minimum.minor ? fee.minimum.minor : share;
  const most = fee.maximum?.minor ?? least;
  return money(least > most ? most : least, amount.currency);
}
