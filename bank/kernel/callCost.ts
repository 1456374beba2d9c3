import { AsyncLocalStorage } from 'node:async_hooks';

/** Cost of a call so far, and its caller. */
export interface CallCost {
  /** Network of the caller; see `networkOf`. */
  readonly network: string;
  /** User of the session, as soon as it is known. */
  userId: string | undefined;
  /** Processor time of all threads, in milliseconds. */
  cpuMs: number;
  /** Processor time that was charged before the call began, in milliseconds. */
  reservedMs: number;
  /** Time for which the call held connections to the database, in milliseconds. */
  databaseMs: number;
  /** Bytes the call asked the bank to keep. */
  bytes: number;
}

const costs = new AsyncLocalStorage<CallCost>();

/** Work that no call asked for, such as that of a job. */
const THE_BANK = 'bank';

/** Runs a call, whose cost is measured from here on. */
export function withinCall<Value>(network: string, call: (cost: CallCost) => Value): Value {
  const cost: CallCost = { network, userId: undefined, cpuMs: 0, reservedMs: 0, databaseMs: 0, bytes: 0 };
  return costs.run(cost, () => {
    resumeCall(cost);
    return call(cost);
  });
}

/** Cost of the current call; `undefined` outside of calls. */
export function currentCost(): CallCost | undefined {
  return costs.getStore();
}

/** Names the user of the current call, once the session is known. */
export function identifyCaller(userId: string): void {
  const cost = costs.getStore();
  if (cost !== undefined) {
    cost.userId = userId;
  }
}

/** Subject the current call works for: its user, its network before a session is known, or the bank itself. */
export function currentSubject(): string {
  const cost = costs.getStore();
  return cost === undefined ? THE_BANK : subjectOf(cost);
}

export function subjectOf({ userId, network }: Pick<CallCost, 'userId' | 'network'>): string {
  return userId === undefined ? `address ${network}` : `user ${userId}`;
}

/** Adds processor time that another thread has spent for the current call. */
export function addProcessorTime(milliseconds: number): void {
  const cost = costs.getStore();
  if (cost !== undefined) {
    cost.cpuMs += milliseconds;
  }
}

/** Adds bytes that the bank keeps for the current call. */
export function addKeptBytes(bytes: number): void {
  const cost = costs.getStore();
  if (cost !== undefined) {
    cost.bytes += bytes;
  }
}

/** The call this thread works for; its time counts from `since`. */
let running: CallCost | undefined;
let since = 0;
let isReleasing = false;

/**
 * Says for which call this thread works from now on. A call goes on where something it has waited for has come: rows of the database, the
 * answer of a thread, its turn in a queue. Everything until the next such moment is its time.
 */
export function resumeCall(cost: CallCost | undefined): void {
  const now = processorTime();
  if (running !== undefined) {
    running.cpuMs += now - since;
  }
  running = cost;
  since = now;
  if (cost !== undefined && !isReleasing) {
    isReleasing = true;
    setImmediate(release);
  }
}

/** Ends the time of a call that has nothing to do at the moment. */
function release(): void {
  isReleasing = false;
  resumeCall(undefined);
}

/** Processor time of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
