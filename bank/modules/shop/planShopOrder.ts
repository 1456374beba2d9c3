import type { shopOperations } from '../../../src/application/operations/shop';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Result } from '../../../src/domain/result/Result';
import type { ProductType, ShopOrder, ShopOrders } from '../../../src/domain/shop/ShopOrder';
import type { CallContext } from '../../kernel/Handler';
import { planDepositApplication, planEarlyClosing } from '../deposits';
import type { OperationPlan } from '../transfers';
import { planCheckbookOrder } from './planCheckbookOrder';

type ShopFailure = (typeof shopOperations)['MAKE_SHOP_OPERATION']['failures'][number];

type ShopPlanner<Type extends ProductType> = (
  order: ShopOrders[Type],
  context: CallContext,
) => Promise<Result<OperationPlan, Failure<ShopFailure>>>;

/** Planner of the order of each product: a product without one does not compile. */
const PLANNERS: { readonly [Type in ProductType]: ShopPlanner<Type> } = {
  makeDepositApplication: planDepositApplication,
  makeEarlyClosingOfDeposit: planEarlyClosing,
  makeCheckbookOrder: planCheckbookOrder,
};

/** Plan of an order of any product, by whichever code of the shop. */
export function planShopOrder(
  order: ShopOrder,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<ShopFailure>>> {
  return planProduct(order.productType, order, context);
}

function planProduct<Type extends ProductType>(
  type: Type,
  order: ShopOrders[Type],
  context: CallContext,
): Promise<Result<OperationPlan, Failure<ShopFailure>>> {
  const planner: ShopPlanner<Type> = PLANNERS[type];
  return planner(order, context);
}
