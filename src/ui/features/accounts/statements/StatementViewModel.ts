import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Clock } from '../../../../application/ports/Clock';
import { KeyValueStore } from '../../../../application/ports/KeyValueStore';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { StatementDownload } from '../../../../application/statements/StatementDownload';
import { StatementSources } from '../../../../application/statements/statementSources';
import type { StatementSource } from '../../../../application/statements/statementSources';
import { BankTime } from '../../../../application/time/BankTime';
import { STATEMENT_FORMATS } from '../../../../domain/statement/Statement';
import type {
  Statement,
  StatementEntry,
  StatementFormat,
  StatementProduct,
} from '../../../../domain/statement/Statement';
import { MAX_ENTRIES_IN_PDF } from '../../../../domain/statement/statementLimits';
import { periodOf, periodViolation, STATEMENT_PRESETS } from '../../../../domain/statement/statementPeriod';
import type { PeriodViolation, StatementPeriod, StatementPreset } from '../../../../domain/statement/statementPeriod';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';

@injectable()
export class StatementDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(StatementSources) readonly sources!: StatementSources;
  @inject(StatementDownload) readonly download!: StatementDownload;
  @inject(KeyValueStore) readonly settings!: KeyValueStore;
  @inject(BankTime) readonly clock!: Clock;
}

/** Storage keys of the choices last made on this device; they hold no customer data. */
const PRESET_KEY = 'statementPreset';
const FORMAT_KEY = 'statementFormat';

const ENTRIES_ON_PAGE = 1000;
/** Number of lines before the end of the loaded ones at which the next page is requested. */
const LINES_AHEAD = 60;

/** Statement of an account or a deposit: chosen, made by the bank, viewed page by page, and saved as a file. */
@injectable()
export class StatementViewModel {
  product: StatementProduct = 'account';
  chosenId: string | undefined;
  period: StatementPeriod;
  format: StatementFormat;
  statement: Statement | undefined;
  entries: readonly StatementEntry[] = [];
  loading = false;
  failure: Failure | undefined;

  readonly #deps: StatementDeps;
  readonly #latest = new RequestSequence();
  #next: bigint | undefined;
  #loadingMore = false;

  constructor(@inject(StatementDeps) deps: StatementDeps) {
    this.#deps = deps;
    const remembered = STATEMENT_PRESETS.find((preset) => preset === deps.settings.read(PRESET_KEY)) ?? 'thisMonth';
    this.period = periodOf(remembered, this.#today);
    this.format = STATEMENT_FORMATS.find((format) => format === deps.settings.read(FORMAT_KEY)) ?? 'pdf';
    makeAutoObservable(
      this,
      { period: observableRef, statement: observableRef, entries: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** Load status of the accounts or deposits to choose from. */
  get sourceStatus(): LoadStatus {
    return this.#source.status;
  }

  /** ID of the account or deposit the statement is for: the chosen one, or the first. */
  get subjectId(): string | undefined {
    const { ids } = this.#source;
    return ids.find((id) => id === this.chosenId) ?? ids[0];
  }

  get preset(): StatementPreset | undefined {
    return STATEMENT_PRESETS.find((preset) => {
      const { from, to } = periodOf(preset, this.#today);
      return from === this.period.from && to === this.period.to;
    });
  }

  get violation(): PeriodViolation | undefined {
    return periodViolation(this.period, this.#today);
  }

  get download(): StatementDownload {
    return this.#deps.download;
  }

  /** True when every entry is loaded, so that the screen can be printed. */
  get complete(): boolean {
    return this.statement !== undefined && this.entries.length === this.statement.entryCount;
  }

  /** True when the statement has more entries than a PDF may contain. */
  get tooLongForPdf(): boolean {
    return (this.statement?.entryCount ?? 0) > MAX_ENTRIES_IN_PDF;
  }

  /** Opens the page for an account or a deposit, or for the first one. */
  async open(product: StatementProduct, id: string | undefined): Promise<void> {
    this.product = product;
    this.chosenId = id;
    await this.retry();
  }

  async retry(): Promise<void> {
    await this.#source.ensure();
    await this.make();
  }

  choose(id: string): void {
    this.chosenId = id;
    void this.make();
  }

  choosePreset(preset: StatementPreset): void {
    this.#deps.settings.write(PRESET_KEY, preset);
    this.setPeriod(periodOf(preset, this.#today).from, periodOf(preset, this.#today).to);
  }

  setPeriod(from: BankDay, to: BankDay): void {
    this.period = { from, to };
    void this.make();
  }

  chooseFormat(format: string): void {
    this.format = STATEMENT_FORMATS.find((each) => each === format) ?? this.format;
    this.#deps.settings.write(FORMAT_KEY, this.format);
  }

  /** Requests the statement that is chosen. */
  async make(): Promise<void> {
    const { subjectId } = this;
    const isLatest = this.#latest.begin();
    this.download.cancel();
    this.statement = undefined;
    this.entries = [];
    this.#next = undefined;
    this.failure = undefined;
    if (subjectId === undefined || this.violation !== undefined) {
      this.loading = false;
      return;
    }
    this.loading = true;
    const answer = await this.#source.make(subjectId, this.period);
    if (!isLatest()) {
      return;
    }
    const page = answer.ok ? await this.#page(answer.value.id, undefined) : answer;
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.loading = false;
      if (answer.ok && page.ok && 'entries' in page.value) {
        this.statement = answer.value;
        this.entries = page.value.entries;
        this.#next = page.value.next;
      } else if (!page.ok) {
        this.failure = page.failure;
      }
    });
  }

  /** Reports the line on the screen; loads the next page when the end of the loaded lines is near. */
  async shown(line: number): Promise<void> {
    if (
      this.statement === undefined ||
      this.#next === undefined ||
      this.#loadingMore ||
      line < this.entries.length - LINES_AHEAD
    ) {
      return;
    }
    const { statement } = this;
    this.#loadingMore = true;
    const page = await this.#page(statement.id, this.#next);
    runInAction(() => {
      this.#loadingMore = false;
      if (page.ok && this.statement === statement) {
        this.entries = [...this.entries, ...page.value.entries];
        this.#next = page.value.next;
      }
    });
  }

  async save(): Promise<void> {
    if (this.statement !== undefined) {
      await this.download.start(this.statement, this.format);
    }
  }

  #page(statementId: string, after: bigint | undefined) {
    return this.#deps.gateway.execute('GET_STATEMENT_ENTRIES', { statementId, after, limit: ENTRIES_ON_PAGE });
  }

  get #source(): StatementSource {
    return this.#deps.sources[this.product];
  }

  get #today(): BankDay {
    return bankDayOf(this.#deps.clock.now());
  }
}
