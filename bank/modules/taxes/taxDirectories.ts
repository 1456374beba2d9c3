import type { Territory } from '../../../src/domain/directory/Territory';
import type { TransportRate, TransportType } from '../../../src/domain/tax/VehicleTax';
import type { Database } from '../../db/Database';
import type { NameSource } from '../../kernel/OperationNames';

interface TerritoryRow extends Omit<Territory, 'parentCode'> {
  readonly parent_code: string | null;
}

interface RateRow extends Omit<TransportType, 'rates' | 'confirmed'> {
  readonly verified: boolean;
  readonly up_to_years: number | null;
  readonly rate: bigint;
}

const TERRITORIES = 'select code, parent_code, level, name from territory order by code';

const RATES = `
  select t.code, t.name, t.base, t.verified, r.up_to_years, r.rate
    from transport_type t join transport_rate r on r.type_code = t.code
    order by t.code, r.up_to_years nulls last`;

/** Regions, districts and cities, and aiyl aimaks, by their codes. */
export async function readTerritories({ pool }: Database): Promise<readonly Territory[]> {
  const { rows } = await pool.query<TerritoryRow>({ name: 'territories', text: TERRITORIES });
  return rows.map(({ parent_code: parentCode, code, level, name }) => ({
    code,
    parentCode: parentCode ?? undefined,
    level,
    name,
  }));
}

export const territoryNames: NameSource = {
  read: async (database) => new Map((await readTerritories(database)).map(({ code, name }) => [code, name])),
  showsCode: true,
};

/** Types of transport with their rates, youngest first. */
export async function readTransportTypes({ pool }: Database): Promise<readonly TransportType[]> {
  const { rows } = await pool.query<RateRow>({ name: 'transport-rates', text: RATES });
  const first = rows.filter(({ code }, index) => code !== rows[index - 1]?.code);
  return first.map(({ code, name, base, verified }) => ({
    code,
    name,
    base,
    confirmed: verified,
    rates: rows.filter((row) => row.code === code).map(rateOf),
  }));
}

function rateOf({ up_to_years: years, rate }: RateRow): TransportRate {
  return { upToYears: years ?? undefined, rate };
}
