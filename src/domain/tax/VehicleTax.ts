import type { LocalizedText } from '../language/Language';
import { money } from '../money/Money';
import type { Money } from '../money/Money';

/** Types of vehicles by the codes of the specification (document 1, section 3). */
export const TRANSPORT_TYPE_CODES = ['001', '002', '003', '004', '005', '006', '007', '008'] as const;

export type TransportTypeCode = (typeof TRANSPORT_TYPE_CODES)[number];

/** Base of the tax of a type: the engine volume or the book value of the vehicle. */
export type TransportTaxBase = 'volume' | 'value';

/** Tax rate up to an age. */
export interface TransportRate {
  /** Highest age in years, the year of manufacture counted as the first; absent for the last rate. */
  readonly upToYears: number | undefined;
  /** Tyiyn per cubic centimetre, or hundredths of a percent of the value. */
  readonly rate: bigint;
}

/** Type of vehicle with its rates, youngest age first. It is data of the bank's directory, because the law changes. */
export interface TransportType {
  readonly code: TransportTypeCode;
  readonly name: LocalizedText;
  readonly base: TransportTaxBase;
  readonly rates: readonly TransportRate[];
  /** True when the rates were taken from a published source. */
  readonly confirmed: boolean;
}

/** Data of a vehicle that determine its tax. */
export interface TaxedVehicle {
  readonly type: TransportTypeCode;
  readonly builtYear: number;
  /** Engine volume in cubic centimetres; absent when the tax is based on the value. */
  readonly engineVolume: number | undefined;
  /** Book value in soms; absent when the tax is based on the volume. */
  readonly bookValue: Money | undefined;
}

/** Tax of a vehicle for a year, and how it was calculated. */
export interface VehicleTax {
  readonly amount: Money;
  /** Age in years, the year of manufacture counted as the first. */
  readonly age: number;
  readonly base: TransportTaxBase;
  readonly rate: bigint;
}

const BASIS = 10_000n;

/**
 * Calculates the tax of a vehicle for a year by the rates of its type; half a tyiyn is rounded up. `undefined` for a vehicle built after
 * that year, for one without the tax base, and for an age without a rate.
 */
export function vehicleTaxOf(
  type: TransportType,
  vehicle: Omit<TaxedVehicle, 'type'>,
  taxYear: number,
): VehicleTax | undefined {
  const age = taxYear - vehicle.builtYear + 1;
  const rate = type.rates.find(({ upToYears }) => upToYears === undefined || age <= upToYears)?.rate;
  if (age < 1 || rate === undefined) {
    return undefined;
  }
  const minor = minorOf(type.base, vehicle, rate);
  return minor === undefined ? undefined : { amount: money(minor, 'KGS'), age, base: type.base, rate };
}

function minorOf(base: TransportTaxBase, vehicle: Omit<TaxedVehicle, 'type'>, rate: bigint): bigint | undefined {
  switch (base) {
    case 'volume':
      return vehicle.engineVolume === undefined ? undefined : BigInt(vehicle.engineVolume) * rate;
    case 'value':
      return vehicle.bookValue === undefined ? undefined : (vehicle.bookValue.minor * rate + BASIS / 2n) / BASIS;
    default:
      return base satisfies never;
  }
}
