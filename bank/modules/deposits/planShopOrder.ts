import type { depositOperations } from '../../../src/application/operations/deposits';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { ShopOrder } from '../../../src/domain/deposit/ShopOrder';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { planDepositApplication } from './planDepositApplication';
import { planEarlyClosing } from './planEarlyClosing';

type ShopFailure = (typeof depositOperations)['MAKE_SHOP_OPERATION']['failures'][number];

/** Whichever product is ordered, by whichever code of the shop. */
export function planShopOrder(
  order: ShopOrder,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<ShopFailure>>> {
  return order.productType === 'makeDepositApplication'
    ? planDepositApplication(order, context)
    : planEarlyClosing(order, context);
}
