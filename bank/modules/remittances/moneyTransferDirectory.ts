import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import type { Database } from '../../db/Database';

interface PriceRow {
  readonly currency: Currency;
  readonly minimum: string;
  readonly maximum: string;
  readonly fee_basis_points: string;
  readonly fee_minimum: string;
  readonly fee_maximum: string | null;
}

interface SystemRow {
  readonly id: bigint;
  readonly name: string;
  readonly code_digits: number;
  readonly payout_days: number;
  readonly prices: readonly PriceRow[];
  readonly countries: readonly {
    readonly code: string;
    readonly name: LocalizedText;
    readonly currencies: readonly Currency[];
  }[];
}

const SYSTEMS = `
  select s.id, s.name, s.code_digits, s.payout_days,
      (select jsonb_agg(jsonb_build_object('currency', p.currency, 'minimum', p.minimum::text, 'maximum', p.maximum::text,
          'fee_basis_points', p.fee_basis_points::text, 'fee_minimum', p.fee_minimum::text, 'fee_maximum', p.fee_maximum::text)
          order by p.currency)
        from money_transfer_price p where p.system_id = s.id) as prices,
      (select jsonb_agg(jsonb_build_object('code', c.country, 'name', k.name, 'currencies', c.currencies) order by c.country)
        from money_transfer_country c join country k on k.code = c.country where c.system_id = s.id) as countries
    from money_transfer_system s
    where exists (select from money_transfer_price p where p.system_id = s.id)
      and exists (select from money_transfer_country c where c.system_id = s.id)
    order by s.id`;

/** The money-transfer systems the bank is an agent of. */
export async function readMoneyTransferSystems({ pool }: Database): Promise<readonly MoneyTransferSystem[]> {
  const { rows } = await pool.query<SystemRow>({ name: 'money-transfer-systems', text: SYSTEMS, values: [] });
  return rows.map((row) => ({
    id: row.id.toString(),
    name: row.name,
    codeDigits: row.code_digits,
    payoutDays: row.payout_days,
    prices: row.prices.map((price) => ({
      minimum: money(BigInt(price.minimum), price.currency),
      maximum: money(BigInt(price.maximum), price.currency),
      fee: {
        basisPoints: BigInt(price.fee_basis_points),
        minimum: money(BigInt(price.fee_minimum), price.currency),
        maximum: price.fee_maximum === null ? undefined : money(BigInt(price.fee_maximum), price.currency),
      },
    })),
    countries: row.countries,
  }));
}
