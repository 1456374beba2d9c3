import type { ExchangeRate } from '../exchange/ExchangeRate';
import { CURRENCIES } from '../money/Currency';
import { HOLDING_KINDS, worthInSom } from './Holding';
import type { Holding } from './Holding';

/** What stands in the columns of a table of holdings, in their order. */
export const HOLDING_COLUMNS = ['name', 'kind', 'number', 'currency', 'amount', 'until'] as const;

export type HoldingColumn = (typeof HOLDING_COLUMNS)[number];

export interface HoldingOrder {
  readonly column: HoldingColumn;
  readonly descending: boolean;
}

export interface SortedBy {
  readonly order: HoldingOrder;
  /** What a holding is called in the language of the screen. */
  readonly nameOf: (holding: Holding) => string;
  /** By which amounts of different currencies are told from each other. */
  readonly rates: readonly ExchangeRate[];
}

/** Holdings in an order; equal ones stay as they stood, and those without a value stand last either way. */
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
