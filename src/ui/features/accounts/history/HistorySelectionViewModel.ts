import { makeAutoObservable, observableRef } from 'mobx';

import { CURRENCIES } from '../../../../domain/money/Currency';
import { add, money } from '../../../../domain/money/Money';
import type { Money } from '../../../../domain/money/Money';
import type { HistoryRow } from '../../../objects/operations/historyRow';

/** Maximum number of operations printed at once (specification 2, section 9). */
export const MAX_PRINTED = 20;

/** Operations selected from the list, to be printed and added up. */
export class HistorySelectionViewModel {
  /** True while rows can be selected. */
  active = false;
  /** True after an attempt to print more than the maximum, until the selection changes. */
  tooMany = false;

  ids: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  get count(): number {
    return this.ids.size;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  toggle(id: string): void {
    this.tooMany = false;
    const ids = new Set(this.ids);
    if (!ids.delete(id)) {
      ids.add(id);
    }
    this.ids = ids;
  }

  begin(): void {
    this.active = true;
  }

  end(): void {
    this.active = false;
    this.tooMany = false;
    this.ids = new Set();
  }

  /** Returns true when the selection may be printed; otherwise sets `tooMany`. */
  mayPrint(): boolean {
    this.tooMany = this.count > MAX_PRINTED;
    return this.count > 0 && !this.tooMany;
  }

  pickedFrom(rows: readonly HistoryRow[]): readonly HistoryRow[] {
    return rows.filter(({ id }) => this.ids.has(id));
  }
}

/** Income less spending per currency; own transfers and failed operations do not count. */
export function totalsOf(rows: readonly HistoryRow[]): readonly Money[] {
  return CURRENCIES.flatMap((currency) => {
    const counted = rows.filter(
      ({ amount, sign, tone }) => amount?.currency === currency && sign !== 'neutral' && tone !== 'failed',
    );
    if (counted.length === 0) {
      return [];
    }
    const signed = counted.map(({ amount, sign }) =>
      money((amount?.minor ?? 0n) * (sign === 'positive' ? 1n : -1n), currency),
    );
    return [signed.reduce(add)];
  });
}
