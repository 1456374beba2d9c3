import { makeAutoObservable, observableRef } from 'mobx';

import { HOLDING_KINDS } from '../../domain/holdings/Holding';
import type { HoldingKind } from '../../domain/holdings/Holding';
import { HOLDING_COLUMNS } from '../../domain/holdings/sortHoldings';
import type { HoldingColumn, HoldingOrder } from '../../domain/holdings/sortHoldings';
import { inject, injectable } from '../injection';
import { KeyValueStore } from '../ports/KeyValueStore';

const MY_TABLE_KEY = 'myTable';

/** Column with the name of a row, which cannot be hidden. */
export const FIXED_COLUMN: HoldingColumn = 'name';

/** Layout of the holdings table: rows, columns and sort order. Kept on this device; holds no customer data. */
@injectable('Singleton')
export class MyTableChoice {
  hiddenKinds: readonly HoldingKind[];
  hiddenColumns: readonly HoldingColumn[];
  order: HoldingOrder;

  readonly #store: KeyValueStore;

  constructor(@inject(KeyValueStore) store: KeyValueStore) {
    this.#store = store;
    const words = new Set((store.read(MY_TABLE_KEY) ?? '').split(' '));
    this.hiddenKinds = HOLDING_KINDS.filter((kind) => words.has(`-${kind}`));
    this.hiddenColumns = HOLDING_COLUMNS.filter((column) => column !== FIXED_COLUMN && words.has(`-${column}`));
    const column = HOLDING_COLUMNS.find((each) => words.has(`by:${each}`)) ?? 'kind';
    this.order = { column, descending: words.has('descending') };
    makeAutoObservable(
      this,
      { hiddenKinds: observableRef, hiddenColumns: observableRef, order: observableRef },
      { autoBind: true },
    );
  }

  get kinds(): readonly HoldingKind[] {
    return HOLDING_KINDS.filter((kind) => !this.hiddenKinds.includes(kind));
  }

  get columns(): readonly HoldingColumn[] {
    return HOLDING_COLUMNS.filter((column) => !this.hiddenColumns.includes(column));
  }

  toggleKind(kind: HoldingKind): void {
    this.hiddenKinds = toggled(this.hiddenKinds, kind);
    this.#keep();
  }

  toggleColumn(column: HoldingColumn): void {
    if (column !== FIXED_COLUMN) {
      this.hiddenColumns = toggled(this.hiddenColumns, column);
      this.#keep();
    }
  }

  /** Sorts by a column; calling it again with the same one reverses the order. */
  sortBy(column: HoldingColumn): void {
    this.order = { column, descending: this.order.column === column && !this.order.descending };
    this.#keep();
  }

  #keep(): void {
    const { column, descending } = this.order;
    const hidden = [...this.hiddenKinds, ...this.hiddenColumns].map((name) => `-${name}`);
    this.#store.write(MY_TABLE_KEY, [...hidden, `by:${column}`, ...(descending ? ['descending'] : [])].join(' '));
  }
}

function toggled<Name>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}
