import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { inject, injectable } from '../../../../application/injection';
import { AsyncResource } from '../../../../application/loading/AsyncResource';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import type { SpendingLine } from '../../../../application/operations/spending';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { SpendingStore } from '../../../../application/spending/SpendingStore';
import { BankTime } from '../../../../application/time/BankTime';
import type { Spending } from '../../../../domain/spending/Spending';
import type { SpendingCategory } from '../../../../domain/spending/SpendingCategory';
import { addMonths, firstOfMonth, monthsFrom } from '../../../../domain/time/days';
import { bankDayOf, checkedToBankDay } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { historyRow } from '../../../objects/operations/historyRow';
import type { HistoryRow } from '../../../objects/operations/historyRow';

/** Number of months one may look back. */
const MOST_MONTHS_BACK = 24;

@injectable()
export class SpendingDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(SpendingStore) readonly spending!: SpendingStore;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(BankTime) readonly time!: Pick<BankTime, 'now'>;
}

/** Spending of a month by category, and the operations of one of them. */
@injectable()
export class SpendingScreenViewModel {
  /** Operations shown, newest first; of the category asked for latest. */
  lines: readonly SpendingLine[] = [];
  linesStatus: LoadStatus = 'LOADING';
  next: string | undefined = undefined;
  readonly report: AsyncResource<Spending>;

  readonly #deps: SpendingDeps;
  readonly #latest = new RequestSequence();

  constructor(@inject(SpendingDeps) deps: SpendingDeps) {
    this.#deps = deps;
    this.report = new AsyncResource((month) =>
      deps.gateway.execute('GET_SPENDING', { month: checkedToBankDay(month) }),
    );
    makeAutoObservable(this, { lines: observableRef, report: false }, { autoBind: true });
  }

  /** First day of the current month. */
  get currentMonth(): BankDay {
    return firstOfMonth(bankDayOf(this.#deps.time.now()));
  }

  /** Report of the current month as the store holds it: another one after each booking, by which the page is loaded again. */
  get edition(): Spending | undefined {
    return this.#deps.spending.current;
  }

  get rows(): readonly HistoryRow[] {
    return this.lines.map(({ transaction }) => historyRow(transaction, [...this.#deps.accounts.numbers]));
  }

  /** Month of an address; the current one when it names none that can be shown. */
  monthOf(address: string | null): BankDay {
    const day = checkedToBankDay(`${address ?? ''}-01`);
    return day !== undefined && day <= this.currentMonth && monthsFrom(day, this.currentMonth) <= MOST_MONTHS_BACK
      ? day
      : this.currentMonth;
  }

  /** Neighbouring month; `undefined` when there is none to look at. */
  beside(month: BankDay, step: -1 | 1): BankDay | undefined {
    const other = addMonths(month, step);
    return other > this.currentMonth || monthsFrom(other, this.currentMonth) > MOST_MONTHS_BACK ? undefined : other;
  }

  async load(month: BankDay): Promise<void> {
    void this.#deps.spending.ensure();
    void this.#deps.accounts.ensure();
    await this.report.load(month, { keep: this.report.value?.month === month });
  }

  /** Loads the operations of a category; with `more` those after the ones shown. */
  async list(month: BankDay, category: SpendingCategory, more = false): Promise<void> {
    const isLatest = this.#latest.begin();
    if (!more) {
      this.linesStatus = 'LOADING';
    }
    const answer = await this.#deps.gateway.execute('GET_SPENDING_OPERATIONS', {
      month,
      category,
      cursor: more ? this.next : undefined,
    });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (!answer.ok) {
        this.linesStatus = more ? 'LOADED' : 'ERROR';
        return;
      }
      this.lines = more ? [...this.lines, ...answer.value.lines] : answer.value.lines;
      this.next = answer.value.next;
      this.linesStatus = this.lines.length === 0 ? 'EMPTY' : 'LOADED';
    });
  }
}
