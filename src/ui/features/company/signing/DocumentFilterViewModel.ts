import { makeAutoObservable, observableRef } from 'mobx';

import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { DocumentFilter } from '../../../../application/operations/signatures';
import type { Clock } from '../../../../application/ports/Clock';
import type { PaymentDocument } from '../../../../domain/corporate/PaymentDocument';
import type { LocalizedText } from '../../../../domain/language/Language';
import { TRANSACTION_KINDS } from '../../../../domain/movements/movements';
import type { TransactionKind } from '../../../../domain/movements/movements';
import { addDays } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';

/** Periods in days, counted with today. */
const PERIODS = { today: 1, threeDays: 3, week: 7 } as const;

export type DocumentPeriod = keyof typeof PERIODS;

export const DOCUMENT_PERIODS: readonly DocumentPeriod[] = ['today', 'threeDays', 'week'];

/** Choices of a filter; what is absent leaves everything. */
export interface DocumentChoices {
  readonly period?: DocumentPeriod | undefined;
  readonly accountId?: string | undefined;
  readonly makerId?: string | undefined;
  readonly kind?: TransactionKind | undefined;
}

export interface DocumentMaker {
  readonly id: string;
  readonly name: LocalizedText;
}

/** List of documents that can be filtered. */
export interface DocumentList {
  /** Documents of the list, or those the bank found by a filter. */
  shown(isFiltered: boolean): { readonly documents: readonly PaymentDocument[]; readonly status: LoadStatus };
  /** Loads what a filter leaves; `undefined` for no filter. */
  show(filter: DocumentFilter | undefined): void;
  readonly makers: readonly DocumentMaker[];
  readonly kinds: ReadonlySet<TransactionKind>;
}

/** Filter of a list of documents. It is kept in the address of the page, which the view reads and writes. */
export class DocumentFilterViewModel {
  choices: DocumentChoices = {};

  readonly #list: DocumentList;
  readonly #clock: Clock;

  constructor(list: DocumentList, clock: Clock) {
    this.#list = list;
    this.#clock = clock;
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  /** Number of choices made. */
  get count(): number {
    return Object.values(this.choices).filter((choice) => choice !== undefined).length;
  }

  /** True when there is something to filter, or a filter to clear. */
  get isOffered(): boolean {
    return this.count > 0 || this.#list.shown(false).documents.length > 0;
  }

  get documents(): readonly PaymentDocument[] {
    return this.#list.shown(this.count > 0).documents;
  }

  get status(): LoadStatus {
    return this.#list.shown(this.count > 0).status;
  }

  /** Makers of the documents of the list, each once. */
  get makers(): readonly DocumentMaker[] {
    return [...new Map(this.#list.makers.map((maker) => [maker.id, maker])).values()];
  }

  /** Kinds of the documents of the list, and the chosen one. */
  get kinds(): readonly TransactionKind[] {
    return TRANSACTION_KINDS.filter((kind) => this.#list.kinds.has(kind) || kind === this.choices.kind);
  }

  choose(choices: DocumentChoices): void {
    this.choices = { ...this.choices, ...choices };
    this.reload();
  }

  clear(): void {
    this.choices = {};
    this.reload();
  }

  reload(): void {
    this.#list.show(this.count === 0 ? undefined : this.#filter);
  }

  get #filter(): DocumentFilter {
    const { period, ...others } = this.choices;
    const today = bankDayOf(this.#clock.now());
    return { ...others, ...(period !== undefined && { from: addDays(today, 1 - PERIODS[period]) }) };
  }
}

/** Reads choices from the address of the page; unreadable ones are left out. */
export function choicesOfAddress(address: URLSearchParams): DocumentChoices {
  const id = (name: string) => /^\d{1,19}$/.exec(address.get(name) ?? '')?.[0];
  const choices = {
    period: DOCUMENT_PERIODS.find((each) => each === address.get('period')),
    accountId: id('account'),
    makerId: id('maker'),
    kind: TRANSACTION_KINDS.find((each) => each === address.get('kind')),
  };
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined));
}

/** An address with the choices in place of those it had. */
export function addressWithChoices(address: URLSearchParams, choices: DocumentChoices): URLSearchParams {
  const next = new URLSearchParams(address);
  const parts = { period: choices.period, account: choices.accountId, maker: choices.makerId, kind: choices.kind };
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) {
      next.delete(name);
    } else {
      next.set(name, value);
    }
  }
  return next;
}
