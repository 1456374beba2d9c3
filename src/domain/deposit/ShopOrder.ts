import type { DepositApplication } from './DepositApplication';
import type { EarlyClosingOrder } from './EarlyClosingOrder';

/** Orders of the bank's products (specification 2, section 7.3: `productType`). */
export type ShopOrder = DepositApplication | EarlyClosingOrder;
