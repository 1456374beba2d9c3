import { OPENING_MINUTES } from '../../src/domain/shop/AccountOpening';
import type { ApplicationState } from '../../src/domain/shop/Application';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { decideApplication, moveApplication } from '../modules/shop/moveApplication';

const LOOK_EVERY_MS = 1000;
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

/** Opens the accounts that were ordered, as long after the order as the bank promises. */
export class AccountOpenings extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'openings of accounts',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Moves every order on whose time has come. One that a customer or an employee moves meanwhile is left to them. */
  async round(): Promise<void> {
    const { clock, database } = this.bank;
    const { rows } = await database.pool.query<DueRow>({
      name: 'account-openings-due',
      text: DUE,
      values: [new Date(clock.now() - OPENING_MINUTES * MINUTE_MS)],
    });
    for (const row of rows) {
      await this.advanceAlone(row);
    }
    if (rows.length > 0) {
      this.deps.changed();
    }
  }

  /** One that throws holds up no other, and is tried again with the next round. */
  private async advanceAlone(row: DueRow): Promise<void> {
    try {
      await this.advance(row);
    } catch (cause) {
      this.deps.log.warn({ err: cause, application: row.id }, 'an account has to be opened again');
    }
  }

  private async advance({ id, state }: DueRow): Promise<void> {
    if (state === 'ACCEPTED_FOR_PROCESSING') {
      await this.step(id, 'IN_PROCESS');
      return;
    }
    if (state === 'IN_PROCESS') {
      await this.step(id, 'FORMED');
    }
    await decideApplication(this.bank, { id, to: 'ACCEPTED', comment: '', now: this.bank.clock.now() });
  }

  /** Step on the way that the customer sees in the list and is not notified of. */
  private step(id: string, to: ApplicationState): Promise<unknown> {
    const now = this.bank.clock.now();
    return this.bank.database.kysely
      .transaction()
      .execute((connection) => moveApplication(connection, { id, to, comment: '', now }));
  }
}
