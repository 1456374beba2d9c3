import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import type { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { PayrollPerson } from '../../../../domain/batch/payrollPeople';

/** People of the list of the company, found for a line that names none of them for certain. */
export class PersonChoiceViewModel {
  isOpen = false;
  search = '';
  people: readonly PayrollPerson[] = [];
  status: LoadStatus = 'LOADING';

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { people: observableRef }, { autoBind: true });
  }

  /** Opens the choice with the people a text finds. */
  open(search: string): void {
    this.isOpen = true;
    this.search = search;
    void this.find();
  }

  close(): void {
    this.isOpen = false;
  }

  setSearch(search: string): void {
    this.search = search;
  }

  async find(): Promise<void> {
    const isLatest = this.#latest.begin();
    this.status = 'LOADING';
    const answer = await this.#gateway.execute('GET_PAYROLL_PEOPLE', { search: this.search.trim(), isActive: true });
    runInAction(() => {
      if (isLatest()) {
        this.people = answer.ok ? answer.value.items : [];
        this.status = answer.ok ? statusOf(this.people) : 'ERROR';
      }
    });
  }
}
