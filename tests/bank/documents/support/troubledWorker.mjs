import { threadId } from 'node:worker_threads';

/** @param {{ readonly input: readonly [{ readonly transaction: { readonly purpose: string } }] }} order a receipt whose purpose says what to do */
export function perform({ input }) {
  switch (input[0].transaction.purpose) {
    case 'hang':
      for (;;);
    case 'die':
      return process.exit(1);
    case 'fill': {
      const kept = [];
      for (;;) {
        kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
      }
    }
    case 'throw':
      throw new Error('There is no document');
    default:
      return { output: Uint8Array.of(threadId), cpuMs: 0 };
  }
}
