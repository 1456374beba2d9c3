import { sql } from 'kysely';

import { isClosingDay } from '../../../src/domain/deposit/depositDays';
import { accruedOf } from '../../../src/domain/deposit/interest';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { DailyTask } from '../../kernel/DailyWork';
import { eachAlone, reportFailed } from '../../kernel/eachAlone';
import { bookOfBank } from '../../ledger/ledger';
import { readHolidays } from '../directories';
import { lockDeposit } from './lockedDeposits';

interface WaitingRow {
  readonly id: bigint;
  readonly txn_id: bigint;
  readonly ordered_at: Instant;
  readonly amount: bigint;
  readonly credited: bigint;
  readonly credit_account_id: bigint;
}

/**
 * Does the closings before the end that were ordered: on the first banking day after the order, so within two of them. One that
 * cannot be done holds up no other, and is tried again today.
 */
export const depositClosings: DailyTask = {
  name: 'closings of deposits',
  run: async (bank, day) => {
    const holidays = await readHolidays(bank.database);
    const failed = await eachAlone(
      (after, most) => waiting(bank, after, most),
      async (row) => {
        if (isClosingDay(bankDayOf(row.ordered_at), day, holidays)) {
          await close(bank, row);
        }
      },
    );
    if (day >= bankDayOf(bank.clock.now())) {
      reportFailed('closings of deposits', failed);
    }
  },
};

async function waiting({ database }: BankServices, after: bigint, most: number): Promise<readonly WaitingRow[]> {
  const { rows } = await database.pool.query<WaitingRow>({
    name: 'closings-to-do',
    text: `select c.account_id as id, c.txn_id, c.ordered_at, o.amount, o.credited, o.credit_account_id
      from deposit_closing c join operation o on o.id = c.operation_id
      where c.done_at is null and c.account_id > $1 order by c.account_id limit $2`,
    values: [after.toString(), most],
  });
  return rows;
}

/** Pays out what was agreed on; what was earned and is not paid stays with the bank. */
function close({ clock, database }: BankServices, order: WaitingRow): Promise<void> {
  return database.kysely.transaction().execute(async (connection) => {
    const deposit = await lockDeposit(connection, order.id.toString(), order.credit_account_id.toString());
    if (!deposit.isClosing || deposit.payoutAccount === undefined) {
      return;
    }
    const now = clock.now();
    const owed = accruedOf(deposit, deposit.rate);
    // The account that was chosen may have been closed since.
    await sql`select pay_to_instead(${order.txn_id}, ${deposit.payoutAccount})`.execute(connection);
    await bookOfBank(connection, {
      key: `deposit ${deposit.contractNumber} closing`,
      legs: [
        { account: deposit.id, minor: -order.amount },
        { account: deposit.payable, minor: -owed },
        { account: deposit.expense, minor: owed + order.amount - order.credited },
        { account: deposit.payoutAccount, minor: order.credited },
      ],
      line: { code: 'MAKE_EARLY_CLOSING_OF_DEPOSIT', txnId: order.txn_id.toString(), notice: 'depositEnded' },
      at: now,
    });
    await sql`select end_deposit(${deposit.id}, ${new Date(now)})`.execute(connection);
  });
}
