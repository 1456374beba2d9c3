import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import type { EndedState } from '../../../../application/corporate/EndedDocuments';
import { documentTransaction } from '../../../../domain/corporate/documentTransaction';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { useMayOpen } from '../../../components/OpenScreens';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentKinds } from '../../../flow/payment/PaymentKinds';
import { useService } from '../../../kernel/ServicesContext';
import { useNamedDocument } from './useNamedDocument';

interface Opening {
  /** True to take the place of the present address, so that Back does not lead to it. */
  readonly replace?: boolean;
}

/**
 * Returns the act that fills in the form of an operation as a document was and opens it; nothing is sent. `undefined` where there is no such
 * form, or where it is closed to the user.
 */
export function useCorrection(): (document: PaymentDocument) => ((opening?: Opening) => void) | undefined {
  const navigate = useNavigate();
  const context = useService(PaymentContext);
  const kinds = useService(PaymentKinds);
  const mayOpen = useMayOpen();
  return (document) => {
    const transaction = documentTransaction(document);
    const kind = kinds.thatRepeats(transaction);
    if (kind === undefined || !mayOpen(kind.path)) {
      return undefined;
    }
    const { preview, sentAt } = document;
    return (opening = {}) => {
      kind.repeat(transaction, context, { operationId: preview.operationId, sentAt });
      void navigate(kind.path, opening);
    };
  };
}

/** Opens the form of the document the address names, as soon as the list and the accounts of the company are there. */
export function useNamedCorrection(state: EndedState): void {
  const { ended } = useService(DocumentsStore);
  const { accounts } = useService(PaymentContext);
  const correctionOf = useCorrection();
  const [named, setNamed] = useState<OperationId>();
  const opened = useRef(false);
  useNamedDocument(setNamed);
  const isReady = ended.status !== 'LOADING' && accounts.status !== 'LOADING';
  const document = ended.documents.find(
    ({ preview, end }) => preview.operationId === named && end?.state === state && state !== 'done',
  );
  const correct = isReady && document !== undefined ? correctionOf(document) : undefined;
  useEffect(() => {
    if (correct !== undefined && !opened.current) {
      opened.current = true;
      correct({ replace: true });
    }
  });
}
