import type { signatureOperations } from '../../src/application/operations/signatures';
import { success } from '../../src/domain/result/Result';
import { confirmSigning } from '../corporate/confirmSigning';
import { declineDocument, readDocuments, sendToBeSigned } from '../corporate/documents';
import { beginSigning } from '../corporate/signing';
import type { HandlersFor } from './Handler';

/** What the bank does for documents of companies before they are booked. */
export const signatureHandlers: HandlersFor<typeof signatureOperations> = {
  SEND_TXN_TO_PROCESSING_CORP: sendToBeSigned,
  GET_TXNS_ON_CONFIRMATION: async (_request, context) => success((await readDocuments(context)).map(({ document }) => document)),
  CREATE_CONFIRM_OPERATION: beginSigning,
  CONFIRM_CONFIRM_OPERATION: confirmSigning,
  DECLINE_TXN_ON_CONFIRMATION: declineDocument,
};
