import { makeAutoObservable } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { CardsStore } from '../../../../application/cards/CardsStore';
import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import { RatesStore } from '../../../../application/exchange/RatesStore';
import { TableExport } from '../../../../application/export/TableExport';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { LoansStore } from '../../../../application/loans/LoansStore';
import type { ExportFormat } from '../../../../application/ports/TableWriter';
import { MyTableChoice } from '../../../../application/preferences/MyTableChoice';
import type { ExportCell } from '../../../../domain/export/ExportTable';
import { holdingsOf, totalsOf, worthInSom } from '../../../../domain/holdings/Holding';
import type { Holding, HoldingKind } from '../../../../domain/holdings/Holding';
import { sortHoldings } from '../../../../domain/holdings/sortHoldings';
import type { HoldingColumn } from '../../../../domain/holdings/sortHoldings';
import type { Money } from '../../../../domain/money/Money';
import { writtenDay } from '../../../../domain/time/format';

@injectable()
export class MyTableDeps {
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(CardsStore) readonly cards!: CardsStore;
  @inject(DepositsStore) readonly deposits!: DepositsStore;
  @inject(LoansStore) readonly loans!: LoansStore;
  @inject(RatesStore) readonly rates!: RatesStore;
  @inject(MyTableChoice) readonly choice!: MyTableChoice;
  @inject(TableExport) readonly exported!: TableExport;
}

/** Words the table is made of, in the language of the screen. */
export interface MyTableWords {
  readonly fileName: string;
  readonly columns: Readonly<Record<HoldingColumn, string>>;
  readonly kinds: Readonly<Record<HoldingKind, string>>;
  readonly nameOf: (holding: Holding) => string;
}

/** Everything the customer holds in one table, with the lines, the columns and the order they like. */
@injectable()
export class MyTableViewModel {
  readonly #deps: MyTableDeps;

  constructor(@inject(MyTableDeps) deps: MyTableDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get choice(): MyTableChoice {
    return this.#deps.choice;
  }

  get exported(): TableExport {
    return this.#deps.exported;
  }

  get status(): LoadStatus {
    const statuses = this.#statuses;
    if (statuses.includes('LOADING')) {
      return 'LOADING';
    }
    if (this.#all.length > 0) {
      return 'LOADED';
    }
    return this.incomplete ? 'ERROR' : 'EMPTY';
  }

  /** Some list could not be read, so that lines are missing and totals are too small. */
  get incomplete(): boolean {
    return this.#statuses.includes('ERROR');
  }

  /** The lines that are wanted, in their order. */
  rows(nameOf: MyTableWords['nameOf']): readonly Holding[] {
    return sortHoldings(this.#wanted, { order: this.choice.order, nameOf, rates: this.#deps.rates.rates });
  }

  /** Of the lines that are shown. */
  get totals(): readonly Money[] {
    return totalsOf(this.#wanted);
  }

  /** All totals together, where there is more than one and the bank deals in each. */
  get worth(): Money | undefined {
    return this.totals.length > 1 ? worthInSom(this.totals, this.#deps.rates.rates) : undefined;
  }

  load(): void {
    const { accounts, cards, deposits, loans, rates } = this.#deps;
    void accounts.reload();
    void cards.reload();
    void deposits.reload();
    void loans.reload();
    void rates.reload();
  }

  async save(format: ExportFormat, { fileName, columns, kinds, nameOf }: MyTableWords): Promise<void> {
    const shown = this.choice.columns;
    const cellOf = (holding: Holding, column: HoldingColumn): ExportCell => {
      switch (column) {
        case 'name':
          return { text: nameOf(holding) };
        case 'kind':
          return { text: kinds[holding.kind] };
        case 'number':
          return { text: holding.number };
        case 'currency':
          return { text: holding.amount.currency };
        case 'amount':
          return { amount: holding.amount };
        case 'until':
          return { text: holding.until === undefined ? '' : writtenDay(holding.until) };
        default:
          return column satisfies never;
      }
    };
    await this.#deps.exported.save(format, {
      name: fileName,
      titles: shown.map((column) => columns[column]),
      rows: this.rows(nameOf).map((holding) => shown.map((column) => cellOf(holding, column))),
    });
  }

  get #all(): readonly Holding[] {
    const { accounts, cards, deposits, loans } = this.#deps;
    return holdingsOf({
      accounts: accounts.accounts,
      cards: cards.cards,
      deposits: deposits.deposits,
      loans: loans.loans,
    });
  }

  get #wanted(): readonly Holding[] {
    return this.#all.filter(({ kind }) => this.choice.kinds.includes(kind));
  }

  get #statuses(): readonly LoadStatus[] {
    const { accounts, cards, deposits, loans } = this.#deps;
    return [accounts.status, cards.status, deposits.status, loans.status];
  }
}
