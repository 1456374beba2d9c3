import { sql } from 'kysely';

import { add, money } from '../../src/domain/money/Money';
import type { Currency } from '../../src/domain/money/Currency';
import type { BankServices } from '../kernel/BankServices';
import { documentExpiredNotice } from '../modules/corporate/notices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { writeNotice } from '../modules/notifications/writeNotice';

const LOOK_EVERY_MS = 5_000;
const BATCH = 100;

interface ExpiredRow {
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly credit_name: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: Currency;
}

/**
 * Ends documents that were not signed in time and tells their makers, in any number of processes at once: a document is marked in the
 * transaction that writes its notice.
 */
export class DocumentExpiry extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'documents out of time',
      everyMs: LOOK_EVERY_MS,
      log: deps.log,
    });
  }

  /** Ends every document whose time is up. */
  async round(): Promise<void> {
    let ended: number;
    do {
      ended = await this.endSome();
      if (ended > 0) {
        this.deps.changed();
      }
    } while (ended === BATCH);
  }

  private endSome(): Promise<number> {
    const now = this.bank.clock.now();
    return this.bank.database.kysely.transaction().execute(async (connection) => {
      const { rows } = await sql<ExpiredRow>`
        select customer_id, user_id, credit_name, amount, fee, currency
          from expire_documents(${new Date(now)}, ${BATCH})`.execute(connection);
      for (const { customer_id: customerId, user_id: userId, credit_name: name, amount, fee, currency } of rows) {
        const total = add(money(amount, currency), money(fee, currency));
        const owner = { customerId: customerId.toString(), userId: userId.toString() };
        await writeNotice(connection, owner, { content: documentExpiredNotice(total, name), now });
      }
      return rows.length;
    });
  }
}
