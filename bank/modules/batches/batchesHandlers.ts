import type { batchOperations } from '../../../src/application/operations/batches';
import { changeLine } from './changeLine';
import { repeatSalary } from './repeatSalary';
import { selectLines } from './selectLines';
import { sendBatch } from './sendBatch';
import { uploadBatch } from './uploadBatch';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of batches: files of many payments. */
export const batchHandlers: HandlersFor<typeof batchOperations> = {
  UPLOAD_BATCH_FILE: uploadBatch,
  SELECT_BATCH_TXNS: selectLines,
  CHANGE_BATCH_LINE: changeLine,
  REPEAT_SALARY_BATCH: repeatSalary,
  SEND_TXNS_TO_PROCESSING_CORP: sendBatch,
};
