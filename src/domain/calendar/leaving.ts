import { totalsOf } from '../corporate/PaymentDocument';
import type { PaymentDocument } from '../corporate/PaymentDocument';
import { classifyTransaction } from '../history/classify';
import type { TransactionKind } from '../movements/movements';
import type { Money } from '../money/Money';
import type { DayRange } from './CalendarEvent';

/** Documents by payee: the budget, or another payee. */
export const LEAVING_KINDS = ['documents', 'taxes'] as const;

export type LeavingKind = (typeof LEAVING_KINDS)[number];

/** Money that leaves by documents of one kind once they are signed, a sum for each currency. */
export interface LeavingPart {
  readonly kind: LeavingKind;
  readonly count: number;
  readonly amounts: readonly Money[];
}

const TAXES: ReadonlySet<TransactionKind> = new Set(['tax', 'taxPayment']);

/** Waiting documents that take money from the accounts of the company within a period. Own moves leave it where it is. */
export function leavingDocuments(waiting: readonly PaymentDocument[], { until }: DayRange): readonly PaymentDocument[] {
  return waiting.filter(
    ({ txnCode, preview }) =>
      classifyTransaction(txnCode) !== 'ownTransfer' &&
      (preview.terms.valueDate === undefined || preview.terms.valueDate <= until),
  );
}

/** Sums of documents by kind, without kinds that there are none of. */
export function leavingParts(documents: readonly PaymentDocument[]): readonly LeavingPart[] {
  return LEAVING_KINDS.flatMap((kind) => {
    const own = documents.filter(({ txnCode }) => TAXES.has(classifyTransaction(txnCode)) === (kind === 'taxes'));
    return own.length === 0 ? [] : [{ kind, count: own.length, amounts: totalsOf(own) }];
  });
}
