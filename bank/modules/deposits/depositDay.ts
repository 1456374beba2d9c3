import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { accruedOf } from '../../../src/domain/deposit/interest';
import { isPayoutDay } from '../../../src/domain/deposit/depositDays';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import type { Tables } from '../../db/Tables';
import type { DailyTask } from '../../kernel/DailyWork';
import { eachAlone, reportFailed } from '../../kernel/eachAlone';
import { balanceAtStartOf, bookOfBank } from '../../ledger/ledger';
import { lockDeposit } from './lockedDeposits';
import type { LockedDeposit } from './lockedDeposits';
import { prolongDeposit } from './prolongDeposit';

/**
 * Interest of every deposit for the night before, payouts, and maturity. A deposit whose day fails does not delay the others: today is
 * repeated until all succeed, and a failed day of the past is left to today.
 */
export const depositInterest: DailyTask = {
  name: 'interest of deposits',
  run: async (bank, day) => {
    const failed = await eachAlone(
      (after, most) => behind(bank, day, { after, most }),
      ({ id }) => catchUp(bank, id.toString(), day),
    );
    if (day >= bankDayOf(bank.clock.now())) {
      reportFailed('deposits', failed);
    }
  },
};

/** Accrues the missing days of a deposit in their order, each in a transaction of its own. */
export async function catchUp(bank: BankServices, depositId: string, day: BankDay): Promise<void> {
  const { clock, database } = bank;
  let goesOn: boolean;
  do {
    goesOn = await database.kysely
      .transaction()
      .execute(async (connection) =>
        accrueDay(connection, await lockDeposit(connection, depositId), { day, now: clock.now() }),
      );
  } while (goesOn);
}

interface Page {
  readonly after: bigint;
  readonly most: number;
}

/** Deposits that are not accrued up to a day, in the order of their ids, after a given one. */
async function behind(
  { database }: BankServices,
  day: BankDay,
  { after, most }: Page,
): Promise<readonly { readonly id: bigint }[]> {
  const { rows } = await database.pool.query<{ id: bigint }>({
    name: 'deposits-to-reckon',
    text: `select d.account_id as id from deposit d
      where d.status = 'A' and d.accrued_through < $1 and d.account_id > $2
        and not exists (select from deposit_closing c where c.account_id = d.account_id)
      order by d.account_id limit $3`,
    values: [day, after.toString(), most],
  });
  return rows;
}

interface Reckoning {
  readonly day: BankDay;
  readonly now: Instant;
}

/** Accrues the next day of a deposit; returns whether there are more. Another process may have done it already. */
async function accrueDay(
  connection: Kysely<Tables>,
  deposit: LockedDeposit,
  { day: last, now }: Reckoning,
): Promise<boolean> {
  const day = addDays(deposit.accruedThrough, 1);
  if (deposit.status !== 'A' || deposit.isClosing || day > last) {
    return false;
  }
  // A deposit that could not be paid out on its last day earns nothing after it.
  const night = day <= deposit.maturesOn ? await balanceAtStartOf(connection, deposit.id, day) : 0n;
  const balanceDays = deposit.balanceDays + night;
  const before = accruedOf(deposit, deposit.rate);
  const accrued = accruedOf({ balanceDays, paid: deposit.paid }, deposit.rate);
  await bookAccrual(connection, deposit, { minor: accrued - before, day, now });
  const pays = isPayoutDay(deposit, day) || day > deposit.maturesOn;
  const paid = pays ? await payInterest(connection, deposit, { minor: accrued, day, now }) : 0n;
  await connection
    .updateTable('deposit')
    .set({
      balance_days: balanceDays.toString(),
      interest_paid: deposit.paid + paid,
      accrued_through: day,
      accrued_before: before,
    })
    .where('account_id', '=', BigInt(deposit.id))
    .execute();
  const grown = goesInto(deposit, day) === deposit.id ? paid : 0n;
  if (
    day === deposit.maturesOn &&
    deposit.prolongs &&
    paid === accrued &&
    (await prolongDeposit(connection, deposit, { day, now }))
  ) {
    return day < last;
  }
  if (day < deposit.maturesOn || deposit.payoutAccount === undefined) {
    await tellDeposit(connection, deposit.id, now);
    return day < last;
  }
  await payOut(connection, { ...deposit, balance: deposit.balance + grown }, { to: deposit.payoutAccount, day, now });
  return false;
}

interface Amount extends Reckoning {
  readonly minor: bigint;
}

/** Books the interest accrued for a day: an expense and a liability of the bank. */
async function bookAccrual(
  connection: Kysely<Tables>,
  deposit: LockedDeposit,
  { minor, day, now }: Amount,
): Promise<void> {
  if (minor > 0n) {
    const legs = [
      { account: deposit.expense, minor: -minor },
      { account: deposit.payable, minor },
    ];
    await bookOfBank(connection, { key: `deposit ${deposit.contractNumber} accrual ${day}`, legs, at: now });
  }
}

/**
 * Account that receives the interest of a day: the deposit itself when interest is capitalized and the term goes on, otherwise the payout
 * account of the contract.
 */
function goesInto(
  { id, capitalized, maturesOn, prolongs, payoutAccount }: LockedDeposit,
  day: BankDay,
): string | undefined {
  const goesOn = day < maturesOn || (prolongs && day === maturesOn);
  return capitalized && goesOn ? id : payoutAccount;
}

/** Pays accrued interest to the deposit itself or to the account of the contract; returns the amount paid, in minor units. */
async function payInterest(
  connection: Kysely<Tables>,
  deposit: LockedDeposit,
  { minor, day, now }: Amount,
): Promise<bigint> {
  const target = goesInto(deposit, day);
  if (minor <= 0n || target === undefined) {
    return 0n;
  }
  await bookOfBank(connection, {
    key: `deposit ${deposit.contractNumber} interest ${day}`,
    legs: [
      { account: deposit.payable, minor: -minor },
      { account: target, minor },
    ],
    line: { code: 'DEPOSIT_INTEREST', purpose: deposit.contractNumber, valueDay: day, notice: 'interestPaid' },
    at: now,
  });
  return minor;
}

/** Maturity of a deposit: the whole balance goes to the customer's account, and the contract is closed. */
async function payOut(
  connection: Kysely<Tables>,
  deposit: LockedDeposit,
  { to, day, now }: Reckoning & { readonly to: string },
): Promise<void> {
  if (deposit.balance > 0n) {
    await bookOfBank(connection, {
      key: `deposit ${deposit.contractNumber} end`,
      legs: [
        { account: deposit.id, minor: -deposit.balance },
        { account: to, minor: deposit.balance },
      ],
      line: { code: 'DEPOSIT_END', purpose: deposit.contractNumber, valueDay: day, notice: 'depositEnded' },
      at: now,
    });
  }
  await sql`select end_deposit(${deposit.id}, ${new Date(now)})`.execute(connection);
}

/** Publishes an event to the customer's open pages that the deposit has changed. */
export async function tellDeposit(connection: Kysely<Tables>, depositId: string, now: Instant): Promise<void> {
  await sql`select tell_deposit(${depositId}, ${new Date(now)})`.execute(connection);
}
