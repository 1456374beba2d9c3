import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { APPLIED_PRODUCTS } from '../../../src/domain/shop/Application';
import type { AppliedProduct } from '../../../src/domain/shop/Application';
import type { CallContext } from '../../kernel/Handler';

const OFFERED = 'select from shop_offer where code = $1 and $2 = any (customer_kinds)';

const PRICE = 'select price from shop_offer where code = $1 and $2 = any (customer_kinds) and price is not null';

/** Price of one piece of a product in soms; `undefined` when it is not offered to the caller. */
export async function readPrice(
  { bank, caller }: Pick<CallContext, 'bank' | 'caller'>,
  product: AppliedProduct,
): Promise<Money | undefined> {
  const { rows } = await bank.database.pool.query<{ price: bigint }>({
    name: 'price-of-product',
    text: PRICE,
    values: [APPLIED_PRODUCTS[product].page, caller.customerKind],
  });
  return rows[0] && money(rows[0].price, 'KGS');
}

/** True for a product that costs nothing and is offered to the caller. */
export async function isOffered(
  { bank, caller }: Pick<CallContext, 'bank' | 'caller'>,
  product: AppliedProduct,
): Promise<boolean> {
  const { rowCount } = await bank.database.pool.query({
    name: 'product-offered',
    text: OFFERED,
    values: [APPLIED_PRODUCTS[product].page, caller.customerKind],
  });
  return rowCount === 1;
}
