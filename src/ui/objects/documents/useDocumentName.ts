import { documentTitle } from '../../../domain/corporate/documentTitle';
import type { PaymentDocument } from '../../../domain/corporate/PaymentDocument';
import { useOwnAccountOf } from '../operations/useOwnAccountOf';
import { useTransactionTitle } from '../operations/useTransactionTitle';

/** Returns the heading of a document in the language of the screen: its payee, or both own accounts. */
export function useDocumentName(): (document: Pick<PaymentDocument, 'txnCode' | 'preview'>) => string {
  const titleOf = useTransactionTitle();
  const accountOf = useOwnAccountOf();
  return (document) => titleOf(documentTitle(document, accountOf));
}
