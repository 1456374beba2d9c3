import { workerBody } from '../../kernel/workerBody';
import { WorkerPool } from '../../kernel/WorkerPool';
import type { WorkerLimits } from '../../kernel/WorkerPool';
import type { DocumentLayout } from '../../kernel/DocumentLayout';

/** Enough for the longest document, also on a machine that is busy. */
export const DOCUMENT_LIMITS: Omit<WorkerLimits, 'threads'> = {
  waiting: 48,
  waitingPerSubject: 4,
  deadlineMs: 30_000,
  heapMegabytes: 192,
  idleMs: 60_000,
};

const BODY = workerBody('bank/modules/documents/renderWorker');

/**
 * Lays out PDF documents on threads of their own, because one takes the processor for a tenth of a second and more, and
 * calls of others would wait for it.
 */
export class DocumentRenderer implements DocumentLayout {
  private readonly pool: WorkerPool;

  constructor(limits: WorkerLimits, body: URL = BODY) {
    this.pool = new WorkerPool(body, limits);
  }

  /**
   * Answers the bytes of the PDF; see `renderDocument`, which types the input of each kind.
   *
   * @throws QueueFull when as many documents wait as may
   * @throws TaskOverdue past the deadline
   */
  render(kind: string, input: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
    return this.pool.run({ name: kind, input });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
