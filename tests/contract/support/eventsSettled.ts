import { expect } from 'vitest';

import type { ClientBase } from 'pg';

const SETTLED =
  'select not exists (select from outbox_event where xid >= pg_snapshot_xmin(pg_current_snapshot())) as settled';

/**
 * Waits until the readers of the outbox have passed every event so far. A stream begins there, so one that is opened earlier still
 * brings the latest of them. Transactions of other databases of the cluster delay it, too.
 */
export async function eventsSettled(owner: ClientBase): Promise<void> {
  await expect.poll(async () => (await owner.query<{ settled: boolean }>(SETTLED)).rows[0]?.settled).toBe(true);
}
