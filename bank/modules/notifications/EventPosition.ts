/**
 * Position of a reader in the outbox: it has had every event of the transactions that `after` sees. In the middle of a longer reading it
 * has also had those that `upTo` sees, up to the event `id`. Snapshots are written as PostgreSQL does, `xmin:xmax:xip,…`.
 */
export interface EventPosition {
  readonly after: string;
  readonly within?: { readonly upTo: string; readonly id: bigint };
}

/** Most characters a position may have: room for a thousand transactions in progress in each of its snapshots. */
const LONGEST = 2 * 1000 * 20;
const SNAPSHOT = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20},)*\d{1,20})?$/;
const EVENT_ID = /^\d{1,19}$/;
const LARGEST_XID = 2n ** 64n - 1n;
const LARGEST_ID = 2n ** 63n - 1n;

export function formatPosition({ after, within }: EventPosition): string {
  return within === undefined ? after : `${after}/${within.upTo}/${within.id}`;
}

/** The position a client sends back, or `undefined` when the bank cannot have sent it. */
export function parsePosition(text: string): EventPosition | undefined {
  const [after = '', upTo, id, ...rest] = text.length > LONGEST ? [] : text.split('/');
  if (!isSnapshot(after) || rest.length > 0) {
    return undefined;
  }
  if (upTo === undefined) {
    return { after };
  }
  const isSound =
    isSnapshot(upTo) && isNotAfter(after, upTo) && EVENT_ID.test(id ?? '') && BigInt(id ?? '') <= LARGEST_ID;
  return isSound ? { after, within: { upTo, id: BigInt(id ?? '') } } : undefined;
}

/** True for a snapshot PostgreSQL accepts: bounds of 64 bits, and between them the transactions in progress, in order. */
function isSnapshot(text: string): boolean {
  const [, xmin, xmax, running] = SNAPSHOT.exec(text) ?? [];
  if (xmin === undefined || xmax === undefined) {
    return false;
  }
  const first = BigInt(xmin);
  const end = BigInt(xmax);
  const inProgress = running === undefined ? [] : running.split(',').map(BigInt);
  const isInOrder = inProgress.every((xid, place) => xid >= (inProgress[place - 1] ?? first) && xid < end);
  return first > 0n && first <= end && end <= LARGEST_XID && isInOrder;
}

/** True when a snapshot was not taken after another one. */
export function isNotAfter(snapshot: string, other: string): boolean {
  return endOf(snapshot) <= endOf(other);
}

/** First transaction that had not begun when a snapshot was taken. */
function endOf(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? '');
}
