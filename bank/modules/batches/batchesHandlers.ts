import type { batchOperations } from '../../../src/application/operations/batches';
import { selectLines } from './selectLines';
import { sendBatch } from './sendBatch';
import { uploadBatch } from './uploadBatch';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of batches: files of many payments. */
export const batchHandlers: HandlersFor<typeof batchOperations> = {
  UPLOAD_BATCH_FILE: uploadBatch,
  SELECT_BATCH_TXNS: selectLines,
  SEND_TXNS_TO_PROCESSING_CORP: sendBatch,
};
