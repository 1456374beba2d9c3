import type { signatureOperations } from '../../src/application/operations/signatures';
import { confirmSigning } from '../corporate/confirmSigning';
import { declineDocument, sendToBeSigned } from '../corporate/documents';
import { listDocuments, warningsBeforeSending } from '../corporate/documentWarnings';
import { beginSigning } from '../corporate/signing';
import type { HandlersFor } from './Handler';

/** What the bank does for documents of companies before they are booked. */
export const signatureHandlers: HandlersFor<typeof signatureOperations> = {
  SEND_TXN_TO_PROCESSING_CORP: sendToBeSigned,
  GET_TXNS_ON_CONFIRMATION: listDocuments,
  GET_DOCUMENT_WARNINGS: warningsBeforeSending,
  CREATE_CONFIRM_OPERATION: beginSigning,
  CONFIRM_CONFIRM_OPERATION: confirmSigning,
  DECLINE_TXN_ON_CONFIRMATION: declineDocument,
};
