import { ListStore } from './ListStore';

/** Item whose state has a version, which grows with every change at the bank. */
export interface Versioned {
  readonly id: string;
  readonly dataVersion: bigint;
}

/** List whose items are accepted only when they are not older than those held (specification 1, section 4). */
export abstract class VersionedListStore<Item extends Versioned> extends ListStore<readonly Item[]> {
  byId(id: string): Item | undefined {
    return this.held.find((item) => item.id === id);
  }

  protected override merge(incoming: readonly Item[]): readonly Item[] {
    return incoming.map((item) => this.newerOf(item));
  }

  /** The item to hold once `incoming` has arrived: the held one when it is newer. */
  protected newerOf(incoming: Item): Item {
    const held = this.byId(incoming.id);
    return held !== undefined && held.dataVersion > incoming.dataVersion ? held : incoming;
  }
}

/** True when a version the bank announces is newer than the held one. An announcement without a version may be. */
export function isNewer(dataVersion: bigint | undefined, held: Versioned): boolean {
  return dataVersion === undefined || dataVersion > held.dataVersion;
}
