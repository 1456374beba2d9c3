import { AsyncLocalStorage } from 'node:async_hooks';

import type { Instant } from '../../src/domain/time/Instant';
import { settleSpending } from './allowances';
import type { Allowance, Spending } from './allowances';
import type { BankServices } from './BankServices';
import type { CallLog } from './Call';

/** Spending of a subject, as far as this process knows. */
interface Entry {
  readonly allowance: Allowance;
  readonly subject: string;
  /** Points spent and not come back at `at`, those of other processes included as of the last settlement. */
  spent: number;
  at: Instant;
  /** Points the database does not know of yet. */
  unsettled: number;
}

/** Share of an allowance that a process may spend before it notifies the other processes. */
const CHUNK = 0.05;
/** Spending is settled together, at most this often. */
const SETTLED_EVERY_MS = 250;
/** Subjects remembered at most; the ones unused longest are forgotten first, which only ever favours a caller. */
const MAX_ENTRIES = 100_000;

/**
 * Allowances that are spent by every call. Spending is booked in this process at once and settled with the database in chunks, in the
 * background: an ordinary call waits for no query, and the processes together exceed an allowance by a chunk each at most. While the
 * database is away a process keeps to what it knows.
 */
export class AllowanceBook {
  private readonly entries = new Map<string, Entry>();
  private settlement: NodeJS.Timeout | undefined;
  /** Runs what belongs to no call: a settlement is of many users, and counts to the connections of none. */
  private readonly outsideCalls = AsyncLocalStorage.snapshot();

  constructor(
    private readonly bank: Pick<BankServices, 'database' | 'clock'>,
    private readonly log: Pick<CallLog, 'warn'>,
  ) {}

  /** Milliseconds until so many points can be spent; 0 when they can be now. */
  waitFor({ allowance, subject, points }: Spending): number {
    const entry = this.entries.get(keyOf(allowance, subject));
    const spent = entry === undefined ? 0 : this.broughtUp(entry).spent;
    return Math.max(0, ((spent + points - allowance.capacity) / allowance.perSecond) * 1000);
  }

  /** Share of an allowance of a subject that is spent and has not come back. */
  usedShare(allowance: Allowance, subject: string): number {
    const entry = this.entries.get(keyOf(allowance, subject));
    return entry === undefined ? 0 : this.broughtUp(entry).spent / allowance.capacity;
  }

  /** Books points, also beyond the allowance: what they paid for has been done. Negative points give back what was reserved. */
  spend({ allowance, subject, points }: Spending): void {
    const key = keyOf(allowance, subject);
    const entry = this.entries.get(key) ?? { allowance, subject, spent: 0, at: this.bank.clock.now(), unsettled: 0 };
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.forgetOldest();
    this.broughtUp(entry).spent = Math.max(0, entry.spent + points);
    entry.unsettled += points;
    if (entry.unsettled >= allowance.capacity * CHUNK) {
      this.settlement ??= setTimeout(() => void this.outsideCalls(() => this.settle()), SETTLED_EVERY_MS).unref();
    }
  }

  /** Tells the other processes what was spent in this one. */
  async settle(): Promise<void> {
    clearTimeout(this.settlement);
    this.settlement = undefined;
    const settled = [...this.entries.values()]
      .filter(({ unsettled, allowance }) => unsettled >= allowance.capacity * CHUNK)
      .map((entry) => ({ entry, points: entry.unsettled }));
    if (settled.length === 0) {
      return;
    }
    settled.forEach(({ entry }) => (entry.unsettled = 0));
    const now = this.bank.clock.now();
    try {
      const spending = settled.map(({ entry, points }) => ({ ...entry, points }));
      for (const { allowance, subject, spent } of await settleSpending(this.bank, spending, now)) {
        const entry = this.entries.get(`${allowance} ${subject}`);
        if (entry !== undefined) {
          entry.spent = spent + entry.unsettled;
          entry.at = now;
        }
      }
    } catch (cause) {
      this.log.warn({ err: cause }, 'spent allowances were not settled');
    }
  }

  /** A clock set back takes nothing away. */
  private broughtUp(entry: Entry): Entry {
    const now = this.bank.clock.now();
    const seconds = Math.max(0, now - entry.at) / 1000;
    entry.spent = Math.max(0, entry.spent - seconds * entry.allowance.perSecond);
    // Points that have come back need not be settled.
    entry.unsettled = Math.min(entry.unsettled, entry.spent);
    entry.at = Math.max(entry.at, now);
    return entry;
  }

  private forgetOldest(): void {
    if (this.entries.size <= MAX_ENTRIES) {
      return;
    }
    for (const oldest of this.entries.keys()) {
      this.entries.delete(oldest);
      return;
    }
  }
}

function keyOf(allowance: Allowance, subject: string): string {
  return `${allowance.name} ${subject}`;
}
