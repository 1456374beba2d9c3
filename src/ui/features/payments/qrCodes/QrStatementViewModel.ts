import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { TableExport } from '../../../../application/export/TableExport';
import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { QrPointsStore } from '../../../../application/qr/QrPointsStore';
import { BankTime } from '../../../../application/time/BankTime';
import type { Account } from '../../../../domain/account/Account';
import { listedAccounts } from '../../../../domain/account/mainAccount';
import type { Transaction } from '../../../../domain/history/Transaction';
import type { QrPoint } from '../../../../domain/qr/QrPoint';
import type { QrDirection, QrTurnover } from '../../../../domain/qr/QrStatement';
import { addDays } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { historyRow } from '../../../objects/operations/historyRow';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import { historyTable } from '../../../objects/operations/historyTable';
import type { HistoryTableWords } from '../../../objects/operations/historyTable';

/** Preset periods in days, counted with today. */
export const STATEMENT_PRESETS = { week: 7, month: 30, quarter: 90 } as const;

export type StatementPreset = keyof typeof STATEMENT_PRESETS;

const PRESETS: readonly StatementPreset[] = ['week', 'month', 'quarter'];
const ROWS_ON_PAGE = 50;
const ROWS_IN_FILE = 1000;

/** Filter of the statement. */
export interface QrStatementFilter {
  readonly from: BankDay;
  readonly to: BankDay;
  /** Both directions when absent. */
  readonly direction: QrDirection | undefined;
  /** Every account when absent. */
  readonly accountId: string | undefined;
  /** Every point of sale, and payments at none, when absent. */
  readonly pointId: string | undefined;
}

@injectable()
export class QrStatementDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(QrPointsStore) readonly points!: QrPointsStore;
  @inject(TableExport) readonly exported!: TableExport;
  @inject(BankTime) readonly clock!: Clock;
}

/** Payments made and received by QR code. */
@injectable()
export class QrStatementViewModel {
  filter: QrStatementFilter;
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  transactions: readonly Transaction[] = [];
  turnover: QrTurnover | undefined;
  next: string | undefined;
  loadingMore = false;

  readonly #deps: QrStatementDeps;
  readonly #latest = new RequestSequence();

  constructor(@inject(QrStatementDeps) deps: QrStatementDeps) {
    this.#deps = deps;
    this.filter = { ...this.#periodOf('month'), direction: undefined, accountId: undefined, pointId: undefined };
    makeAutoObservable(
      this,
      { filter: observableRef, transactions: observableRef, turnover: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get accounts(): readonly Account[] {
    return listedAccounts(this.#deps.accounts.accounts).filter(({ currency }) => currency === 'KGS');
  }

  /** Points of sale to choose from; those that are read by somebody who may see them. */
  get points(): readonly QrPoint[] {
    return this.#deps.points.points;
  }

  get rows(): readonly HistoryRow[] {
    return this.transactions.map((transaction) => historyRow(transaction, [...this.#deps.accounts.numbers]));
  }

  get preset(): StatementPreset | undefined {
    return PRESETS.find((preset) => {
      const { from, to } = this.#periodOf(preset);
      return this.filter.from === from && this.filter.to === to;
    });
  }

  get exporting(): boolean {
    return this.#deps.exported.busy !== undefined;
  }

  get exportFailed(): boolean {
    return this.#deps.exported.failed;
  }

  /** Reads the points of sale, and opens the statement of one. */
  openPoints(pointId: string | undefined): void {
    this.filter = { ...this.filter, pointId };
    void this.#deps.points.ensure();
  }

  /** Changes the filter and reloads the statement. */
  change(filter: Partial<QrStatementFilter>): void {
    this.filter = { ...this.filter, ...filter };
    void this.load();
  }

  choosePreset(preset: StatementPreset): void {
    this.change(this.#periodOf(preset));
  }

  /** Loads the first page. */
  async load(): Promise<void> {
    const isLatest = this.#latest.begin();
    this.status = 'LOADING';
    this.failure = undefined;
    void this.#deps.accounts.ensure();
    const answer = await this.#deps.gateway.execute('GET_QR_STATEMENT_HISTORY', {
      ...this.filter,
      limit: ROWS_ON_PAGE,
    });
    if (!isLatest()) {
      return;
    }
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.failure;
      this.transactions = answer.ok ? answer.value.transactions : [];
      this.turnover = answer.ok ? answer.value.turnover : undefined;
      this.next = answer.ok ? answer.value.next : undefined;
      this.status = answer.ok ? statusOf(this.transactions) : 'ERROR';
    });
  }

  async loadMore(): Promise<void> {
    if (this.next === undefined || this.loadingMore) {
      return;
    }
    this.loadingMore = true;
    const answer = await this.#page(this.next, ROWS_ON_PAGE);
    runInAction(() => {
      this.loadingMore = false;
      if (answer.ok) {
        this.transactions = [...this.transactions, ...answer.value.transactions];
        this.next = answer.value.next;
      } else {
        this.failure = answer.failure;
      }
    });
  }

  /** Saves the whole filtered statement, including the pages that were not shown. */
  async save(words: HistoryTableWords): Promise<void> {
    let rest = this.next;
    while (rest !== undefined) {
      const answer = await this.#page(rest, ROWS_IN_FILE);
      if (!answer.ok) {
        runInAction(() => (this.failure = answer.failure));
        return;
      }
      const { transactions, next } = answer.value;
      rest = next;
      runInAction(() => {
        this.transactions = [...this.transactions, ...transactions];
        this.next = next;
      });
    }
    const { from, to } = this.filter;
    await this.#deps.exported.save('csv', historyTable(this.rows, { ...words, name: `${words.name} ${from} ${to}` }));
  }

  #page(cursor: string, limit: number) {
    return this.#deps.gateway.execute('GET_QR_STATEMENT_HISTORY', { ...this.filter, cursor, limit });
  }

  #periodOf(preset: StatementPreset): { readonly from: BankDay; readonly to: BankDay } {
    const to = bankDayOf(this.#deps.clock.now());
    return { from: addDays(to, 1 - STATEMENT_PRESETS[preset]), to };
  }
}
