import { BoundedQueue } from '../kernel/BoundedQueue';

/** As many as a page makes at once; how many connections they have is bounded apart (bank/db/UserShares.ts). */
const AT_ONCE = 8;
/** As many calls as a session may send at once by its rate. */
const WAITING = 200;

/** Lets a few calls of one user be under way at a time; further ones wait their turn, in the order they came. */
export class CallPlaces {
  private readonly queues = new Map<string, BoundedQueue>();

  /** @throws QueueFull when too many calls of the user wait already */
  async run<Value>(userId: string, call: () => Promise<Value>): Promise<Value> {
    const queue = this.queues.get(userId) ?? new BoundedQueue({ concurrent: AT_ONCE, waiting: WAITING });
    this.queues.set(userId, queue);
    try {
      return await queue.run(call);
    } finally {
      if (queue.isIdle) {
        this.queues.delete(userId);
      }
    }
  }
}
