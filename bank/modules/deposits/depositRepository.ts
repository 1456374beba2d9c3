import { closingDoneBy } from '../../../src/domain/deposit/depositDays';
import type { ContractStatus, Deposit, DepositType, InterestPayout } from '../../../src/domain/deposit/Deposit';
import { accruedOf } from '../../../src/domain/deposit/interest';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import { readHolidays } from '../directories';

interface DepositRow {
  readonly id: bigint;
  readonly number: string;
  readonly currency: Currency;
  readonly balance: bigint;
  readonly contract_no: string;
  readonly deposit_type: DepositType;
  readonly name: string;
  readonly status: ContractStatus;
  readonly opened_on: BankDay;
  readonly matures_on: BankDay;
  readonly term_months: number;
  readonly contract_amount: bigint;
  readonly rate: number;
  readonly early_rate: number;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  readonly payout_number: string;
  readonly balance_days: string;
  readonly interest_paid: bigint;
  readonly accrued_through: BankDay;
  readonly accrued_before: bigint;
  readonly data_version: bigint;
  readonly prolongs: boolean;
  readonly child_name: string;
  readonly child_born_on: BankDay | null;
  readonly closing_txn_id: bigint | null;
  readonly ordered_at: Instant | null;
  readonly credited: bigint | null;
}

const DEPOSITS = `
  select a.id, a.number, a.currency, a.balance, d.contract_no, d.deposit_type, d.name, d.status, d.opened_on, d.matures_on, d.term_months,
      d.contract_amount, d.rate, d.early_rate, d.payout, d.capitalized, p.number as payout_number, d.balance_days::text as balance_days,
      d.interest_paid, d.accrued_through, d.accrued_before, d.data_version, d.prolongs, d.child_name, d.child_born_on, c.txn_id as closing_txn_id, c.ordered_at, o.credited
    from account a join deposit d on d.account_id = a.id join account p on p.id = d.payout_account_id
      left join deposit_closing c on c.account_id = a.id and c.done_at is null left join operation o on o.id = c.operation_id
    where a.customer_id = $1`;

const DEPOSITS_OF_STATUS = `${DEPOSITS} and d.status = $2 order by d.opened_on desc, d.contract_no`;

const DEPOSIT = `${DEPOSITS} and a.id = $2`;

/** The customer's deposits of a status, the latest first. */
export async function readDeposits(
  database: Database,
  customerId: string,
  status: ContractStatus,
): Promise<readonly Deposit[]> {
  const { rows } = await database.pool.query<DepositRow>({
    name: 'deposits-of-customer',
    text: DEPOSITS_OF_STATUS,
    values: [customerId, status],
  });
  return depositsOf(database, rows);
}

/** One deposit in whatever state, when it is the customer's. */
export async function readDeposit(
  database: Database,
  customerId: string,
  depositId: string,
): Promise<Deposit | undefined> {
  const { rows } = await database.pool.query<DepositRow>({
    name: 'deposit-of-customer',
    text: DEPOSIT,
    values: [customerId, depositId],
  });
  const [deposit] = await depositsOf(database, rows);
  return deposit;
}

async function depositsOf(database: Database, rows: readonly DepositRow[]): Promise<readonly Deposit[]> {
  const holidays = rows.some((row) => row.ordered_at !== null) ? await readHolidays(database) : [];
  return rows.map((row) => depositOf(row, holidays));
}

function depositOf(row: DepositRow, holidays: readonly BankDay[]): Deposit {
  const amount = (minor: bigint) => money(minor, row.currency);
  const closed = row.status === 'C';
  const accrued = accruedOf({ balanceDays: BigInt(row.balance_days), paid: row.interest_paid }, row.rate);
  return {
    id: row.id.toString(),
    type: row.deposit_type,
    status: row.status,
    contractNumber: row.contract_no,
    name: row.name,
    accountNumber: row.number,
    openedOn: row.opened_on,
    maturesOn: row.matures_on,
    termMonths: row.term_months,
    contractAmount: amount(row.contract_amount),
    balance: amount(row.balance),
    rate: row.rate,
    earlyRate: row.early_rate,
    payout: row.payout,
    capitalized: row.capitalized,
    payoutAccountNumber: row.payout_number,
    accrued: amount(closed ? 0n : accrued),
    accruedOn: row.accrued_through,
    accruedBefore: amount(closed ? 0n : row.accrued_before),
    paid: amount(row.interest_paid),
    prolongs: row.prolongs,
    child: row.child_born_on === null ? undefined : { fullName: row.child_name, bornOn: row.child_born_on },
    closing: closingOf(row, holidays),
    dataVersion: row.data_version,
  };
}

function closingOf(
  { closing_txn_id: txnId, ordered_at: orderedAt, credited, currency }: DepositRow,
  holidays: readonly BankDay[],
) {
  if (txnId === null || orderedAt === null || credited === null) {
    return undefined;
  }
  return {
    transactionId: txnId.toString(),
    doneBy: closingDoneBy(bankDayOf(orderedAt), holidays),
    credited: money(credited, currency),
  };
}
