import type { PoolClient } from 'pg';

import { BANK_LOCKS } from '../db/advisoryLocks';
import { defineJob } from '../kernel/Job';
import type { RoundServices } from '../kernel/Job';
import { RETENTION_RULES } from './retentionRules';
import type { RetentionRule } from './retentionRules';

/** Rows deleted in one transaction: few enough not to delay other transactions. */
const BATCH = 1000;

/** Deletes data that are kept for a limited time: when the bank starts, then every hour of its clock. Of several processes one does it. */
export const retention = defineJob({
  name: 'retention',
  every: 30_000,
  afterFailure: 60_000,
  atMostEvery: 60 * 60 * 1000,
  wokenBy: ['clock'],
  round: async (services) => {
    await sweep(services);
  },
});

type Sweeping = Pick<RoundServices, 'bank' | 'log' | 'isStopping'>;

/** Deletes everything that is old enough now, unless another process is doing it: false then. */
export function sweep(services: Sweeping, batch = BATCH): Promise<boolean> {
  // A connection that failed is closed, and the lock goes with it.
  return services.bank.database.connection(async (client) => {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      BANK_LOCKS.retention,
    ]);
    if (rows[0]?.alone !== true) {
      return false;
    }
    for (const rule of RETENTION_RULES) {
      await apply(rule, services, { client, batch });
    }
    await client.query('select pg_advisory_unlock($1)', [BANK_LOCKS.retention]);
    return true;
  });
}

async function apply(
  rule: RetentionRule,
  { bank, log, isStopping }: Sweeping,
  { client, batch }: { readonly client: PoolClient; readonly batch: number },
): Promise<void> {
  const values = [batch, ...rule.moments(bank.clock.now())];
  let deleted = 0;
  let last = batch;
  while (last === batch && !isStopping()) {
    const { rows } = await client.query<{ rows: number }>(rule.statement, values);
    last = rows[0]?.rows ?? 0;
    deleted += last;
  }
  if (deleted > 0) {
    log.info({ what: rule.name, rows: deleted }, 'forgotten');
  }
}
