import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { BatchSubmissionRequest } from '../../../src/application/operations/batches';
import type { StoredBatch } from './batchRepository';

/** Lines that are sent together. */
export interface BatchSubmission {
  readonly id: bigint;
  readonly batch: StoredBatch;
  readonly request: BatchSubmissionRequest;
}

export type SendRefusal = FailureCodeOf<'SEND_TXNS_TO_PROCESSING_CORP'>;
