import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../../../application/operations/failureCodes';
import type { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { BatchField, BatchViolationCode } from '../../../../domain/batch/batchFaults';
import { readPerson } from '../../../../domain/batch/payrollPeople';
import type { PayrollPerson, PersonDetails } from '../../../../domain/batch/payrollPeople';

const NOTHING: PersonDetails = { name: '', inn: '', accountNumber: '', note: '' };

/** Form of one person: a new one, or one of the list. */
export class PersonFormViewModel {
  isOpen = false;
  /** Person of the list; absent for a new one. */
  person: PayrollPerson | undefined;
  details: PersonDetails = NOTHING;
  hasLeft = false;
  attempted = false;
  busy = false;
  failure: Failure | undefined;

  readonly #gateway: OperationGateway;
  readonly #onSaved: () => void;

  constructor(gateway: OperationGateway, onSaved: () => void) {
    this.#gateway = gateway;
    this.#onSaved = onSaved;
    makeAutoObservable(
      this,
      { person: observableRef, details: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  add(): void {
    this.#open(undefined);
  }

  change(person: PayrollPerson): void {
    this.#open(person);
  }

  close(): void {
    this.isOpen = false;
  }

  set(field: keyof PersonDetails, text: string): void {
    this.details = { ...this.details, [field]: text };
  }

  switchLeft(): void {
    this.hasLeft = !this.hasLeft;
  }

  /** Fault of a field, once the form was sent. */
  faultOf(field: BatchField): BatchViolationCode | undefined {
    return this.attempted ? readPerson(this.details).faults.find((fault) => fault.field === field)?.code : undefined;
  }

  async save(): Promise<void> {
    this.attempted = true;
    const { person: details, faults } = readPerson(this.details);
    if (this.busy || faults.length > 0) {
      return;
    }
    this.busy = true;
    this.failure = undefined;
    const answer = await this.#gateway.execute('SAVE_PAYROLL_PERSON', {
      ...details,
      id: this.person?.id,
      isActive: !this.hasLeft,
    });
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.failure;
      this.isOpen = !answer.ok;
    });
    if (answer.ok) {
      this.#onSaved();
    }
  }

  #open(person: PayrollPerson | undefined): void {
    const { name, inn, accountNumber, note } = person ?? NOTHING;
    this.isOpen = true;
    this.person = person;
    this.details = { name, inn, accountNumber, note };
    this.hasLeft = person?.isActive === false;
    this.attempted = false;
    this.failure = undefined;
  }
}
