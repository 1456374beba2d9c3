import type { shopOperations } from '../../../src/application/operations/shop';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Result } from '../../../src/domain/result/Result';
import type { ProductType, ShopOrder, ShopOrders } from '../../../src/domain/shop/ShopOrder';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { planAccountOpening } from './planAccountOpening';
import { planBondOrder } from './planBondOrder';
import { planBoxReservation } from './planBoxReservation';
import { planCreditCard, planDebitCard, planInstantCard } from './planCardOrder';
import { planCardReissue, planCardRenewal } from './planCardReissue';
import { planCheckbookOrder } from './planCheckbookOrder';
import { planLoanApplication } from './planLoanApplication';
import { planCertificate } from './planCertificate';

type ShopFailure = (typeof shopOperations)['MAKE_SHOP_OPERATION']['failures'][number];

type ShopPlanner<Type extends ProductType> = (
  order: ShopOrders[Type],
  context: CallContext,
) => Promise<Result<OperationPlan, Failure<ShopFailure>>>;

/** Planner of the order of each product. */
type ShopPlanners = { readonly [Type in ProductType]: ShopPlanner<Type> };

/** Planners of the products that have areas of their own, which are handed in above the areas. */
export type PlannersElsewhere = Pick<ShopPlanners, 'makeDepositApplication' | 'makeEarlyClosingOfDeposit'>;

/** Makes the planner of an order of any product, by whichever code of the shop. A product without a planner does not compile. */
export function createShopPlanner(elsewhere: PlannersElsewhere) {
  const planners: ShopPlanners = {
    ...elsewhere,
    makeCheckbookOrder: planCheckbookOrder,
    makeStatementRequest: planCertificate,
    makeLoanStatementRequest: planCertificate,
    makeAccountOpening: planAccountOpening,
    makeLoanApplication: planLoanApplication,
    makeDepositBoxReservation: planBoxReservation,
    makeBondPurchase: planBondOrder,
    makeDebitCardOrder: planDebitCard,
    makeInstantCardOrder: planInstantCard,
    makeCreditCardApplication: planCreditCard,
    makeCardReissue: planCardReissue,
    makeCardRenewal: planCardRenewal,
  };
  const planProduct = <Type extends ProductType>(type: Type, order: ShopOrders[Type], context: CallContext) => {
    const planner: ShopPlanner<Type> = planners[type];
    return planner(order, context);
  };
  return (order: ShopOrder, context: CallContext) => planProduct(order.productType, order, context);
}
