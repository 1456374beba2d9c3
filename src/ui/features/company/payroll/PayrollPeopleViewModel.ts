import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { PayrollPerson } from '../../../../domain/batch/payrollPeople';
import { PersonFormViewModel } from './PersonFormViewModel';

@injectable()
export class PayrollPeopleDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
}

/** People who receive salaries, found by name or INN, page by page, and the form of one of them. */
@injectable()
export class PayrollPeopleViewModel {
  people: readonly PayrollPerson[] = [];
  status: LoadStatus = 'LOADING';
  /** Text in the field; the list is that of the last search. */
  search = '';
  searched = '';
  isActive = true;
  loadingMore = false;
  failure: Failure | undefined;

  readonly form: PersonFormViewModel;
  readonly #deps: PayrollPeopleDeps;
  readonly #latest = new RequestSequence();
  #next: string | undefined;

  constructor(@inject(PayrollPeopleDeps) deps: PayrollPeopleDeps) {
    this.#deps = deps;
    this.form = new PersonFormViewModel(deps.gateway, () => void this.reload());
    makeAutoObservable(this, { people: observableRef, failure: observableRef, form: false }, { autoBind: true });
  }

  /** True when the bank has more people than are shown. */
  get hasMore(): boolean {
    return this.#next !== undefined && this.people.length > 0;
  }

  /** True when the list is narrowed, so that an empty one does not mean that the company has no people. */
  get isNarrowed(): boolean {
    return this.searched !== '' || !this.isActive;
  }

  setSearch(search: string): void {
    this.search = search;
  }

  find(): void {
    this.searched = this.search.trim();
    void this.reload();
  }

  showActive(isActive: boolean): void {
    this.isActive = isActive;
    void this.reload();
  }

  async reload(): Promise<void> {
    this.status = 'LOADING';
    await this.#read([], undefined);
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (!this.loadingMore && this.#next !== undefined) {
      this.loadingMore = true;
      await this.#read(this.people, this.#next);
    }
  }

  async #read(before: readonly PayrollPerson[], after: string | undefined): Promise<void> {
    const isLatest = this.#latest.begin();
    this.failure = undefined;
    const { searched, isActive } = this;
    const answer = await this.#deps.gateway.execute('GET_PAYROLL_PEOPLE', { search: searched, isActive, after });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.loadingMore = false;
      if (!answer.ok) {
        this.failure = answer.failure;
        this.status = before.length === 0 ? 'ERROR' : 'LOADED';
        return;
      }
      this.#next = answer.value.next;
      this.people = [...before, ...answer.value.items];
      this.status = statusOf(this.people);
    });
  }
}
