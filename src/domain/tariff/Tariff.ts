import { TRANSFER_CODES } from '../movements/movements';
import type { Currency } from '../money/Currency';
import { money } from '../money/Money';
import type { Money } from '../money/Money';

/** Codes with a tariff: the limited kinds of transfers, transfers abroad by bearer of charges, and the fee of a bank abroad. */
export const TARIFF_CODES = [...TRANSFER_CODES, 'SWIFT_OUR', 'SWIFT_SHA', 'SWIFT_BEN', 'SWIFT_FOREIGN'] as const;

export type TariffCode = (typeof TARIFF_CODES)[number];

/** Fee for amounts within a band: a fixed fee plus a share of the amount, with a minimum and a maximum. */
export interface TariffBand {
  /** Upper bound of the band, included; absent for the last band. */
  readonly upTo: Money | undefined;
  readonly fixed: Money;
  /** Share in hundredths of a percent of the amount. */
  readonly basisPoints: bigint;
  readonly minimum: Money;
  readonly maximum: Money | undefined;
}

/** Tariff of a kind of transfer in one currency; bands in ascending order of amounts. */
export interface Tariff {
  readonly transferCode: TariffCode;
  /** Provider of payments to which the tariff applies; each provider has a tariff of its own. Absent for other transfers. */
  readonly serviceProviderId?: string | undefined;
  /** Code of the movement it prices; absent for a tariff of several movements. */
  readonly operationType?: string | undefined;
  readonly currency: Currency;
  readonly bands: readonly TariffBand[];
}

const WHOLE_IN_BASIS_POINTS = 10_000n;

/** Fee of an amount, its share rounded half up to a minor unit; `undefined` when the amount is above every band. */
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
