/**
 * Position of a reader in the outbox: the transaction that wrote an event, then the event. Transactions are compared first, because a
 * transaction that began earlier may commit later.
 */
export interface EventPosition {
  readonly xid: bigint;
  readonly id: bigint;
}

const POSITION = /^(\d{1,19})\.(\d{1,19})$/;

export function formatPosition(position: EventPosition): string {
  return `${position.xid}.${position.id}`;
}

/** The position a client sends back, or `undefined` when it is not one of the bank's. */
export function parsePosition(text: string): EventPosition | undefined {
  const found = POSITION.exec(text);
  return found?.[1] === undefined || found[2] === undefined
    ? undefined
    : { xid: BigInt(found[1]), id: BigInt(found[2]) };
}

/** True when `position` is not after `other`. */
export function isAtOrBefore(position: EventPosition, other: EventPosition): boolean {
  return position.xid < other.xid || (position.xid === other.xid && position.id <= other.id);
}
