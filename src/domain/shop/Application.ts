import type { Money } from '../money/Money';
import type { TransactionStatus } from '../history/Transaction';
import type { BankDay, Instant } from '../time/Instant';
import { OPENING_MINUTES } from './AccountOpening';
import type { ProductType } from './ShopOrder';

/** States of an application; their transitions are {@link NEXT_STATES}. */
export const APPLICATION_STATES = [
  'ACCEPTED_FOR_PROCESSING',
  'IN_PROCESS',
  'UNDER_REVIEW',
  'RENEGOTIATION',
  'FORMED',
  'ACCEPTED',
  'REJECTED',
  'CANCELLED',
] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * States that may follow each state. Only the customer cancels, before the bank has begun or while it waits for an answer; every other
 * transition is the bank's.
 */
export const NEXT_STATES: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  ACCEPTED_FOR_PROCESSING: ['IN_PROCESS', 'REJECTED', 'CANCELLED'],
  IN_PROCESS: ['FORMED', 'UNDER_REVIEW', 'REJECTED'],
  UNDER_REVIEW: ['FORMED', 'RENEGOTIATION', 'REJECTED'],
  RENEGOTIATION: ['UNDER_REVIEW', 'REJECTED', 'CANCELLED'],
  FORMED: ['ACCEPTED', 'REJECTED'],
  ACCEPTED: [],
  REJECTED: [],
  CANCELLED: [],
};

export function mayFollow(from: ApplicationState, to: ApplicationState): boolean {
  return NEXT_STATES[from].includes(to);
}

/** True while the bank still works on an application. */
export function isOpen(state: ApplicationState): boolean {
  return NEXT_STATES[state].length > 0;
}

/** Status of the line of history for each state; what the bank does in between is one status there. */
export const STATUS_OF_APPLICATION: Readonly<Record<ApplicationState, TransactionStatus>> = {
  ACCEPTED_FOR_PROCESSING: 'ACCEPTED_FOR_PROCESSING',
  IN_PROCESS: 'IN_PROCESS',
  UNDER_REVIEW: 'IN_PROCESS',
  RENEGOTIATION: 'IN_PROCESS',
  FORMED: 'IN_PROCESS',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
};

/** Products the bank works on after an order for them is confirmed. */
export const APPLIED_PRODUCT_TYPES = [
  'makeCheckbookOrder',
  'makeStatementRequest',
  'makeLoanStatementRequest',
  'makeAccountOpening',
  'makeLoanApplication',
  'makeDepositBoxReservation',
  'makeBondPurchase',
  'makeDebitCardOrder',
  'makeInstantCardOrder',
  'makeCreditCardApplication',
  'makeCardReissue',
  'makeCardRenewal',
] as const satisfies readonly ProductType[];

export type AppliedProduct = (typeof APPLIED_PRODUCT_TYPES)[number];

interface ProductFacts {
  /** Last part of its page below `/market`, which is its code in the directory of the showcase. */
  readonly page: string;
  /** Business days the bank takes (specification 2, section 9). */
  readonly businessDays: number;
  /** True for what costs nothing to order. */
  readonly isFree?: true;
  /** True for what costs what a list of its own says. */
  readonly isPricedByList?: true;
  /** Minutes it takes, for what is done within the day. */
  readonly minutes?: number;
}

/** Longest time in which a card is made, in business days: it takes 5 to 7 (specification 2, section 9). */
const CARD_DAYS = 7;

export const APPLIED_PRODUCTS: Readonly<Record<AppliedProduct, ProductFacts>> = {
  makeCheckbookOrder: { page: 'checkbook-ordering', businessDays: 1 },
  makeStatementRequest: { page: 'statement-request', businessDays: 1 },
  makeLoanStatementRequest: { page: 'loan-statement-request', businessDays: 1 },
  makeAccountOpening: { page: 'opening-account', businessDays: 0, minutes: OPENING_MINUTES },
  makeLoanApplication: { page: 'loan-application', businessDays: 3, isFree: true },
  makeDepositBoxReservation: { page: 'deposit-box-reservation', businessDays: 1 },
  makeBondPurchase: { page: 'bond-request', businessDays: 3, isPricedByList: true },
  makeDebitCardOrder: { page: 'debit-card', businessDays: CARD_DAYS },
  makeInstantCardOrder: { page: 'open-ipc', businessDays: 1 },
  makeCreditCardApplication: { page: 'credit-card', businessDays: CARD_DAYS, isFree: true },
  makeCardReissue: { page: 'card-reissue', businessDays: CARD_DAYS },
  makeCardRenewal: { page: 'card-renewal', businessDays: CARD_DAYS, isFree: true },
};

/** State an application has reached, and what the bank wrote beside it. */
export interface ApplicationStep {
  readonly state: ApplicationState;
  readonly at: Instant;
  /** Empty when the bank wrote nothing. */
  readonly comment: string;
}

/** Application of a customer for a product. */
export interface Application {
  /** Id of its line of history. */
  readonly id: string;
  readonly product: AppliedProduct;
  readonly state: ApplicationState;
  readonly createdAt: Instant;
  /** Last day on which the bank has promised to be done. */
  readonly doneBy: BankDay;
  readonly price: Money;
  /** Every state reached, the first first. */
  readonly steps: readonly ApplicationStep[];
  /** True once the bank has made the ordered certificate, which can then be downloaded. */
  readonly hasCertificate: boolean;
  /** Card that was handed out, while the customer has it. */
  readonly cardId?: string | undefined;
}
