import type { Database } from '../database/Database';

/** Statements of one customer that are made or read at the same time; further ones wait (reliability: S27). */
const MOST_AT_ONCE = 3;

const busy = new WeakMap<Database, Map<string, number>>();

/** Takes a place among the statements of a customer; `undefined` when none is free. Give it back by calling what is answered. */
export function takePlace(database: Database, customerId: string): (() => void) | undefined {
  const places = busy.get(database) ?? new Map<string, number>();
  busy.set(database, places);
  const taken = places.get(customerId) ?? 0;
  if (taken >= MOST_AT_ONCE) {
    return undefined;
  }
  places.set(customerId, taken + 1);
  let given = false;
  return () => {
    if (!given) {
      given = true;
      leave(places, customerId);
    }
  };
}

function leave(places: Map<string, number>, customerId: string): void {
  const left = (places.get(customerId) ?? 1) - 1;
  if (left === 0) {
    places.delete(customerId);
  } else {
    places.set(customerId, left);
  }
}
