import { sql } from 'kysely';

import { add, money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { BankServices } from '../../kernel/BankServices';
import { defineJob } from '../../kernel/Job';
import { writeNotice } from '../notifications';
import { documentExpiredNotice } from './notices';

const BATCH = 100;

interface ExpiredRow {
  readonly customer_id: bigint;
  readonly user_id: bigint;
  readonly txn_code: string;
  readonly credit_name: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: Currency;
}

/** Ends documents that were not signed in time. A document is marked in the transaction that writes the notice to its maker. */
export const documentExpiry = defineJob({
  name: 'documents out of time',
  every: 5000,
  wokenBy: ['clock'],
  round: async ({ bank, changed }) => {
    let ended: number;
    do {
      ended = await endSome(bank);
      if (ended > 0) {
        changed();
      }
    } while (ended === BATCH);
  },
});

function endSome({ clock, database }: BankServices): Promise<number> {
  const now = clock.now();
  return database.kysely.transaction().execute(async (connection) => {
    const { rows } = await sql<ExpiredRow>`
      select customer_id, user_id, txn_code, credit_name, amount, fee, currency
        from expire_documents(${new Date(now)}, ${BATCH})`.execute(connection);
    for (const {
      customer_id: customerId,
      user_id: userId,
      txn_code: txnCode,
      credit_name: name,
      amount,
      fee,
      currency,
    } of rows) {
      const total = add(money(amount, currency), money(fee, currency));
      const owner = { customerId: customerId.toString(), userId: userId.toString() };
      await writeNotice(connection, owner, { content: documentExpiredNotice(total, { txnCode, name }), now });
    }
    return rows.length;
  });
}
