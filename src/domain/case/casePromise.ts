import { businessDayAfter } from '../calendar/businessDays';
import { APPLIED_PRODUCTS, APPLIED_PRODUCT_TYPES } from '../shop/Application';
import type { AppliedProduct } from '../shop/Application';
import type { BankDay } from '../time/Instant';
import type { CaseKind, CustomerCase } from './CustomerCase';

type KindWithTerm = Exclude<CaseKind, 'productOrder'>;

/** Subject of a promise: the kind of a case, or the product of an order. */
export type PromiseSubject = KindWithTerm | AppliedProduct;

/** Business days within which the bank answers a case of each kind (bank/modules/cases/README.md). */
export const PROMISED_DAYS = {
  notMine: 1,
  unknownSender: 3,
  wrongPayee: 3,
  wrongAmount: 3,
  notArrived: 3,
  cash: 5,
  other: 5,
  question: 1,
  onlineLoan: 1,
  overdraft: 1,
  restructuring: 3,
  limit: 1,
  passport: 1,
} as const satisfies Readonly<Record<KindWithTerm, number>>;

/** Subject the term of a case depends on. */
export function promiseSubject({ kind, application }: Pick<CustomerCase, 'kind' | 'application'>): PromiseSubject {
  if (kind !== 'productOrder') {
    return kind;
  }
  if (application?.product === undefined) {
    throw new Error('An order without a product');
  }
  return application.product;
}

/** Day by which the bank answers a case that was opened, or given back to the bank, on a day. */
export function promisedDay(subject: PromiseSubject, from: BankDay, holidays: readonly BankDay[]): BankDay {
  return businessDayAfter(from, promisedDays(subject), holidays);
}

function promisedDays(subject: PromiseSubject): number {
  return isProduct(subject) ? APPLIED_PRODUCTS[subject].businessDays : PROMISED_DAYS[subject];
}

function isProduct(subject: PromiseSubject): subject is AppliedProduct {
  return APPLIED_PRODUCT_TYPES.some((product) => product === subject);
}
