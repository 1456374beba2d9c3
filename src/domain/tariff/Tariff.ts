import { TRANSFER_CODES } from '../limit/CustomerLimit';
import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import type { Money } from '../money/Money';

/** What has a price of its own: what is limited, and transfers abroad by who pays the banks and what a bank abroad takes. */
export const TARIFF_CODES = [...TRANSFER_CODES, 'SWIFT_OUR', 'SWIFT_SHA', 'SWIFT_BEN', 'SWIFT_FOREIGN'] as const;

export type TariffCode = (typeof TARIFF_CODES)[number];

/** What a transfer of some size costs: a fixed fee and a share of the amount, not less and not more than so much. */
export interface TariffBand {
  /** The last amount of the band; absent for the band without an end. */
  readonly upTo: Money | undefined;
  readonly fixed: Money;
  /** Hundredths of a percent of the amount. */
  readonly basisPoints: bigint;
  readonly minimum: Money;
  readonly maximum: Money | undefined;
}

/** What a kind of transfer costs in one currency; bands from the smallest amount to the largest. */
export interface Tariff {
  readonly transferCode: TariffCode;
  /** Of payments: whom the price is for; each provider has one of its own. */
  readonly serviceProviderId?: string | undefined;
  readonly currency: Currency;
  readonly bands: readonly TariffBand[];
}

const WHOLE_IN_BASIS_POINTS = 10_000n;

/** The fee of an amount, the share of it rounded half up to a minor unit; `undefined` when no band takes so large an amount. */
export function feeFor({ bands }: Tariff, amount: Money): Money | undefined {
  const band = bands.find(({ upTo }) => upTo === undefined || amount.minor <= upTo.minor);
  if (band === undefined) {
    return undefined;
  }
  const share = (amount.minor * band.basisPoints + WHOLE_IN_BASIS_POINTS / 2n) / WHOLE_IN_BASIS_POINTS;
  const fee = larger(band.fixed.minor + share, band.minimum.minor);
  return money(band.maximum === undefined ? fee : smaller(fee, band.maximum.minor), amount.currency);
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}

function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
