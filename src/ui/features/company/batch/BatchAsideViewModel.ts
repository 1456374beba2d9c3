import { makeAutoObservable } from 'mobx';

import type { BatchesStore } from '../../../../application/corporate/BatchesStore';
import type { ListedLine } from '../../../../application/operations/batches';
import type { Clock } from '../../../../application/ports/Clock';
import type { FileSaver } from '../../../../application/ports/FileSaver';
import { savedFormat } from '../../../../domain/batch/batchFormats';
import { isToMend, sumOfStated } from '../../../../domain/batch/batchLines';
import { printWritten } from '../../../../domain/batch/writtenLines';
import type { Money } from '../../../../domain/money/Money';
import { bankDayOf } from '../../../../domain/time/Instant';
import { batchContent } from './batchContent';

interface BatchAsideDeps {
  readonly batches: BatchesStore;
  readonly saver: FileSaver;
  readonly clock: Clock;
}

const NEVER_SENT: ReadonlySet<string> = new Set(['faulty', 'draft', 'chosen']);

/** Faulty lines of a file, which stay in it while the others are sent: listed with them, or set aside. */
export class BatchAsideViewModel {
  /** Absent until the user decides. */
  decided: boolean | undefined;

  readonly #deps: BatchAsideDeps;

  constructor(deps: BatchAsideDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Lines that have to be corrected. */
  get toMend(): readonly ListedLine[] {
    return this.#deps.batches.open.lines.filter(isToMend);
  }

  /** Lines that were never sent, because of their faults. */
  get faulty(): readonly ListedLine[] {
    return this.toMend.filter(({ status }) => status === 'faulty');
  }

  /** Sum of the faulty lines as far as their amounts can be read. */
  get faultySum(): Money | undefined {
    return sumOfStated(this.faulty);
  }

  /** True while the list leaves faulty lines out; from the beginning once others were sent. */
  get isAside(): boolean {
    const { lines } = this.#deps.batches.open;
    return this.faulty.length > 0 && (this.decided ?? lines.some(({ status }) => !NEVER_SENT.has(status)));
  }

  setAside(): void {
    this.decided = true;
  }

  bringBack(): void {
    this.decided = false;
  }

  /** Forgets the decision: another file is opened. */
  renew(): void {
    this.decided = undefined;
  }

  /** Saves the lines with errors and the lines that were not paid as a file of the same format. */
  save(): void {
    const { batches, saver, clock } = this.#deps;
    const { batch } = batches.open;
    if (batch === undefined) {
      return;
    }
    const text = printWritten(batch, this.toMend, bankDayOf(clock.now()));
    const format = savedFormat(batch.format);
    saver.save({
      name: `${batch.kind}-${this.toMend.length}.${format}`,
      ...batchContent(text, format),
    });
  }
}
