import type { ExchangeRate } from '../exchange/ExchangeRate';
import { CURRENCIES } from '../money/Currency';
import { HOLDING_KINDS, worthInSom } from './Holding';
import type { Holding } from './Holding';

/** Columns of a table of holdings, in display order. */
export const HOLDING_COLUMNS = ['name', 'kind', 'number', 'currency', 'amount', 'until'] as const;

export type HoldingColumn = (typeof HOLDING_COLUMNS)[number];

export interface HoldingOrder {
  readonly column: HoldingColumn;
  readonly descending: boolean;
}

export interface SortedBy {
  readonly order: HoldingOrder;
  /** Name of a holding in the language of the screen. */
  readonly nameOf: (holding: Holding) => string;
  /** Rates by which amounts in different currencies are compared. */
  readonly rates: readonly ExchangeRate[];
}

/** Sorts holdings by a column, stably; those without a value come last in both directions. */
export function sortHoldings(holdings: readonly Holding[], { order, nameOf, rates }: SortedBy): readonly Holding[] {
  const keyed = holdings.map((holding) => ({ holding, key: keyOf(holding, order.column, { nameOf, rates }) }));
  const known = keyed.filter((each): each is { holding: Holding; key: Key } => each.key !== undefined);
  const unknown = keyed.filter(({ key }) => key === undefined);
  const sign = order.descending ? -1 : 1;
  return [...known.toSorted((left, right) => sign * compared(left.key, right.key)), ...unknown].map(
    ({ holding }) => holding,
  );
}

type Key = string | number | bigint;

function keyOf(
  holding: Holding,
  column: HoldingColumn,
  { nameOf, rates }: Pick<SortedBy, 'nameOf' | 'rates'>,
): Key | undefined {
  switch (column) {
    case 'name':
      return nameOf(holding).toLocaleLowerCase();
    case 'kind':
      return HOLDING_KINDS.indexOf(holding.kind);
    case 'number':
      return holding.number;
    case 'currency':
      return CURRENCIES.indexOf(holding.amount.currency);
    case 'amount':
      return worthInSom([holding.amount], rates)?.minor;
    case 'until':
      return holding.until;
    default:
      return column satisfies never;
  }
}

function compared(left: Key, right: Key): number {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}
