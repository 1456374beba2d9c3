import type { DocumentState } from '../../domain/corporate/PaymentDocument';
import type { SigningPage } from './SigningViewModel';

export const SIGNING_PATH = '/transaction-confirmation';

/** The address of the list of documents in a state. */
export function documentsPath(state: DocumentState): string {
  return state === 'waiting' ? SIGNING_PATH : `${SIGNING_PATH}/${state}`;
}

/** The address of a page of the signing. */
export function signingPath(page: SigningPage): string {
  return page === 'list' ? SIGNING_PATH : `${SIGNING_PATH}/${page}`;
}

/** The address of one change of the company, below which its code and result lie. */
export function changeDocumentPath(operationId: string): string {
  return `${SIGNING_PATH}/changes/${operationId}`;
}
