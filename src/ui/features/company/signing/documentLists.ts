import type { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import type { EndedState } from '../../../../application/corporate/EndedDocuments';
import { catalogue, OPERATION_CODES } from '../../../../application/operations/catalogue';
import type { Declaration } from '../../../../application/operations/declaration';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import { MOVEMENTS } from '../../../../domain/movements/movements';
import type { TransactionKind } from '../../../../domain/movements/movements';
import type { DocumentList, DocumentMaker } from './DocumentFilterViewModel';

/** Kinds of operations a company orders. */
const KINDS_OF_COMPANIES: ReadonlySet<TransactionKind> = new Set(
  OPERATION_CODES.filter((code) => isOrderedByCompanies(catalogue[code])).map((code) => MOVEMENTS.kindOf(code)),
);

/** Documents that wait; all of them are loaded, so the filter offers exactly their makers and kinds. */
export function waitingList(store: DocumentsStore): DocumentList {
  return {
    shown: (isFiltered) => (isFiltered ? store.filtered : store),
    show: (filter) => void store.filtered.show(filter),
    get makers() {
      return makersOf(store.documents);
    },
    get kinds() {
      return new Set(store.documents.map(({ txnCode }) => MOVEMENTS.kindOf(txnCode)));
    },
  };
}

/** Documents that ended in a state; they come page by page, so the filter offers everybody who may have made one and every kind. */
export function endedList(store: DocumentsStore, state: EndedState): DocumentList {
  return {
    shown: () => store.ended,
    show: (filter) => {
      void store.users.ensure();
      void store.ended.show(state, filter);
    },
    get makers() {
      const users = store.users.users.filter(({ rights }) => rights.includes('create'));
      return [
        ...users.map(({ userId, fullName }) => ({ id: userId, name: fullName })),
        ...makersOf(store.ended.documents),
      ];
    },
    kinds: KINDS_OF_COMPANIES,
  };
}

function makersOf(documents: readonly PaymentDocument[]): readonly DocumentMaker[] {
  return documents.map(({ makerId, madeBy }) => ({ id: makerId, name: madeBy }));
}

function isOrderedByCompanies({ allowed, confirmation }: Pick<Declaration, 'allowed' | 'confirmation'>): boolean {
  return confirmation === 'otp' && allowed.includes('corporateCreate');
}
