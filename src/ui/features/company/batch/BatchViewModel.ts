import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import { inject, injectable } from '../../../../application/injection';
import type { BatchQuestion, ListedLine, SentBatch } from '../../../../application/operations/batches';
import { isUnreachable } from '../../../../application/operations/failureCodes';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { Identifiers } from '../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { BATCH_LINE_STATUSES, linesOfBatch } from '../../../../domain/batch/Batch';
import type { Batch, BatchLineStatus, BatchTotal } from '../../../../domain/batch/Batch';
import { isOpen, orderLines, searchLines, sumOfLines } from '../../../../domain/batch/batchLines';
import type { BatchOrderOfLines } from '../../../../domain/batch/batchLines';
import type { Money } from '../../../../domain/money/Money';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { BatchAsideViewModel } from './BatchAsideViewModel';

@injectable()
export class BatchDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(BatchesStore) readonly batches!: BatchesStore;
  @inject(FileSaver) readonly saver!: FileSaver;
  /** Server time. */
  @inject(BankTime) readonly clock!: Clock;
  /** Reloaded after documents were created. */
  @inject(DocumentsStore) readonly documents!: Pick<DocumentsStore, 'reload'>;
}

/** One batch on its page: its lines are filtered, selected, and sent after a confirmation. */
@injectable('Singleton')
export class BatchViewModel {
  search = '';
  order: BatchOrderOfLines = 'asWritten';
  /** Every status when absent. */
  status: BatchLineStatus | undefined;
  /** Line numbers the user has selected; until then the selection stored by the bank applies. */
  picked: ReadonlySet<number> | undefined;
  /** Result of the last sending. */
  sending: SentBatch | undefined;
  failure: Failure | undefined;
  busy = false;
  /** Batch shown in the confirmation dialog, with the sum and the fee calculated by the bank. */
  asking: Batch | undefined;
  readonly aside: BatchAsideViewModel;

  readonly #deps: BatchDeps;
  #id: OperationId | undefined;
  /** Operation ID of one sending, kept until the bank has answered, so that a lost answer sends nothing twice. */
  #operationId: OperationId | undefined;

  constructor(@inject(BatchDeps) deps: BatchDeps) {
    this.#deps = deps;
    this.aside = new BatchAsideViewModel(deps);
    makeAutoObservable(
      this,
      { picked: observableRef, sending: observableRef, failure: observableRef, asking: observableRef, aside: false },
      { autoBind: true },
    );
  }

  get batch(): Batch | undefined {
    return this.#deps.batches.open.batch;
  }

  get loadFailure(): Failure | undefined {
    return this.#deps.batches.open.failure;
  }

  /** True while further pages of lines are loading. */
  get loadingMore(): boolean {
    return this.batch !== undefined && this.lines.length < linesOfBatch(this.batch);
  }

  get lines(): readonly ListedLine[] {
    return this.#deps.batches.open.lines;
  }

  /** Lines that match the search and the filter, in the chosen order; lines set aside only where the filter asks for them. */
  get shown(): readonly ListedLine[] {
    const { isAside } = this.aside;
    const isShown = ({ status }: ListedLine) =>
      this.status === undefined ? !isAside || status !== 'faulty' : status === this.status;
    return orderLines(searchLines(this.lines, this.search).filter(isShown), this.order);
  }

  /** Statuses that occur among the lines. */
  get statuses(): readonly BatchLineStatus[] {
    return BATCH_LINE_STATUSES.filter((status) => this.lines.some((line) => line.status === status));
  }

  /** True when the user uploaded the files and lines can still be selected. */
  get canChoose(): boolean {
    return this.batch?.isMine === true && this.lines.some(isOpen);
  }

  /** Totals by status; while lines can be selected, those still open are left out, because the selection shows their own totals. */
  get totals(): readonly BatchTotal[] {
    const { totals = [] } = this.batch ?? {};
    return this.canChoose ? totals.filter((total) => !isOpen(total)) : totals;
  }

  get chosen(): readonly ListedLine[] {
    return this.lines.filter((line) => isOpen(line) && this.isPicked(line));
  }

  get chosenSum(): Money | undefined {
    return sumOfLines(this.chosen);
  }

  /** Fee of the selected lines; unknown while the selection differs from the one stored by the bank. */
  get fee(): Money | undefined {
    return this.picked === undefined ? this.batch?.fee : undefined;
  }

