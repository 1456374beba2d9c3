import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { ContractStatus, InterestPayout } from '../../../src/domain/deposit/Deposit';
import type { Currency } from '../../../src/domain/money/Currency';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { lockAccounts, ownAccountOfBank } from '../../ledger/ledger';

/** A deposit whose accounts and contract are locked until the transaction ends. */
export interface LockedDeposit {
  readonly id: string;
  readonly currency: Currency;
  readonly contractNumber: string;
  readonly status: ContractStatus;
  readonly balance: bigint;
  readonly rate: number;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly accruedThrough: BankDay;
  readonly balanceDays: bigint;
  readonly paid: bigint;
  readonly isClosing: boolean;
  /** True when the deposit is renewed for another term at maturity. */
  readonly prolongs: boolean;
  /** Account for payouts; `undefined` while the customer has no open account in the currency. */
  readonly payoutAccount: string | undefined;
  /** The bank's own accounts: interest expense, and interest payable. */
  readonly expense: string;
  readonly payable: string;
}

interface HeldRow {
  readonly contract_no: string;
  readonly status: ContractStatus;
  readonly balance: bigint;
  readonly rate: number;
  readonly payout: InterestPayout;
  readonly capitalized: boolean;
  readonly opened_on: BankDay;
  readonly matures_on: BankDay;
  readonly accrued_through: BankDay;
  readonly balance_days: string;
  readonly interest_paid: bigint;
  readonly is_closing: boolean;
  readonly prolongs: boolean;
}

/**
 * Locks a deposit: its accounts first, in the common order, then the contract. It pays to the account of the contract, or to the requested
 * one.
 */
export async function lockDeposit(
  connection: Kysely<Tables>,
  depositId: string,
  requestedId?: string,
): Promise<LockedDeposit> {
  const { currency, payoutAccount } = await whereItPays(connection, depositId, requestedId);
  const expense = await ownAccountOfBank(connection, 'INTEREST_EXPENSE', currency);
  const payable = await ownAccountOfBank(connection, 'INTEREST_PAYABLE', currency);
  await lockAccounts(connection, [
    depositId,
    expense,
    payable,
    ...(payoutAccount === undefined ? [] : [payoutAccount]),
  ]);
  const { rows } = await sql<HeldRow>`
    select d.contract_no, d.status, a.balance, d.rate, d.payout, d.capitalized, d.opened_on, d.matures_on, d.accrued_through,
        d.balance_days::text as balance_days, d.interest_paid, d.prolongs,
        exists (select from deposit_closing c where c.account_id = d.account_id and c.done_at is null) as is_closing
      from deposit d join account a on a.id = d.account_id where d.account_id = ${depositId} for no key update of d`.execute(
    connection,
  );
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`There is no deposit ${depositId}`);
  }
  return {
    id: depositId,
    currency,
    contractNumber: row.contract_no,
    status: row.status,
    balance: row.balance,
    rate: row.rate,
    payout: row.payout,
    capitalized: row.capitalized,
    openedOn: row.opened_on,
    maturesOn: row.matures_on,
    accruedThrough: row.accrued_through,
    balanceDays: BigInt(row.balance_days),
    paid: row.interest_paid,
    isClosing: row.is_closing,
    prolongs: row.prolongs,
    payoutAccount,
    expense,
    payable,
  };
}

/** Payout account of the contract while it is open; afterwards another account of the customer in the currency. */
async function whereItPays(connection: Kysely<Tables>, depositId: string, requestedId: string | undefined) {
  const { rows } = await sql<{ currency: Currency; payout_id: bigint | null }>`
    select a.currency, (select p.id from account p
        where p.customer_id = a.customer_id and p.currency = a.currency and p.product = 'current' and p.record_status = 'O'
        order by p.id <> coalesce(${requestedId ?? null}::bigint, d.payout_account_id), p.credit_stopped, p.dormant, p.id limit 1) as payout_id
      from deposit d join account a on a.id = d.account_id where d.account_id = ${depositId}`.execute(connection);
  const [row] = rows;
  if (row === undefined) {
    throw new Error(`There is no deposit ${depositId}`);
  }
  return { currency: row.currency, payoutAccount: row.payout_id?.toString() };
}
