import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { Piscina } from 'piscina';

import { BoundedQueue } from '../../kernel/BoundedQueue';
import { WORK_LIMITS } from '../../kernel/heavyCalls';
import type { DocumentLayout } from '../../kernel/DocumentLayout';

/** A `DocumentOrder` whose input was typed where it was made. */
interface UntypedOrder {
  readonly kind: string;
  readonly input: readonly unknown[];
}

/** Bounds of laying out documents. */
export interface RendererLimits {
  /** Documents laid out at the same time. */
  readonly threads: number;
  /** Documents that wait for a thread; a further one is refused. */
  readonly waiting: number;
  /** For one document, the start of its thread included. */
  readonly deadlineMs: number;
  /** For the objects of one thread. */
  readonly heapMegabytes: number;
  /** After its last document a thread ends and gives its memory back. */
  readonly idleMs: number;
}

/** Enough for the longest document, also on a machine that is busy. */
export const DOCUMENT_LIMITS: Omit<RendererLimits, 'threads'> = {
  waiting: WORK_LIMITS.document.inAll,
  deadlineMs: 30_000,
  heapMegabytes: 192,
  idleMs: 60_000,
};

/** A document took longer than any should; its thread was ended. */
export class DocumentOverdue extends Error {
  override readonly name = 'DocumentOverdue';
}

const isRunFromSources = import.meta.url.endsWith('.ts');

/** Reads TypeScript: from sources a thread needs it, a built bank has its thread built too. */
const loaderOfSources = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const WORKER = new URL(isRunFromSources ? './renderWorker.ts' : './renderWorker.mjs', import.meta.url);

/**
 * Lays out PDF documents on threads of their own, because one takes the processor for a tenth of a second and more, and
 * calls of others would wait for it. Threads start with the first document; one that dies or is ended takes its
 * document along and no other.
 */
export class DocumentRenderer implements DocumentLayout {
  private readonly queue: BoundedQueue;
  private threads: Piscina<UntypedOrder, Uint8Array<ArrayBuffer>> | undefined;

  constructor(
    private readonly limits: RendererLimits,
    private readonly worker: URL = WORKER,
  ) {
    this.queue = new BoundedQueue({ concurrent: limits.threads, waiting: limits.waiting });
  }

  /**
   * Answers the bytes of the PDF; see `renderDocument`, which types the input of each kind.
   *
   * @throws QueueFull when as many documents wait as may
   * @throws DocumentOverdue past the deadline
   */
  render(kind: string, input: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
    return this.queue.run(async () => {
      const deadline = AbortSignal.timeout(this.limits.deadlineMs);
      try {
        this.threads ??= this.startThreads();
        return await this.threads.run({ kind, input }, { signal: deadline });
      } catch (cause) {
        const overdue = `A document of the kind ${kind} was not laid out in time`;
        throw deadline.aborted ? new DocumentOverdue(overdue, { cause }) : cause;
      }
    });
  }

  /** Ends the threads; what they are at is not finished. */
  async close(): Promise<void> {
    await this.threads?.destroy();
    this.threads = undefined;
  }

  private startThreads(): Piscina<UntypedOrder, Uint8Array<ArrayBuffer>> {
    const { threads, heapMegabytes, idleMs } = this.limits;
    return new Piscina({
      filename: this.worker.href,
      name: 'renderDocument',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      ...(isRunFromSources && { execArgv: ['--import', loaderOfSources()] }),
    });
  }
}
