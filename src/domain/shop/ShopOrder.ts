import type { DepositApplication } from '../deposit/DepositApplication';
import type { EarlyClosingOrder } from '../deposit/EarlyClosingOrder';
import type { AccountOpening } from './AccountOpening';
import type { BondOrder } from './Bonds';
import type { CardReissue, CardRenewal, CreditCardApplication, DebitCardOrder, InstantCardOrder } from './CardOrder';
import type { CheckbookOrder } from './CheckbookOrder';
import type { BoxReservation } from './DepositBox';
import type { LoanApplication } from './LoanApplication';
import type { AccountCertificateOrder, LoanCertificateOrder } from './CertificateOrder';

/** Order of each product the bank takes orders for (specification 2, section 7.3: `productType`). */
export interface ShopOrders {
  readonly makeDepositApplication: DepositApplication;
  readonly makeEarlyClosingOfDeposit: EarlyClosingOrder;
  readonly makeCheckbookOrder: CheckbookOrder;
  readonly makeStatementRequest: AccountCertificateOrder;
  readonly makeLoanStatementRequest: LoanCertificateOrder;
  readonly makeAccountOpening: AccountOpening;
  readonly makeLoanApplication: LoanApplication;
  readonly makeDepositBoxReservation: BoxReservation;
  readonly makeBondPurchase: BondOrder;
  readonly makeDebitCardOrder: DebitCardOrder;
  readonly makeInstantCardOrder: InstantCardOrder;
  readonly makeCreditCardApplication: CreditCardApplication;
  readonly makeCardReissue: CardReissue;
  readonly makeCardRenewal: CardRenewal;
}

export type ProductType = keyof ShopOrders;

/** Order of a product. */
export type ShopOrder = ShopOrders[ProductType];
