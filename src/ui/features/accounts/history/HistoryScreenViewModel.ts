import { makeAutoObservable, observableRef } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { ownAccountOf } from '../../../../application/accounts/ownAccounts';
import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import { TableExport } from '../../../../application/export/TableExport';
import { HistorySearch } from '../../../../application/history/HistorySearch';
import { HistoryStore } from '../../../../application/history/HistoryStore';
import type { Period } from '../../../../application/history/HistoryStore';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import type { ExportFormat } from '../../../../application/ports/TableWriter';
import { BankTime } from '../../../../application/time/BankTime';
import type { Account } from '../../../../domain/account/Account';
import { listedAccounts } from '../../../../domain/account/mainAccount';
import { documentTransaction } from '../../../../domain/corporate/documentTransaction';
import type { TransactionKind } from '../../../../domain/movements/movements';
import { DEFAULT_ORDER, ordered } from '../../../../domain/history/order';
import type { HistoryOrder } from '../../../../domain/history/order';
import { searchTransactions } from '../../../../domain/history/searchTransactions';
import type { TransactionTitles } from '../../../../domain/history/searchTransactions';
import type { Transaction } from '../../../../domain/history/Transaction';
import type { Money } from '../../../../domain/money/Money';
import { addDays } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { DEFAULT_PRESET, isIn, PERIOD_PRESETS, presets, TONES } from './historyFilter';
import type { HistoryFilter, HistoryState, PeriodPreset } from './historyFilter';
import { historyRow } from '../../../objects/operations/historyRow';
import type { HistoryRow } from '../../../objects/operations/historyRow';
import { HistorySelectionViewModel, totalsOf } from './HistorySelectionViewModel';
import { historyTable } from '../../../objects/operations/historyTable';
import type { HistoryTableWords } from '../../../objects/operations/historyTable';

@injectable()
export class HistoryScreenDeps {
  @inject(HistoryStore) readonly history!: HistoryStore;
  @inject(HistorySearch) readonly search!: HistorySearch;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  /** Deposits, whose accounts belong to the customer too: a transfer to a deposit is not an outgoing payment. */
  @inject(DepositsStore) readonly deposits!: Pick<DepositsStore, 'numbers' | 'byNumber' | 'ensure'>;
  /** Documents of a company that wait for signatures; individuals have none. */
  @inject(DocumentsStore) readonly documents!: DocumentsStore;
  @inject(TableExport) readonly exported!: TableExport;
  @inject(BankTime) readonly clock!: Clock;
}

/** History of operations in a period, narrowed by search and filters. */
@injectable('Singleton')
export class HistoryScreenViewModel {
  filter: HistoryFilter;
  /** Title of each kind in the language of the screen, because customers search by the text they see. */
  titles: TransactionTitles | undefined;

  /** Operations selected for printing. */
  readonly selection = new HistorySelectionViewModel();

  readonly #deps: HistoryScreenDeps;

  constructor(@inject(HistoryScreenDeps) deps: HistoryScreenDeps) {
    this.#deps = deps;
    this.filter = {
      search: '',
      ...this.#periodOf(DEFAULT_PRESET),
      accountId: undefined,
      kind: undefined,
      tone: undefined,
      order: DEFAULT_ORDER,
    };
    makeAutoObservable(this, { filter: observableRef, titles: observableRef, selection: false }, { autoBind: true });
  }

  get status(): LoadStatus {
    const { status } = this.#deps.history;
    return status === 'EMPTY' && this.#documents.length > 0 ? 'LOADED' : status;
  }

  get failure(): Failure | undefined {
    return this.#deps.history.failure;
  }

  /** True while further pages are loading; the rows can be used already. */
  get loadingMore(): boolean {
    const { status, complete, failure } = this.#deps.history;
    return status === 'LOADED' && !complete && failure === undefined;
  }

