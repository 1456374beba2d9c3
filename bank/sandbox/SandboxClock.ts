import { PollingLoop } from '../kernel/PollingLoop';
import { systemClock } from '../kernel/Clock';
import type { Instant } from '../../src/domain/time/Instant';
import type { MovableClock } from '../kernel/Clock';
import type { Database } from '../db/Database';
import type { CallLog } from '../kernel/Call';

const READ_EVERY_MS = 1000;

/**
 * The time of the machine and how far a demonstration has moved ahead of it. The lead is kept in the database, so that it
 * outlives a restart and holds in every process.
 */
export class SandboxClock implements MovableClock {
  private constructor(
    private readonly database: Database,
    private aheadMs: number,
  ) {}

  static async open(database: Database): Promise<SandboxClock> {
    const clock = new SandboxClock(database, 0);
    await clock.read();
    return clock;
  }

  now(): Instant {
    return systemClock.now() + this.aheadMs;
  }

  async moveForward(milliseconds: number): Promise<void> {
    const { rows } = await this.database.pool.query<{ ahead_ms: bigint }>(
      `insert into sandbox_clock as c (ahead_ms) values ($1)
        on conflict (only_one) do update set ahead_ms = c.ahead_ms + excluded.ahead_ms returning ahead_ms`,
      [milliseconds],
    );
    this.follow(rows);
  }

  /** Reads once a second whether another process has moved the clock; `start` and `stop` it with the server. */
  following(log: CallLog): PollingLoop {
    return new PollingLoop(() => this.read(), {
      name: 'clock',
      everyMs: READ_EVERY_MS,
      afterFailureMs: READ_EVERY_MS,
      log,
    });
  }

  private async read(): Promise<void> {
    const { rows } = await this.database.pool.query<{ ahead_ms: bigint }>('select ahead_ms from sandbox_clock');
    this.follow(rows);
  }

  /** Of two answers that cross on their way the later moment holds. */
  private follow(rows: readonly { readonly ahead_ms: bigint }[]): void {
    this.aheadMs = Math.max(this.aheadMs, Number(rows[0]?.ahead_ms ?? 0n));
  }
}
