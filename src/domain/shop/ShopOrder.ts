import type { DepositApplication } from '../deposit/DepositApplication';
import type { EarlyClosingOrder } from '../deposit/EarlyClosingOrder';
import type { CheckbookOrder } from './CheckbookOrder';

/** Order of each product the bank takes orders for (specification 2, section 7.3: `productType`). */
export interface ShopOrders {
  readonly makeDepositApplication: DepositApplication;
  readonly makeEarlyClosingOfDeposit: EarlyClosingOrder;
  readonly makeCheckbookOrder: CheckbookOrder;
}

export type ProductType = keyof ShopOrders;

/** Order of a product. */
export type ShopOrder = ShopOrders[ProductType];
