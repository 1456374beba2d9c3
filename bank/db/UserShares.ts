import { AsyncLocalStorage } from 'node:async_hooks';

const shareHolders = new AsyncLocalStorage<string | undefined>();

/**
 * Connections of the pool that one share has at a time. A call may ask several things at once, and beside two of them a call of
 * another user still has a processor.
 */
const CONNECTIONS = 2;

/** Runs `use` within a share of the pool, named by whose it is; further connections it asks for wait until one is given back. */
export function withinShare<Value>(holder: string, use: () => Promise<Value>): Promise<Value> {
  return shareHolders.run(holder, use);
}

/** Runs what is asked for several users at once, and counts to the share of none. */
export function outsideShares<Value>(use: () => Value): Value {
  return shareHolders.run(undefined, use);
}

interface Share {
  taken: number;
  readonly waiting: Set<() => void>;
}

/** Turns at the connections of one pool. */
export class UserShares {
  private readonly shares = new Map<string, Share>();

  /** @param patienceMs longest wait for a turn */
  constructor(private readonly patienceMs: number) {}

  /**
   * Calls `ready` with what gives the place back: at once outside of shares and where one is free, else in turn. Calls `late` instead
   * when the turn has not come in time.
   */
  take(ready: (giveBack: () => void) => void, late: () => void): void {
    const holder = shareHolders.getStore();
    if (holder === undefined) {
      ready(() => undefined);
      return;
    }
    const share = this.shares.get(holder) ?? { taken: 0, waiting: new Set() };
    this.shares.set(holder, share);
    const giveBack = once(() => this.pass(holder, share));
    if (share.taken < CONNECTIONS) {
      share.taken += 1;
      ready(giveBack);
      return;
    }
    const turn = AsyncLocalStorage.bind(() => {
      clearTimeout(patience);
      ready(giveBack);
    });
    const patience = setTimeout(() => {
      share.waiting.delete(turn);
      late();
    }, this.patienceMs);
    share.waiting.add(turn);
  }

  /** Gives a place to the next caller in turn, after pending answers; the last one removes the share. */
  private pass(holder: string, share: Share): void {
    const [next] = share.waiting;
    if (next !== undefined) {
      share.waiting.delete(next);
      setImmediate(next);
      return;
    }
    share.taken -= 1;
    if (share.taken === 0) {
      this.shares.delete(holder);
    }
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) {
      isDone = true;
      act();
    }
  };
}
