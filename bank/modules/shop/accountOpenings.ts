import { OPENING_MINUTES } from '../../../src/domain/shop/AccountOpening';
import type { ApplicationState } from '../../../src/domain/shop/Application';
import type { BankServices } from '../../kernel/BankServices';
import { defineJob } from '../../kernel/Job';
import { decideApplication, moveApplication } from './moveApplication';

const BATCH = 50;
const MINUTE_MS = 60_000;

/** Orders without an assigned employee; those under review and renegotiation wait for an employee. */
const DUE = `select a.txn_id::text as id, a.state from application a join txn t on t.id = a.txn_id
  where a.product = 'makeAccountOpening' and a.state not in ('ACCEPTED', 'REJECTED', 'CANCELLED')
    and (a.state = 'ACCEPTED_FOR_PROCESSING' or a.state in ('IN_PROCESS', 'FORMED') and t.created_at <= $1)
  order by a.txn_id limit ${BATCH}`;

interface DueRow {
  readonly id: string;
  readonly state: ApplicationState;
}

/**
 * Opens the accounts that were ordered, as long after the order as the bank promises. An order that a customer or an employee moves
 * meanwhile is left to them; one that throws is tried again in the next round and delays no other.
 */
export const accountOpenings = defineJob({
  name: 'openings of accounts',
  every: 1000,
  wokenBy: ['clock'],
  round: async ({ bank, log, changed }) => {
    const { rows } = await bank.database.pool.query<DueRow>({
      name: 'account-openings-due',
      text: DUE,
      values: [new Date(bank.clock.now() - OPENING_MINUTES * MINUTE_MS)],
    });
    for (const row of rows) {
      await advance(bank, row).catch((cause: unknown) =>
        log.warn({ err: cause, application: row.id }, 'an account has to be opened again'),
      );
    }
    if (rows.length > 0) {
      changed();
    }
  },
});

async function advance(bank: BankServices, { id, state }: DueRow): Promise<void> {
  if (state === 'ACCEPTED_FOR_PROCESSING') {
    await step(bank, id, 'IN_PROCESS');
    return;
  }
  if (state === 'IN_PROCESS') {
    await step(bank, id, 'FORMED');
  }
  await decideApplication(bank, { id, to: 'ACCEPTED', comment: '', now: bank.clock.now() });
}

/** Step on the way that the customer sees in the list and is not notified of. */
function step({ clock, database }: BankServices, id: string, to: ApplicationState): Promise<unknown> {
  const now = clock.now();
  return database.kysely
    .transaction()
    .execute((connection) => moveApplication(connection, { id, to, comment: '', now }));
}
