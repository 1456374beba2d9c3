import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { CompanyUsers } from '../../../../application/corporate/CompanyUsers';
import { TableExport } from '../../../../application/export/TableExport';
import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { Clock } from '../../../../application/ports/Clock';
import type { ExportFormat } from '../../../../application/ports/TableWriter';
import { BankTime } from '../../../../application/time/BankTime';
import type { ActFilter, CompanyAct, CompanyActKind } from '../../../../domain/corporate/CompanyAct';
import type { Employee } from '../../../../domain/corporate/Employee';
import type { OperationId } from '../../../../domain/operation/OperationId';
import { addDays } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { auditTable } from './auditTable';
import type { AuditTableWords } from './auditTable';

/** Periods in days, counted with today. */
const PERIODS = { week: 7, month: 30, quarter: 91, year: 365 } as const;

export type AuditPeriod = keyof typeof PERIODS;

export const AUDIT_PERIODS: readonly AuditPeriod[] = ['week', 'month', 'quarter', 'year'];

/** Acts of the largest file; a longer one is divided by its period. */
const MAX_EXPORTED = 5000;

interface Period {
  readonly from: BankDay;
  readonly to: BankDay;
}

@injectable()
export class CompanyAuditDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(TableExport) readonly exported!: TableExport;
  @inject(BankTime) readonly clock!: Clock;
}

/** Audit of the company, newest first, page by page, and as a file. */
@injectable()
export class CompanyAuditViewModel {
  acts: readonly CompanyAct[] = [];
  status: LoadStatus = 'LOADING';
  period: Period;
  userId: string | undefined;
  kind: CompanyActKind | undefined;
  /** The one document whose acts are shown, whatever the period. */
  operationId: OperationId | undefined;
  /** True when the bank has older acts than are shown. */
  hasMore = false;
  loadingMore = false;
  /** Failure of the latest page, or of the latest file. */
  failure: Failure | undefined;
  /** Format of the file whose acts are being read. */
  reading: ExportFormat | undefined;
  /** True when the acts of the filter are too many for a file. */
  tooMany = false;

  readonly users: CompanyUsers;
  #next: string | undefined;
  readonly #latest = new RequestSequence();
  readonly #deps: CompanyAuditDeps;

  constructor(@inject(CompanyAuditDeps) deps: CompanyAuditDeps) {
    this.#deps = deps;
    this.users = new CompanyUsers(deps.gateway);
    this.period = this.#periodOf('month');
    makeAutoObservable(
      this,
      { acts: observableRef, failure: observableRef, period: observableRef, users: false },
      { autoBind: true },
    );
  }

  get preset(): AuditPeriod | undefined {
    return AUDIT_PERIODS.find((preset) => {
      const { from, to } = this.#periodOf(preset);
      return from === this.period.from && to === this.period.to;
    });
  }

  /** Format of the file that is being made. */
  get exporting(): ExportFormat | undefined {
    return this.reading ?? this.#deps.exported.busy;
  }

  get exportFailed(): boolean {
    return this.#deps.exported.failed;
  }

  get employees(): readonly Employee[] {
    return this.users.users;
  }

  /** Shows the acts on one document, or all of a period. */
  async open(operationId: OperationId | undefined): Promise<void> {
    this.operationId = operationId;
    void this.users.ensure();
    await this.reload();
  }

  async reload(): Promise<void> {
    this.status = 'LOADING';
    await this.#read([], undefined);
  }

  choosePreset(preset: AuditPeriod): void {
    this.period = this.#periodOf(preset);
    void this.reload();
  }

  setPeriod(from: BankDay, to: BankDay): void {
    this.period = { from, to };
    void this.reload();
  }

  chooseUser(userId: string | undefined): void {
    this.userId = userId;
    void this.reload();
  }

  chooseKind(kind: CompanyActKind | undefined): void {
    this.kind = kind;
    void this.reload();
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (this.loadingMore || this.#next === undefined) {
      return;
    }
    this.loadingMore = true;
    await this.#read(this.acts, this.#next);
  }

  /** Saves every act of the filter as a file, those not shown yet too. */
  async save(format: ExportFormat, words: AuditTableWords): Promise<void> {
    if (this.exporting !== undefined) {
      return;
    }
    this.reading = format;
    this.failure = undefined;
    this.tooMany = false;
    const { from, to } = this.period;
    const acts = await this.#readAll();
    runInAction(() => (this.reading = undefined));
    if (acts !== undefined) {
      const name = this.operationId === undefined ? `${words.name} ${from} ${to}` : words.name;
      await this.#deps.exported.save(format, auditTable(acts, { ...words, name }));
    }
  }

  async #readAll(): Promise<readonly CompanyAct[] | undefined> {
    const filter = this.#filter;
    const acts: CompanyAct[] = [];
    let after: string | undefined;
    do {
      const answer = await this.#deps.gateway.execute('GET_COMPANY_AUDIT', {
        ...filter,
        ...(after !== undefined && { after }),
      });
      if (!answer.ok) {
        runInAction(() => (this.failure = answer.failure));
        return undefined;
      }
      acts.push(...answer.value.items);
      after = answer.value.next;
      if (after !== undefined && acts.length >= MAX_EXPORTED) {
        runInAction(() => (this.tooMany = true));
        return undefined;
      }
    } while (after !== undefined);
    return acts;
  }

  async #read(before: readonly CompanyAct[], after: string | undefined): Promise<void> {
    const isLatest = this.#latest.begin();
    this.failure = undefined;
    this.tooMany = false;
    const answer = await this.#deps.gateway.execute('GET_COMPANY_AUDIT', {
      ...this.#filter,
      ...(after !== undefined && { after }),
    });
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
      this.acts = [...before, ...answer.value.items];
      this.#next = answer.value.next;
      this.hasMore = this.#next !== undefined;
      this.status = statusOf(this.acts);
    });
  }

  get #filter(): ActFilter {
    return {
      ...(this.operationId === undefined ? this.period : { operationId: this.operationId }),
      ...(this.userId !== undefined && { userId: this.userId }),
      ...(this.kind !== undefined && { kind: this.kind }),
    };
  }

  #periodOf(preset: AuditPeriod): Period {
    const to = bankDayOf(this.#deps.clock.now());
    return { from: addDays(to, 1 - PERIODS[preset]), to };
  }
}
