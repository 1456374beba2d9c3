import type { DepositType, InterestPayout } from '../../../src/domain/deposit/Deposit';
import type { DepositProduct } from '../../../src/domain/deposit/DepositProduct';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { Database } from '../../db/Database';
import type { NameSource } from '../../kernel/OperationNames';

interface OfferRow {
  readonly currency: Currency;
  readonly term_months: number;
  readonly rate: number;
  readonly early_rate: number;
  readonly minimum: string;
  readonly maximum: string;
}

interface ProductRow {
  readonly id: bigint;
  readonly name: LocalizedText;
  readonly deposit_type: DepositType;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  readonly prolongable: boolean;
  readonly customer_kinds: readonly string[];
  readonly offers: readonly OfferRow[];
}

const PRODUCTS = `
  select p.id, p.name, p.deposit_type, p.payout, p.capitalized, p.prolongable, p.customer_kinds,
      (select jsonb_agg(jsonb_build_object('currency', o.currency, 'term_months', o.term_months, 'rate', o.rate, 'early_rate', o.early_rate,
          'minimum', o.minimum::text, 'maximum', o.maximum::text) order by o.currency <> 'KGS', o.currency desc, o.term_months)
        from deposit_offer o where o.product_id = p.id) as offers
    from deposit_product p where exists (select from deposit_offer o where o.product_id = p.id) order by p.id`;

async function readRows({ pool }: Database): Promise<readonly ProductRow[]> {
  const { rows } = await pool.query<ProductRow>({ name: 'deposit-products', text: PRODUCTS, values: [] });
  return rows;
}

/** The deposits the bank opens for customers of a kind. */
export async function readDepositProducts(
  database: Database,
  customerKind: 'I' | 'C',
): Promise<readonly DepositProduct[]> {
  const rows = await readRows(database);
  return rows.filter(({ customer_kinds: kinds }) => kinds.includes(customerKind)).map(productOf);
}

export const depositNames: NameSource = {
  read: async ({ pool }) => {
    const { rows } = await pool.query<{ id: bigint; name: LocalizedText }>({
      name: 'deposit-product-names',
      text: 'select id, name from deposit_product',
      values: [],
    });
    return new Map(rows.map(({ id, name }) => [id.toString(), name]));
  },
};

function productOf(row: ProductRow): DepositProduct {
  return {
    id: row.id.toString(),
    name: row.name,
    type: row.deposit_type,
    payout: row.payout,
    capitalized: row.capitalized,
    prolongable: row.prolongable,
    offers: row.offers.map((offer) => ({
      termMonths: offer.term_months,
      rate: offer.rate,
      earlyRate: offer.early_rate,
      minimum: money(BigInt(offer.minimum), offer.currency),
      maximum: money(BigInt(offer.maximum), offer.currency),
    })),
  };
}
