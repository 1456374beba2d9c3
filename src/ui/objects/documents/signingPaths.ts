import type { DocumentState } from '../../../domain/corporate/PaymentDocument';

/** Page a signing has reached, which the address must not run ahead of. */
export type SigningPage = 'list' | 'code' | 'result';

export const SIGNING_PATH = '/transaction-confirmation';

/** Rules of the company about further signatures. */
export const COMPANY_RULES_PATH = '/profile/company/rules';

/** The address of the list of documents in a state. */
export function documentsPath(state: DocumentState): string {
  return state === 'waiting' ? SIGNING_PATH : `${SIGNING_PATH}/${state}`;
}

/** The address of a page of the signing. */
export function signingPath(page: SigningPage): string {
  return page === 'list' ? SIGNING_PATH : `${SIGNING_PATH}/${page}`;
}

/** The address of one document, in whatever state. */
export function documentPath(operationId: string): string {
  return `/history-corporate/${operationId}`;
}

/** Parameter of a list that names the document to begin with. */
export const DOCUMENT_PARAMETER = 'document';

/** The address of the documents to sign, with one of them picked. */
export function signDocumentPath(operationId: string): string {
  return `${SIGNING_PATH}?${DOCUMENT_PARAMETER}=${operationId}`;
}

/** The address that opens the form of a document that ended without being signed, filled in as it was. */
export function correctDocumentPath(state: DocumentState, operationId: string): string {
  return `${documentsPath(state)}?${DOCUMENT_PARAMETER}=${operationId}`;
}

/** The address of one change of the company, below which its code and result lie. */
export function changeDocumentPath(operationId: string): string {
  return `${SIGNING_PATH}/changes/${operationId}`;
}
