import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';

import { actionsOf } from '../../../src/domain/loan/Loan';
import type { Collateral, CollateralKind, Loan, LoanStatus } from '../../../src/domain/loan/Loan';
import { daysBetween } from '../../../src/domain/loan/dayCount';
import type { DayCount } from '../../../src/domain/loan/dayCount';
import { closingAmount } from '../../../src/domain/loan/repayment';
import type { LoanBalance } from '../../../src/domain/loan/repayment';
import { canRunLonger } from '../../../src/domain/loan/Restructuring';
import type { Restructuring, RestructuringStatus } from '../../../src/domain/loan/Restructuring';
import { scheduleOf } from '../../../src/domain/loan/schedule';
import type { RepaymentMethod } from '../../../src/domain/loan/schedule';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';

/** A loan by the names of the columns. */
export interface LoanRow {
  readonly id: bigint;
  readonly number: string;
  readonly currency: Currency;
  readonly balance: bigint;
  readonly contract_no: string;
  readonly product_code: string;
  readonly name: string;
  readonly status: LoanStatus;
  readonly opened_on: BankDay;
  readonly matures_on: BankDay;
  readonly term_months: number;
  readonly disbursed: bigint;
  readonly rate: number;
  readonly penalty_rate: number;
  readonly method: RepaymentMethod;
  readonly day_count: DayCount;
  readonly repayment_id: bigint;
  readonly repayment_number: string;
  readonly counted_to: BankDay;
  readonly balance_days: string;
  readonly period_paid: bigint;
  readonly next_number: number;
  readonly last_number: number;
  readonly instalment: bigint;
  readonly prepaid: bigint;
  readonly principal_due: bigint;
  readonly interest_due: bigint;
  readonly due_since: BankDay | null;
  readonly accrued: bigint;
  readonly penalty: bigint;
  readonly data_version: bigint;
  readonly asked_months: number | null;
  readonly asked_status: RestructuringStatus | null;
  readonly asked_at: Instant | null;
}

const LOANS = `
  select a.id, a.number, a.currency, a.balance, l.contract_no, l.product_code, l.name, l.status, l.opened_on, l.matures_on, l.term_months,
      l.disbursed, l.rate, l.penalty_rate, l.method, l.day_count, p.id as repayment_id, p.number as repayment_number, l.counted_to,
      l.balance_days::text as balance_days, l.period_paid, l.next_number, l.last_number, l.instalment, l.prepaid,
      o.principal_due, o.interest_due, o.due_since, o.accrued, o.penalty, l.data_version,
      r.months as asked_months, r.status as asked_status, r.asked_at
    from account a join loan l on l.account_id = a.id join account p on p.id = l.repayment_account_id join loan_owed o on o.account_id = a.id
      left join lateral (select months, status, asked_at from loan_restructuring where account_id = a.id order by id desc limit 1) r on true
    where a.customer_id = $1`;

const LOANS_OF_STATUS = `${LOANS} and l.status = $2 order by l.opened_on desc, l.contract_no`;

const LOAN = `${LOANS} and a.id = $2`;

/** The customer's loans of a status, the latest first. */
export async function readLoans(status: LoanStatus, { bank, caller, now }: CallContext): Promise<readonly Loan[]> {
  const { rows } = await bank.database.pool.query<LoanRow>({
    name: 'loans-of-customer',
    text: LOANS_OF_STATUS,
    values: [caller.customerId, status],
  });
  const collateral = await readCollateral(bank.database, rows);
  // A company agrees on a longer time at a branch.
  const seen = { today: bankDayOf(now), mayAskForTime: caller.customerKind === 'I' };
  return rows.map((row) => loanOf(row, collateral.get(row.id) ?? [], seen));
}

/** One loan in whatever state, when it is the customer's. Inside a transaction it is read on its connection: another may not be free. */
export async function readLoanRow(
  connection: Kysely<Tables>,
  customerId: string,
  loanId: string,
): Promise<LoanRow | undefined> {
  const { rows } = await connection.executeQuery<LoanRow>(CompiledQuery.raw(LOAN, [customerId, loanId]));
  return rows[0];
}

