import type { PoolClient } from 'pg';

import type { Instant } from '../../src/domain/time/Instant';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { RETENTION_RULES } from './retentionRules';
import type { RetentionRule } from './retentionRules';

const SWEEP_EVERY_MS = 60 * 60 * 1000;
const CLOCK_READ_EVERY_MS = 30_000;
const FAILURE_PAUSE_MS = 60_000;

/** Rows deleted in one transaction: few enough not to delay other transactions. */
const BATCH = 1000;

/** Any number will do, as long as every process of the bank uses the same and nothing else does. */
const RETENTION_LOCK = 7_485_302;

/**
 * Forgets what is kept for a while only: when the bank starts, then every hour of the bank's clock. Of several processes
 * one does it at a time.
 */
export class Retention extends PollingJob {
  private sweptAt: Instant | undefined;

  constructor(
    private readonly bank: BankServices,
    private readonly log: CallLog,
  ) {
    super({
      name: 'retention',
      everyMs: CLOCK_READ_EVERY_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log,
    });
  }

  /** Forgets everything that is old enough now, unless another process is doing it: false then. */
  async sweep(batch = BATCH): Promise<boolean> {
    // A connection that failed is closed, and the lock goes with it.
    return this.bank.database.connection((client) => this.sweepAlone(client, batch));
  }

  /** Sweeps unless that was done less than an hour ago. */
  async round(): Promise<void> {
    const now = this.bank.clock.now();
    if (this.sweptAt === undefined || now - this.sweptAt >= SWEEP_EVERY_MS) {
      await this.sweep();
      this.sweptAt = now;
    }
  }

  private async sweepAlone(client: PoolClient, batch: number): Promise<boolean> {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      RETENTION_LOCK,
    ]);
    if (rows[0]?.alone !== true) {
      return false;
    }
    for (const rule of RETENTION_RULES) {
      await this.apply(rule, client, batch);
    }
    await client.query('select pg_advisory_unlock($1)', [RETENTION_LOCK]);
    return true;
  }

  private async apply(rule: RetentionRule, client: PoolClient, batch: number): Promise<void> {
    const values = [batch, ...rule.moments(this.bank.clock.now())];
    let forgotten = 0;
    let last = batch;
    while (last === batch && !this.isStopping) {
      const { rows } = await client.query<{ rows: number }>(rule.statement, values);
      last = rows[0]?.rows ?? 0;
      forgotten += last;
    }
    if (forgotten > 0) {
      this.log.info({ what: rule.name, rows: forgotten }, 'forgotten');
    }
  }
}
