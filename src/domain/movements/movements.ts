import { BROUGHT_OVER_LINES } from './broughtOver';
import { BUDGET_PAYMENTS } from './budgetPayments';
import { CARD_TRANSFERS } from './cardTransfers';
import { COMPANY_PAYMENTS } from './companyPayments';
import { DEPOSIT_LINES, DEPOSIT_MOVEMENTS } from './deposits';
import { DIRECT_DEBIT_LINES } from './directDebits';
import { LOAN_LINES, LOAN_MOVEMENTS } from './loans';
import { MONEY_TRANSFERS } from './moneyTransfers';
import { MovementList } from './MovementList';
import type { KindWithoutMovement } from './MovementList';
import { QR_LINES, QR_PAYMENTS } from './qrPayments';
import { SERVICE_PAYMENTS } from './servicePayments';
import { SHOP_MOVEMENTS } from './shop';
import { SPECIFICATION_KINDS } from './specificationKinds';
import { TRANSFERS, TRANSFERS_ABROAD } from './transfers';

/** Every movement a customer may order, in the order in which limits are listed. */
const ORDERED = [
  ...TRANSFERS,
  ...CARD_TRANSFERS,
  ...SERVICE_PAYMENTS,
  ...TRANSFERS_ABROAD,
  ...BUDGET_PAYMENTS,
  ...QR_PAYMENTS,
  ...MONEY_TRANSFERS,
  ...DEPOSIT_MOVEMENTS,
  ...LOAN_MOVEMENTS,
  ...SHOP_MOVEMENTS,
  ...COMPANY_PAYMENTS,
] as const;

const UNORDERED = [...BROUGHT_OVER_LINES, ...QR_LINES, ...DIRECT_DEBIT_LINES, ...DEPOSIT_LINES, ...LOAN_LINES] as const;

type OrderedMovement = (typeof ORDERED)[number];

/** Code of a movement a customer may order. */
export type MovementCode = OrderedMovement['code'];

/** Kinds of transfers that have limits and fees. */
export type TransferCode = Extract<OrderedMovement, { readonly limit: object }>['limit']['code'];

type KindOfMovement =
  OrderedMovement['kind'] | (typeof UNORDERED)[number]['kind'] | (typeof SPECIFICATION_KINDS)[number][1];

/** Kind of an operation in the history, which determines title and icon (specification 1, section 4). */
export type TransactionKind = KindOfMovement | KindWithoutMovement;

/** Movements of this bank; a function that takes them as an argument may be given further ones. */
export type BankMovements = MovementList<KindOfMovement, TransferCode>;

/** Every movement of this bank. */
export const MOVEMENTS: BankMovements = new MovementList<KindOfMovement, TransferCode>({
  ordered: ORDERED,
  unordered: UNORDERED,
  parts: SPECIFICATION_KINDS,
});

/** Kinds of operations in the history. */
export const TRANSACTION_KINDS: readonly TransactionKind[] = [
  ...new Set<TransactionKind>([
    ...ORDERED.map(({ kind }) => kind),
    ...UNORDERED.map(({ kind }) => kind),
    ...SPECIFICATION_KINDS.map(([, kind]) => kind),
    'paymentReturn',
    'other',
  ]),
];

/** Codes of the limits, in the order in which they are listed. */
export const TRANSFER_CODES: readonly TransferCode[] = MOVEMENTS.limits.map(({ code }) => code);