/** State and balances of a loan, in minor units. */
export function loanBalanceOf(row: LoanRow): LoanBalance {
  return {
    state: {
      method: row.method,
      dayCount: row.day_count,
      rate: row.rate,
      openedOn: row.opened_on,
      principal: row.status === 'A' ? -row.balance - row.principal_due : 0n,
      countedTo: row.counted_to,
      balanceDays: BigInt(row.balance_days),
      periodPaid: row.period_paid,
      nextNumber: row.next_number,
      lastNumber: row.last_number,
      instalment: row.instalment,
    },
    principalDue: row.principal_due,
    interestDue: row.interest_due,
    penalty: row.penalty,
    prepaid: row.prepaid,
  };
}

interface CollateralRow {
  readonly id: bigint;
  readonly account_id: bigint;
  readonly kind: CollateralKind;
  readonly description: string;
  readonly value: bigint;
}

async function readCollateral(
  database: Database,
  loans: readonly LoanRow[],
): Promise<ReadonlyMap<bigint, readonly Collateral[]>> {
  const { rows } = await database.pool.query<CollateralRow>({
    name: 'collateral-of-loans',
    text: 'select id, account_id, kind, description, value from loan_collateral where account_id = any ($1) order by id',
    values: [loans.map(({ id }) => id)],
  });
  return new Map(
    loans.map(({ id, currency }) => [
      id,
      rows
        .filter(({ account_id: loanId }) => loanId === id)
        .map(({ id: pieceId, kind, description, value }) => ({
          id: pieceId.toString(),
          kind,
          description,
          value: money(value, currency),
        })),
    ]),
  );
}

function restructuringOf({
  asked_months: months,
  asked_status: status,
  asked_at: askedAt,
}: LoanRow): Restructuring | undefined {
  return months === null || status === null || askedAt === null ? undefined : { months, status, askedAt };
}

interface Seen {
  readonly today: BankDay;
  readonly mayAskForTime: boolean;
}

function loanOf(row: LoanRow, collateral: readonly Collateral[], { today, mayAskForTime }: Seen): Loan {
  const amount = (minor: bigint) => money(minor, row.currency);
  const balance = loanBalanceOf(row);
  const coming = row.status === 'A' ? scheduleOf(balance.state) : [];
  const [next] = coming;
  const active = row.status === 'A';
  const toClose = active ? closingAmount(balance) : 0n;
  return {
    id: row.id.toString(),
    status: row.status,
    productCode: row.product_code,
    contractNumber: row.contract_no,
    name: row.name,
    accountNumber: row.number,
    openedOn: row.opened_on,
    maturesOn: coming.at(-1)?.dueOn ?? row.matures_on,
    termMonths: row.term_months,
    disbursed: amount(row.disbursed),
    outstanding: amount(-row.balance),
    rate: row.rate,
    penaltyRate: row.penalty_rate,
    method: row.method,
    dayCount: row.day_count,
    next: next && {
      dueOn: next.dueOn,
      principal: amount(next.principal),
      interest: amount(next.interest),
      amount: amount(next.principal + next.interest),
    },
    dueDays: coming.map(({ dueOn }) => dueOn),
    accrued: amount(active ? row.accrued : 0n),
    accruedOn: row.counted_to,
    pastDue: amount(active ? row.principal_due + row.interest_due : 0n),
    penalty: amount(active ? row.penalty : 0n),
    arrearsDays: active && row.due_since !== null ? Math.max(0, daysBetween('ACT/365', row.due_since, today)) : 0,
    prepaid: amount(row.prepaid),
    // More may be put aside than is owed; then nothing is missing, and the rest comes back when the loan ends.
    totalToClose: amount(toClose > 0n ? toClose : 0n),
    repaymentAccountId: row.repayment_id.toString(),
    repaymentAccountNumber: row.repayment_number,
    collateral,
    actions: actionsOf(row.status, mayAskForTime && canRunLonger(balance) && row.asked_status !== 'review'),
    restructuring: restructuringOf(row),
    dataVersion: row.data_version,
  };
}
