import type { OperationPreview } from '../../domain/operation/OperationPreview';
import type { Application } from '../../domain/shop/Application';
import type { BondIssue } from '../../domain/shop/Bonds';
import type { CardOffers } from '../../domain/shop/CardOrder';
import type { BoxOffer } from '../../domain/shop/DepositBox';
import type { ShopOrder } from '../../domain/shop/ShopOrder';
import type { CertificateProof } from '../../domain/shop/Certificate';
import { declare } from './declaration';
import type { DownloadedFile, TransactionByIdQuery } from './accounts';
import type { ReceiptQuestion } from './statements';
import { MAKERS, STEPS } from './transfers';
import type { Nothing } from './utilities';

/** Failures of an order of any product: those of the product first, then those of the ledger. */
const SHOP_FAILURES = [
  'OPERATION_ID_REUSED',
  'PRODUCT_NOT_OFFERED',
  'FIRST_ACCOUNT_EXISTS',
  'ACCOUNT_NOT_FOUND',
  'LOAN_NOT_FOUND',
  'CARD_NOT_FOUND',
  'CARD_LOCKED',
  'CARD_EXPIRED',
  'CARD_REISSUE_PENDING',
  'CARD_HOLDER_MISMATCH',
  'DEPOSIT_NOT_OFFERED',
  'MIN_LIM_NOT_REACHED',
  'MAX_LIM_EXCEEDED',
  'DEPOSIT_NOT_FOUND',
  'OPERATION_IMPOSSIBLE',
  'ACCOUNT_DEBIT_NOT_FOUND',
  'ACCOUNT_CREDIT_NOT_FOUND',
  'CURRENCY_MISMATCH',
  'ACCOUNT_DEBIT_DORMANT',
  'ACCOUNT_DEBIT_FROZEN',
  'ACCOUNT_NO_DEBIT',
  'ACCOUNT_CREDIT_DORMANT',
  'ACCOUNT_NO_CREDIT',
  'INSUFFICIENT_FUNDS',
] as const;

/** Orders of the products of the showcase, and what becomes of them (specification 2, section 7.3; bank/modules/shop/README.md). */
export const shopOperations = {
  MAKE_SHOP_OPERATION: declare<ShopOrder, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates an order for a product, named by its type, and shows what is agreed on and what it costs',
    kind: 'order',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: SHOP_FAILURES,
  }),
  MAKE_TXN_SHOP_OPERATION: declare<ShopOrder, OperationPreview>()({
    services: ['transfer'],
    summary: 'Creates an order for a product, the same as MAKE_SHOP_OPERATION',
    kind: 'order',
    confirmation: 'otp',
    steps: STEPS,
    allowed: MAKERS,
    failures: SHOP_FAILURES,
  }),
  GET_DEPOSIT_BOXES: declare<Nothing, readonly BoxOffer[]>()({
    services: ['account'],
    summary: 'Lists the safe-deposit boxes by branch and size with their rent, and how many of each are free',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
  GET_BOND_ISSUES: declare<Nothing, readonly BondIssue[]>()({
    services: ['account'],
    summary: 'Lists the issues of bonds the bank sells with price, coupon and maturity, and how many of each are left',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
  GET_CARD_OFFERS: declare<Nothing, CardOffers>()({
    services: ['account'],
    summary: 'Lists the cards the bank issues with their prices, and the name of the user in Latin letters',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
  GET_APPLICATIONS: declare<Nothing, readonly Application[]>()({
    services: ['account'],
    summary: 'Lists the applications of the customer, the latest first, with every state they have reached',
    kind: 'query',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
  CANCEL_APPLICATION: declare<TransactionByIdQuery, Application>()({
    services: ['account'],
    summary: 'Takes an application back that the bank has not begun to work on: its price returns at once',
    kind: 'command',
    confirmation: 'none',
    allowed: ['individual', 'corporateSign'],
    failures: ['TRANSACTION_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
  GET_APPLICATION_PAPER: declare<TransactionByIdQuery, DownloadedFile>()({
    services: ['account'],
    summary: 'Downloads the finished certificate of an application as a PDF, in the language of its order',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: ['TRANSACTION_NOT_FOUND', 'PAPER_NOT_FOUND'],
  }),
  VERIFY_PAPER: declare<ReceiptQuestion, CertificateProof>()({
    services: ['account'],
    summary: 'Verifies a document made for an application by the code on it',
    kind: 'query',
    confirmation: 'none',
    allowed: ['guest', 'individual', 'corporateView'],
    failures: ['PAPER_NOT_FOUND'],
  }),
} as const;
