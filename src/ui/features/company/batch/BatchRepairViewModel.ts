import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { BatchesStore } from '../../../../application/corporate/BatchesStore';
import { inject, injectable } from '../../../../application/injection';
import type { ListedLine } from '../../../../application/operations/batches';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { WrittenFields } from '../../../../domain/batch/BatchOrder';
import type { BatchField, BatchViolationCode } from '../../../../domain/batch/batchFaults';
import { nameWords } from '../../../../domain/batch/payrollPeople';
import type { PayrollPerson } from '../../../../domain/batch/payrollPeople';
import { CELLS_OF, isRepairable, readChangedLine } from '../../../../domain/batch/lineRepair';
import { PersonChoiceViewModel } from './PersonChoiceViewModel';

const NOT_SENT: ReadonlySet<string> = new Set(['faulty', 'draft', 'chosen']);

@injectable()
export class BatchRepairDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(BatchesStore) readonly batches!: BatchesStore;
}

/** Cells of one line under repair: checked as they are typed, and saved together. */
@injectable('Singleton')
export class BatchRepairViewModel {
  /** Number of the line whose cells are open. */
  editing: number | undefined;
  /** Texts that differ from those of the line. */
  cells: WrittenFields = {};
  busy = false;
  failure: Failure | undefined;

  readonly choice: PersonChoiceViewModel;
  readonly #deps: BatchRepairDeps;

  constructor(@inject(BatchRepairDeps) deps: BatchRepairDeps) {
    this.#deps = deps;
    this.choice = new PersonChoiceViewModel(deps.gateway);
    makeAutoObservable(this, { cells: observableRef, failure: observableRef, choice: false }, { autoBind: true });
  }

  /** True for a line of the user whose faults cells can put right, or whose cells were changed. */
  isOffered(line: ListedLine): boolean {
    const { batch } = this.#deps.batches.open;
    return (
      batch?.isMine === true &&
      NOT_SENT.has(line.status) &&
      (isRepairable(batch.kind, line) || line.original !== undefined)
    );
  }

  isEditing({ number }: Pick<ListedLine, 'number'>): boolean {
    return this.editing === number;
  }

  /** Cells in the order of the form, the faulty ones first. */
  fieldsOf({ faults }: ListedLine): readonly BatchField[] {
    const { batch } = this.#deps.batches.open;
    const fields = batch === undefined ? [] : CELLS_OF[batch.kind];
    const isFaulty = (field: BatchField) => faults.some((fault) => fault.field === field);
    return [...fields.filter(isFaulty), ...fields.filter((field) => !isFaulty(field))];
  }

  textOf(line: ListedLine, field: BatchField): string {
    return this.cells[field] ?? line.written[field] ?? '';
  }

  /** Fault of a cell: of a changed one as it is typed, of any other as the bank has found it. */
  faultOf(line: ListedLine, field: BatchField): BatchViolationCode | undefined {
    const isChanged = this.cells[field] !== undefined;
    const faults = isChanged ? this.#readAsTyped(line) : line.faults;
    return faults.find((fault) => fault.field === field)?.code;
  }

  open({ number }: Pick<ListedLine, 'number'>): void {
    this.editing = number;
    this.choice.close();
    this.cells = {};
    this.failure = undefined;
  }

  /** Leaves the cells as they were. */
  cancel(): void {
    this.editing = undefined;
    this.cells = {};
    this.failure = undefined;
  }

  type(line: ListedLine, field: BatchField, text: string): void {
    const { [field]: _before, ...others } = this.cells;
    this.cells = text === (line.written[field] ?? '') ? others : { ...others, [field]: text };
  }

  /** True for a line of a salary, whose person can be chosen from the list of the company. */
  get choosesPerson(): boolean {
    return this.#deps.batches.open.batch?.kind === 'salary';
  }

  /** Opens the people that the name of a line finds. */
  askForPerson(line: ListedLine): void {
    const [first = ''] = nameWords(this.textOf(line, 'recipientName'));
    this.choice.open(first);
  }

  /** Fills name, INN and account of a person in, and saves the line. */
  async choosePerson(line: ListedLine, { name, inn, accountNumber }: PayrollPerson): Promise<void> {
    this.choice.close();
    this.type(line, 'recipientName', name);
    this.type(line, 'account', accountNumber);
    if (inn !== '') {
      this.type(line, 'inn', inn);
    }
    await this.save(line);
  }

  /** Saves the changed cells; a line that has become sound closes, and one with faults stays open. */
  async save(line: ListedLine): Promise<void> {
    if (Object.keys(this.cells).length === 0) {
      this.cancel();
      return;
    }
    await this.#change(line, this.cells);
  }

  /** Puts the texts of the file back. */
  async restore(line: ListedLine): Promise<void> {
    const { written, original = {} } = line;
    const changed = this.fieldsOf(line).filter((field) => (written[field] ?? '') !== (original[field] ?? ''));
    await this.#change(line, Object.fromEntries(changed.map((field) => [field, original[field] ?? ''])));
  }

  #readAsTyped(line: ListedLine): ListedLine['faults'] {
    const { batch } = this.#deps.batches.open;
    return batch === undefined
      ? []
      : readChangedLine(line, this.cells, {
          kind: batch.kind,
          debitAccountNumber: batch.debitAccountNumber,
          currency: batch.totals[0]?.sum.currency ?? 'KGS',
        }).faults;
  }

  async #change({ number }: ListedLine, cells: WrittenFields): Promise<void> {
    const { gateway, batches } = this.#deps;
    const id = batches.open.batch?.operationId;
    if (this.busy || id === undefined) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await gateway.execute('CHANGE_BATCH_LINE', { batch: id, number, cells });
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.failure = answer.failure;
        return;
      }
      batches.open.replace(answer.value.batch, answer.value.line);
      this.cells = {};
      if (answer.value.line.faults.length === 0) {
        this.editing = undefined;
      }
    });
  }
}
