import type { batchOperations } from '../../src/application/operations/batches';
import { selectLines } from '../batches/selectLines';
import { sendBatch } from '../batches/sendBatch';
import { uploadBatch } from '../batches/uploadBatch';
import type { HandlersFor } from './Handler';

/** What the bank does for files of many payments. */
export const batchHandlers: HandlersFor<typeof batchOperations> = {
  UPLOAD_BATCH_FILE: uploadBatch,
  SELECT_BATCH_TXNS: selectLines,
  SEND_TXNS_TO_PROCESSING_CORP: sendBatch,
};