  open(id: OperationId): void {
    if (this.#id !== id) {
      this.#id = id;
      this.#operationId = undefined;
      this.search = '';
      this.order = 'asWritten';
      this.status = undefined;
      this.picked = undefined;
      this.sending = undefined;
      this.failure = undefined;
      this.asking = undefined;
      this.aside.renew();
    }
    void this.#deps.batches.open.show(id);
  }

  isPicked({ number, status }: Pick<ListedLine, 'number' | 'status'>): boolean {
    return this.picked === undefined ? status === 'chosen' : this.picked.has(number);
  }

  setSearch(search: string): void {
    this.search = search;
  }

  setOrder(order: BatchOrderOfLines): void {
    this.order = order;
  }

  setStatus(status: BatchLineStatus | undefined): void {
    this.status = status;
  }

  toggle({ number }: Pick<ListedLine, 'number'>): void {
    const picked = new Set(this.chosen.map((line) => line.number));
    if (!picked.delete(number)) {
      picked.add(number);
    }
    this.#pick(picked);
  }

  pickAll(): void {
    this.#pick(new Set(this.lines.filter(isOpen).map(({ number }) => number)));
  }

  /** Selects only the lines without warnings. */
  pickSound(): void {
    this.#pick(
      new Set(this.lines.filter((line) => isOpen(line) && line.warnings.length === 0).map(({ number }) => number)),
    );
  }

  pickNone(): void {
    this.#pick(new Set());
  }

  /** Stores the selection at the bank and opens the confirmation dialog with the sum and the fee as the bank has them. */
  async ask(): Promise<void> {
    if (this.busy || this.chosen.length === 0) {
      return;
    }
    this.#begin();
    const failure = await this.#choose();
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      if (failure === undefined) {
        this.picked = undefined;
        this.asking = this.batch;
      }
    });
  }

  cancel(): void {
    this.asking = undefined;
  }

  /** Sends the selected lines to their signatories. */
  async send(): Promise<void> {
    const id = this.batch?.operationId;
    if (this.busy || id === undefined) {
      return;
    }
    this.#begin();
    this.#operationId ??= this.#deps.identifiers.operationId();
    const answer = await this.#deps.gateway.execute('SEND_TXNS_TO_PROCESSING_CORP', {
      operationId: this.#operationId,
      batch: id,
    });
    if (answer.ok || !isUnreachable(answer.failure.code)) {
      this.#operationId = undefined;
    }
    runInAction(() => {
      this.busy = false;
      this.asking = undefined;
      this.failure = answer.ok ? undefined : answer.failure;
      this.sending = answer.ok ? answer.value : undefined;
    });
    await this.#reload();
    void this.#deps.documents.reload();
  }

  leave(): void {
    this.sending = undefined;
    this.asking = undefined;
    this.#deps.batches.open.leave();
  }

  /** Sends only the difference between the selection and the one stored by the bank. */
  async #choose(): Promise<Failure | undefined> {
    const open = this.lines.filter(isOpen);
    const steps: readonly (readonly ['choose' | 'drop', readonly ListedLine[]])[] = [
      ['drop', open.filter((line) => line.status === 'chosen' && !this.isPicked(line))],
      ['choose', open.filter((line) => line.status !== 'chosen' && this.isPicked(line))],
    ];
    for (const [type, lines] of steps) {
      const failure = lines.length === 0 ? undefined : await this.#tell({ type, lines });
      if (failure !== undefined) {
        return failure;
      }
    }
    return undefined;
  }

  async #tell({
    type,
    lines,
  }: {
    readonly type: BatchQuestion['type'];
    readonly lines: readonly ListedLine[];
  }): Promise<Failure | undefined> {
    const transactions = lines.map(({ number }) => number);
    const { batch } = this;
    const answer = await this.#deps.gateway.execute('SELECT_BATCH_TXNS', {
      type,
      batch: batch?.operationId,
      transactions,
      from: 1,
      status: undefined,
    });
    await this.#reload();
    return answer.ok ? undefined : answer.failure;
  }

  async #reload(): Promise<void> {
    if (this.#id !== undefined) {
      await this.#deps.batches.open.show(this.#id);
    }
  }

  #begin(): void {
    this.busy = true;
    this.failure = undefined;
    this.sending = undefined;
  }

  #pick(picked: ReadonlySet<number>): void {
    this.picked = picked;
  }
}
