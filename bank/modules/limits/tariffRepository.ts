import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { Tariff, TariffBand, TariffCode } from '../../../src/domain/tariff/Tariff';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { MOVEMENT_OF_WAY, paymentCodeOf } from '../../../src/domain/payment/ServiceProvider';
import type { ServiceProvider } from '../../../src/domain/payment/ServiceProvider';
import { readProviders } from '../directories';
import type { CallContext } from '../../kernel/Handler';

interface BandRow {
  readonly tariff_code: TariffCode;
  readonly currency: Currency;
  readonly up_to: bigint | null;
  readonly fixed: bigint;
  readonly basis_points: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint | null;
}

const COLUMNS = 'tariff_code, currency, up_to, fixed, basis_points, minimum, maximum';

const ALL = `select ${COLUMNS} from tariff where customer_kind = $1 order by tariff_code, currency, up_to nulls last`;

const ONE = `select ${COLUMNS} from tariff where customer_kind = $1 and tariff_code = $2 and currency = $3 order by up_to nulls last`;

/** Tariffs of all charges for the caller's customer. */
export async function readTariffs(context: CallContext): Promise<readonly Tariff[]> {
  const { bank, caller } = context;
  const [{ rows }, providers] = await Promise.all([
    bank.database.pool.query<BandRow>({ name: 'tariffs', text: ALL, values: [caller.customerKind] }),
    readProviders(context),
  ]);
  const starts = rows.filter((row, index) => index === 0 || !isSameKind(row, rows[index - 1]));
  return [
    ...starts.flatMap((start) => typed(tariffOf(rows.filter((row) => isSameKind(row, start)))) ?? []),
    ...providers.map(tariffOfProvider),
  ];
}

/** The tariff with the movement it prices, where it prices one only. */
function typed(tariff: Tariff | undefined): Tariff | undefined {
  const movements = MOVEMENTS.ordered.filter(({ limit }) => limit !== undefined && limit.code === tariff?.transferCode);
  const [only, ...others] = movements;
  return tariff && only !== undefined && others.length === 0 ? { ...tariff, operationType: only.code } : tariff;
}

/**
 * Tariff of a service provider. The fee is kept with the provider, because it is agreed on with each provider separately
 * (bank/modules/payments/README.md).
 */
function tariffOfProvider(provider: ServiceProvider): Tariff {
  const { id, maximum, fee } = provider;
  return {
    transferCode: paymentCodeOf(provider),
    serviceProviderId: id,
    operationType: MOVEMENT_OF_WAY[provider.way],
    currency: maximum.currency,
    bands: [
      {
        upTo: maximum,
        fixed: money(0n, maximum.currency),
        basisPoints: fee.basisPoints,
        minimum: fee.minimum,
        maximum: fee.maximum,
      },
    ],
  };
}

/**
 * Tariff of a kind of transfer for the caller's customer in one currency; `undefined` when there are no such transfers in that currency.
 */
export async function readTariff(
  { bank, caller }: CallContext,
  { code, currency }: { readonly code: TariffCode; readonly currency: Currency },
): Promise<Tariff | undefined> {
  const values = [caller.customerKind, code, currency];
  const { rows } = await bank.database.pool.query<BandRow>({ name: 'tariff', text: ONE, values });
  return tariffOf(rows);
}

function isSameKind(row: BandRow, other: BandRow | undefined): boolean {
  return row.tariff_code === other?.tariff_code && row.currency === other.currency;
}

function tariffOf(rows: readonly BandRow[]): Tariff | undefined {
  const [first] = rows;
  return first && { transferCode: first.tariff_code, currency: first.currency, bands: rows.map(bandOf) };
}

function bandOf(row: BandRow): TariffBand {
  return {
    upTo: row.up_to === null ? undefined : money(row.up_to, row.currency),
    fixed: money(row.fixed, row.currency),
    basisPoints: row.basis_points,
    minimum: money(row.minimum, row.currency),
    maximum: row.maximum === null ? undefined : money(row.maximum, row.currency),
  };
}
