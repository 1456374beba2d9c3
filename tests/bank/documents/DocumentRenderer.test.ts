import { afterEach, describe, expect, it } from 'vitest';

import { BANK_DETAILS } from '../../../bank/kernel/bankDetails';
import { RECEIPT_PROOF } from './support/receiptProof';
import { DOCUMENT_LIMITS, DocumentRenderer } from '../../../bank/modules/documents/DocumentRenderer';
import { QueueFull } from '../../../bank/kernel/FairQueue';
import { TaskOverdue } from '../../../bank/kernel/WorkerPool';
import type { WorkerLimits } from '../../../bank/kernel/WorkerPool';
import { receiptFacts } from '../../../bank/modules/documents/receiptFacts';
import { renderDocument } from '../../../bank/modules/documents/renderDocument';
import { aTransaction } from '../../domain/support/builders';

/** A body of threads that does what the purpose of the payment says: hangs, dies, fills its memory, or answers the number of its thread. */
const TROUBLED = new URL('./support/troubledWorker.mjs', import.meta.url);

let renderer: DocumentRenderer | undefined;

afterEach(() => renderer?.close());

function rendererWith(changes: Partial<WorkerLimits>): DocumentRenderer {
  renderer = new DocumentRenderer({ ...DOCUMENT_LIMITS, threads: 1, ...changes }, TROUBLED);
  return renderer;
}

function order(by: DocumentRenderer, purpose: string): Promise<Uint8Array> {
  return renderDocument(
    { documents: by },
    'receipt',
    receiptFacts({ transaction: aTransaction({ purpose }), bank: BANK_DETAILS, madeAt: 0, ...RECEIPT_PROOF }),
    'ru',
  );
}

describe('threads that lay out documents', () => {
  it('are others than the one that answers calls', async () => {
    expect([...(await order(rendererWith({}), 'say the thread'))]).not.toEqual([0]);
  });

  it.each([
    ['dies', 'die', {}, /exit/i],
    ['throws', 'throw', {}, /no document/],
    ['needs more memory than it may', 'fill', { heapMegabytes: 32 }, /memory/],
  ] as const)('that %s fails its own document and no other', async (_name, request, changes, words) => {
    const documents = rendererWith(changes);
    await expect(order(documents, request)).rejects.toThrow(words);
    expect(await order(documents, 'say the thread')).toHaveLength(1);
  });

  it('end a document that misses its deadline, and lay out the next one', async () => {
    const documents = rendererWith({ deadlineMs: 3000 });
    await expect(order(documents, 'hang')).rejects.toThrow(TaskOverdue);
    expect(await order(documents, 'say the thread')).toHaveLength(1);
  });

  it('leave others waiting only as many as may wait', async () => {
    const documents = rendererWith({ waiting: 2 });
    const three = Array.from({ length: 3 }, () => order(documents, 'say the thread'));
    await expect(order(documents, 'say the thread')).rejects.toThrow(QueueFull);
    expect(await Promise.all(three)).toHaveLength(3);
  });
});
