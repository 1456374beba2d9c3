import type { LoanSchedule, ScheduleLine } from '../../../src/domain/loan/LoanSchedule';
import { scheduleOf } from '../../../src/domain/loan/schedule';
import { money } from '../../../src/domain/money/Money';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import { readLoanRow, loanBalanceOf } from './loanRepository';
import type { LoanRow } from './loanRepository';

interface InstalmentRow {
  readonly number: number;
  readonly due_on: BankDay;
  readonly principal: bigint;
  readonly interest: bigint;
  readonly principal_paid: bigint;
  readonly interest_paid: bigint;
  readonly principal_left: bigint;
}

/** Every instalment of a loan of the customer: those that fell due as they did, those to come as they would be today. */
export async function readSchedule(
  database: Database,
  customerId: string,
  loanId: string,
): Promise<LoanSchedule | undefined> {
  const loan = await readLoanRow(database.kysely, customerId, loanId);
  if (loan === undefined) {
    return undefined;
  }
  const { rows } = await database.pool.query<InstalmentRow>({
    name: 'instalments-of-loan',
    text: `select number, due_on, principal, interest, principal_paid, interest_paid, principal_left from loan_instalment
      where account_id = $1 order by number`,
    values: [loanId],
  });
  return {
    loanId: loan.id.toString(),
    currency: loan.currency,
    lines: [...rows.map((row) => fallenDue(row, loan)), ...coming(loan)],
    balance: loanBalanceOf(loan),
    dataVersion: loan.data_version,
  };
}

function fallenDue(row: InstalmentRow, { currency }: LoanRow): ScheduleLine {
  const amount = (minor: bigint) => money(minor, currency);
  const whole = row.principal + row.interest;
  const paid = row.principal_paid + row.interest_paid;
  return {
    number: row.number,
    dueOn: row.due_on,
    principal: amount(row.principal),
    interest: amount(row.interest),
    amount: amount(whole),
    paid: amount(paid),
    left: amount(row.principal_left),
    state: paid === whole ? 'paid' : 'due',
  };
}

/** Instalments to come. Prepaid money counts as paid of the next one, and the remainder as paid of those after it. */
function coming(loan: LoanRow): readonly ScheduleLine[] {
  const amount = (minor: bigint) => money(minor, loan.currency);
  let aside = loan.prepaid;
  return scheduleOf(loanBalanceOf(loan).state).map(({ number, dueOn, principal, interest, left }) => {
    const whole = principal + interest;
    const paid = aside < whole ? aside : whole;
    aside -= paid;
    return {
      number,
      dueOn,
      principal: amount(principal),
      interest: amount(interest),
      amount: amount(whole),
      paid: amount(paid),
      left: amount(left),
      state: 'coming',
    };
  });
}
