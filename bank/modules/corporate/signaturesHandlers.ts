import type { signatureOperations } from '../../../src/application/operations/signatures';
import { success } from '../../../src/domain/result/Result';
import { approveDocument } from './approval';
import { readChanges } from './changes';
import { listDocuments, warningsBeforeSending } from './documentWarnings';
import { declineChangeToBeSigned, sendChangeToBeSigned } from './sendAndDecline';
import { declineDocument, sendToBeSigned } from './sendDocument';
import { beginSigning } from './signing';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of companies' documents before they are booked: sending, listing, signing, declining. */
export function createSignatureHandlers(confirmations: Confirmations): HandlersFor<typeof signatureOperations> {
  return {
    SEND_TXN_TO_PROCESSING_CORP: async (request, context) =>
      (await sendChangeToBeSigned(request.operationId, context)) ?? sendToBeSigned(request, context),
    GET_TXNS_ON_CONFIRMATION: listDocuments,
    GET_DOCUMENT_WARNINGS: warningsBeforeSending,
    GET_CHANGES_ON_CONFIRMATION: async (_request, context) =>
      success((await readChanges(context)).map(({ document }) => document)),
    CREATE_CONFIRM_OPERATION: beginSigning,
    CONFIRM_CONFIRM_OPERATION: confirmations.confirming('CONFIRM_CONFIRM_OPERATION'),
    DECLINE_TXN_ON_CONFIRMATION: async (request, context) =>
      (await declineChangeToBeSigned(request, context)) ?? declineDocument(request, context),
    APPROVE_TXN_ON_CONFIRMATION: approveDocument,
  };
}
