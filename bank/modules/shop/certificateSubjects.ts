import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { LoanStatementType } from '../../../src/domain/shop/CertificateOrder';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import { readLoanRow, readSchedule } from '../loans';
import type { LoanRow } from '../loans';
import type { CertificateContent, CertificateLoan } from './certificateContent';

interface AccountRow {
  readonly number: string;
  readonly currency: Currency;
  readonly balance: bigint;
  readonly opened_at: Instant;
}

const ACCOUNTS = `select number, currency, balance, opened_at from account
  where customer_id = $1 and number = any ($2) and product = 'current' and record_status = 'O' and account_class not like '3%'
  order by array_position($2, number::text)`;

const LOANS = `select a.id::text, a.number from account a join loan l on l.account_id = a.id
  where a.customer_id = $1 and a.number = any ($2) and l.status = 'A' order by array_position($2, a.number::text)`;

/** Open current accounts of a customer among these numbers, in their order. */
export async function certificateAccounts({ pool }: Database, customerId: string, numbers: readonly string[]) {
  const { rows } = await pool.query<AccountRow>({
    name: 'accounts-of-certificate',
    text: ACCOUNTS,
    values: [customerId, [...numbers]],
  });
  return rows;
}

/** Loans of a customer under repayment among these numbers, in their order. */
export async function certificateLoans({ pool }: Database, customerId: string, numbers: readonly string[]) {
  const { rows } = await pool.query<{ readonly id: string; readonly number: string }>({
    name: 'loans-of-certificate',
    text: LOANS,
    values: [customerId, [...numbers]],
  });
  return rows;
}

/** Accounts as a certificate states them, without accounts closed since the order. */
export async function statedAccounts(
  database: Database,
  customerId: string,
  numbers: readonly string[],
): Promise<CertificateContent['accounts']> {
  const rows = await certificateAccounts(database, customerId, numbers);
  return rows.map(({ number, currency, balance, opened_at: openedAt }) => ({
    number,
    openedOn: bankDayOf(openedAt),
    balance: money(balance, currency),
  }));
}

/** Loans as a certificate states them, with every instalment where those were ordered. */
export async function statedLoans(
  database: Database,
  customerId: string,
  { numbers, type }: { readonly numbers: readonly string[]; readonly type: LoanStatementType },
): Promise<CertificateContent['loans']> {
  const rows = await certificateLoans(database, customerId, numbers);
  return Promise.all(
    rows.map(async ({ id }) => {
      const [loan, schedule] = await Promise.all([
        readLoanRow(database.kysely, customerId, id),
        type === 'INSTALMENTS' ? readSchedule(database, customerId, id) : undefined,
      ]);
      if (loan === undefined) {
        throw new Error(`Loan ${id} is gone`);
      }
      return statedLoan(
        loan,
        (schedule?.lines ?? []).map(({ number, dueOn, amount, paid }) => ({ number, dueOn, amount, paid })),
      );
    }),
  );
}

function statedLoan(row: LoanRow, instalments: CertificateLoan['instalments']): CertificateLoan {
  const amount = (minor: bigint) => money(minor, row.currency);
  const principal = -row.balance;
  const interest = row.interest_due + row.accrued;
  return {
    number: row.number,
    contractNumber: row.contract_no,
    openedOn: row.opened_on,
    maturesOn: row.matures_on,
    disbursed: amount(row.disbursed),
    principal: amount(principal),
    interest: amount(interest),
    penalty: amount(row.penalty),
    owed: amount(principal + interest + row.penalty),
    instalments,
  };
}
