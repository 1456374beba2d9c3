import type { LocalizedText } from '../language/Language';
import { money } from '../money/Money';
import type { Money } from '../money/Money';

/** Types of transport by the codes of the specification (document 1, section 3). */
export const TRANSPORT_TYPE_CODES = ['001', '002', '003', '004', '005', '006', '007', '008'] as const;

export type TransportTypeCode = (typeof TRANSPORT_TYPE_CODES)[number];

/** What the tax of a type is counted from: the volume of the engine or what the vehicle is worth in the books. */
export type TransportTaxBase = 'volume' | 'value';

/** What is paid up to an age. */
export interface TransportRate {
  /** Years of service with the year of manufacture; the last rate has no end. */
  readonly upToYears: number | undefined;
  /** Tyiyn for a cubic centimetre, or hundredths of a percent of the value. */
  readonly rate: bigint;
}

/** A type of transport with its rates, youngest first: data of the bank's directory, because the law changes them. */
export interface TransportType {
  readonly code: TransportTypeCode;
  readonly name: LocalizedText;
  readonly base: TransportTaxBase;
  readonly rates: readonly TransportRate[];
  /** Whether the rates stand in a source that was read. */
  readonly confirmed: boolean;
}

/** A vehicle as far as its tax goes. */
export interface TaxedVehicle {
  readonly type: TransportTypeCode;
  readonly builtYear: number;
  /** Cubic centimetres; absent where the tax is counted from the value. */
  readonly engineVolume: number | undefined;
  /** In soms; absent where the tax is counted from the volume. */
  readonly bookValue: Money | undefined;
}

/** What is to be paid for a vehicle and a year, and how that was counted. */
export interface VehicleTax {
  readonly amount: Money;
  /** Years of service with the year of manufacture. */
  readonly age: number;
  readonly base: TransportTaxBase;
  readonly rate: bigint;
}

const BASIS = 10_000n;

/**
 * The tax of a vehicle for a year, by the rates of its type; halves of a tyiyn are rounded up. `undefined` for a vehicle that
 * was built later, for one without what its tax is counted from, and for an age without a rate.
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
