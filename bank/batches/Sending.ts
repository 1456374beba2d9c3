import type { FailureCodeOf } from '../../src/application/operations/catalogue';
import type { BatchSending } from '../../src/application/operations/batches';
import type { StoredBatch } from './batchRows';

/** Lines that are sent together. */
export interface Sending {
  readonly id: bigint;
  readonly batch: StoredBatch;
  readonly request: BatchSending;
}

export type SendRefusal = FailureCodeOf<'SEND_TXNS_TO_PROCESSING_CORP'>;
