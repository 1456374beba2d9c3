import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { LoanStatus } from '../../../src/domain/loan/Loan';
import type { LoanState } from '../../../src/domain/loan/schedule';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Tables } from '../../db/Tables';
import { lockAccounts } from '../../ledger/ledger';
import type { LoanRow } from './loanRepository';
import { loanBalanceOf } from './loanRepository';

/** A loan whose accounts and contract are locked until the transaction ends. */
export interface LockedLoan {
  readonly id: string;
  readonly contractNumber: string;
  readonly currency: Currency;
  readonly status: LoanStatus;
  readonly state: LoanState;
  readonly principalDue: bigint;
  readonly interestDue: bigint;
  readonly penaltyDays: bigint;
  readonly penaltyPaid: bigint;
  readonly penaltyRate: number;
  readonly prepaid: bigint;
  /** The account instalments are taken from, and what may be taken. */
  readonly repaymentAccount: string;
  readonly available: bigint;
  readonly own: AccountsOfLoans;
}

/** The bank's own accounts: what it has earned, what it has coming, and what is put aside with it. */
export interface AccountsOfLoans {
  readonly interestIncome: string;
  readonly interestDue: string;
  readonly penaltyIncome: string;
  readonly penaltyDue: string;
  readonly prepaid: string;
}

export async function accountsOfLoans(connection: Kysely<Tables>, currency: Currency): Promise<AccountsOfLoans> {
  const rows = await connection
    .selectFrom('account')
    .select(['account_class', 'id'])
    .where('customer_id', 'is', null)
    .where('account_class', 'like', 'LOAN%')
    .where('currency', '=', currency)
    .execute();
  const of = (accountClass: string) => {
    const row = rows.find((each) => each.account_class === accountClass);
    if (row === undefined) {
      throw new Error(`The bank has no account ${accountClass} in ${currency}`);
    }
    return row.id.toString();
  };
  return {
    interestIncome: of('LOAN_INTEREST_INCOME'),
    interestDue: of('LOAN_INTEREST_DUE'),
    penaltyIncome: of('LOAN_PENALTY_INCOME'),
    penaltyDue: of('LOAN_PENALTY_DUE'),
    prepaid: of('LOAN_PREPAID'),
  };
}

interface HeldRow extends LoanRow {
  readonly penalty_days: string;
  readonly penalty_paid: bigint;
  readonly available: bigint;
}

/** Locks a loan: first its accounts, in the common order of account locks, then the contract. */
export async function lockLoan(connection: Kysely<Tables>, loanId: string): Promise<LockedLoan> {
  const { currency, repayment } = await connection
    .selectFrom('loan')
    .innerJoin('account', 'account.id', 'loan.account_id')
    .select(['account.currency', 'loan.repayment_account_id as repayment'])
    .where('loan.account_id', '=', BigInt(loanId))
    .executeTakeFirstOrThrow();
  const own = await accountsOfLoans(connection, currency);
  await lockAccounts(connection, [loanId, repayment.toString(), ...Object.values(own)]);
  await sql`select from loan where account_id = ${loanId} for no key update`.execute(connection);
  const { rows } = await sql<HeldRow>`
    select a.id, a.balance, l.contract_no, l.status, l.opened_on, l.rate, l.penalty_rate, l.method, l.day_count, l.counted_to,
        l.balance_days::text as balance_days, l.period_paid, l.next_number, l.last_number, l.instalment, l.prepaid,
        o.principal_due, o.interest_due, o.penalty, l.penalty_days::text as penalty_days, l.penalty_paid,
        case when p.record_status = 'C' or p.dormant or p.frozen or p.debit_stopped and not p.available_for_operations then 0
          else greatest(p.balance - p.blocked - p.lowest_balance, 0) end as available
      from loan l join account a on a.id = l.account_id join account p on p.id = l.repayment_account_id join loan_owed o on o.account_id = l.account_id
      where l.account_id = ${loanId}`.execute(connection);
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`There is no loan ${loanId}`);
  }
  const balance = loanBalanceOf(row);
  return {
    id: loanId,
    contractNumber: row.contract_no,
    currency,
    status: row.status,
    state: balance.state,
    principalDue: row.principal_due,
    interestDue: row.interest_due,
    penaltyDays: BigInt(row.penalty_days),
    penaltyPaid: row.penalty_paid,
    penaltyRate: row.penalty_rate,
    prepaid: row.prepaid,
    repaymentAccount: repayment.toString(),
    available: row.available,
    own,
  };
}