  get accounts(): readonly Account[] {
    return listedAccounts(this.#deps.accounts.accounts);
  }

  /** Account the list is filtered by; `undefined` for all accounts. */
  get account(): Account | undefined {
    return this.filter.accountId === undefined ? undefined : this.#deps.accounts.byId(this.filter.accountId);
  }

  /** Preset that matches the period; `undefined` for days chosen by the customer. */
  get preset(): PeriodPreset | undefined {
    return presets().find((preset) => {
      const { from, to } = this.#periodOf(preset);
      return this.filter.from === from && this.filter.to === to;
    });
  }

  get rows(): readonly HistoryRow[] {
    const { search, order } = this.filter;
    const transactions = ordered(this.#transactions, order);
    const accountOf = ownAccountOf(this.#deps);
    const { titles } = this;
    const found = titles === undefined ? transactions : searchTransactions(transactions, search, { titles, accountOf });
    return this.#rowsOf(found);
  }

  /** Operations beside the rows in which the bank has found what is typed: of other periods, or known to it by another name. */
  get rowsElsewhere(): readonly HistoryRow[] {
    const shown = new Set(this.rows.map(({ id }) => id));
    return this.#rowsOf(this.#deps.search.transactions.filter(({ id }) => !shown.has(id)));
  }

  /** Status of the search in the whole history; `undefined` while nothing is looked for. */
  get statusElsewhere(): LoadStatus | undefined {
    return this.#deps.search.status;
  }

  /** True when the whole history was not looked through yet. */
  get hasMoreElsewhere(): boolean {
    return this.#deps.search.hasMore;
  }

  /** Looks further through the history, or again after a failure. */
  searchOn(): void {
    void this.#deps.search.more();
  }

  /** True when the rows are grouped under their days; an order by amount has no such headings. */
  get byDay(): boolean {
    return this.filter.order === 'newest' || this.filter.order === 'oldest';
  }

  /** Rows to print: the selected operations, or all rows when none is selected. */
  get printedRows(): readonly HistoryRow[] {
    return this.selection.count === 0 ? this.rows : this.selection.pickedFrom(this.rows);
  }

  /** Income less spending of the selected operations, one total per currency. */
  get selectedTotals(): readonly Money[] {
    return totalsOf(this.selection.pickedFrom(this.rows));
  }

  get exporting(): ExportFormat | undefined {
    return this.#deps.exported.busy;
  }

  get exportFailed(): boolean {
    return this.#deps.exported.failed;
  }

  /** Kinds that occur in the period, offered in the filter. */
  get kinds(): readonly TransactionKind[] {
    return [...new Set(this.#transactions.map((transaction) => historyRow(transaction, []).kind))];
  }

  /** Statuses offered in the filter; the one for documents awaiting signatures only when there are such documents. */
  get states(): readonly HistoryState[] {
    const { documents } = this.#deps.documents;
    return documents.length > 0 || this.filter.tone === 'onConfirmation' ? [...TONES, 'onConfirmation'] : TONES;
  }

  /** True when the period has operations but none matches the filter; not the same as an empty period. */
  get noMatches(): boolean {
    return this.status === 'LOADED' && this.rows.length === 0;
  }

  /** Number of filters, beside the search, that are not as the page opens. */
  get filtersInUse(): number {
    const { accountId, kind, tone, order } = this.filter;
    return (
      [accountId !== undefined, kind !== undefined, tone !== undefined, order !== DEFAULT_ORDER].filter(Boolean)
        .length + (this.preset === DEFAULT_PRESET ? 0 : 1)
    );
  }

  setTitles(titles: TransactionTitles): void {
    this.titles = titles;
  }

  setSearch(search: string): void {
    this.filter = { ...this.filter, search };
    this.#find();
  }

  setKind(kind: TransactionKind | undefined): void {
    this.filter = { ...this.filter, kind };
  }

  setTone(tone: HistoryState | undefined): void {
    this.filter = { ...this.filter, tone };
  }

  setOrder(order: HistoryOrder): void {
    this.filter = { ...this.filter, order };
  }

  setAccount(accountId: string | undefined): void {
    this.filter = { ...this.filter, accountId };
    this.#show();
  }

  setPeriod(from: BankDay, to: BankDay): void {
    this.filter = { ...this.filter, from, to };
    this.#show();
  }

  choosePreset(preset: PeriodPreset): void {
    const { from, to } = this.#periodOf(preset);
    this.setPeriod(from, to);
  }

  /** Removes all filters except the period and the order. */
  clearFilter(): void {
    const { from, to, order } = this.filter;
    this.filter = { search: '', from, to, accountId: undefined, kind: undefined, tone: undefined, order };
    this.#show();
  }

  /** Loads the page with the filter from its address; values missing there keep their current setting. */
  load(filter: Partial<HistoryFilter> = {}): void {
    this.filter = { ...this.filter, ...filter };
    void this.#deps.accounts.ensure();
    void this.#deps.deposits.ensure();
    void this.#deps.documents.reload();
    this.#show();
  }

  retry(): void {
    void this.#deps.history.reload();
  }

  /** Saves the rows as a file, filtered and ordered as shown. */
  async save(format: ExportFormat, words: HistoryTableWords): Promise<void> {
    const { from, to } = this.filter;
    const name = `${words.name} ${from} ${to}`;
    await this.#deps.exported.save(format, historyTable(this.rows, { ...words, name }));
  }

  #show(): void {
    const { from, to, accountId } = this.filter;
    void this.#deps.history.show({ from, to }, accountId);
    this.#find();
  }

  #find(): void {
    const { search, accountId } = this.filter;
    this.#deps.search.find(search, accountId);
  }

  #rowsOf(transactions: readonly Transaction[]): readonly HistoryRow[] {
    const { kind, tone } = this.filter;
    const lookedAt = this.#lookedAt;
    const accountOf = ownAccountOf(this.#deps);
    return transactions
      .map((transaction) => historyRow(transaction, lookedAt, { accountOf }))
      .filter((row) => (kind === undefined || row.kind === kind) && isIn(tone, row));
  }

  get #transactions(): readonly Transaction[] {
    const { transactions } = this.#deps.history;
    return this.#documents.length === 0 ? transactions : [...this.#documents, ...transactions];
  }

  /** Documents awaiting signatures that were sent within the period and touch the filtered account, as rows of the history. */
  get #documents(): readonly Transaction[] {
    const { from, to } = this.filter;
    return this.#deps.documents.documents.map(documentTransaction).filter(({ createdAt, debit, credit }) => {
      const day = bankDayOf(createdAt);
      const touches =
        this.account === undefined ||
        [debit, credit].some(({ accountNumber }) => accountNumber === this.account?.number);
      return from <= day && day <= to && touches;
    });
  }

  get #lookedAt(): readonly string[] {
    const { accounts, deposits } = this.#deps;
    return this.account === undefined ? [...accounts.numbers, ...deposits.numbers] : [this.account.number];
  }

  #periodOf(preset: PeriodPreset): Period {
    const to = bankDayOf(this.#deps.clock.now());
    return { from: addDays(to, 1 - PERIOD_PRESETS[preset]), to };
  }
}
