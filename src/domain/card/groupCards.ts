import type { Card } from './Card';

/** A main card with those further to it; the main one may have gone before them. */
export interface CardGroup {
  readonly orderValue: number;
  readonly main: Card;
  readonly supplementary: readonly Card[];
}

/** Cards by their order value, smallest first; in each group the main card leads (specification 2, section 10). */
export function groupCards(cards: readonly Card[]): readonly CardGroup[] {
  const byOrder = new Map<number, Card[]>();
  for (const card of cards) {
    byOrder.set(card.orderValue, [...(byOrder.get(card.orderValue) ?? []), card]);
  }
  return [...byOrder]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([orderValue, group]) => {
      const [main, ...supplementary] = group.toSorted(
        (one, other) => Number(one.isSupplementary) - Number(other.isSupplementary),
      );
      return main === undefined ? [] : [{ orderValue, main, supplementary }];
    });
}
