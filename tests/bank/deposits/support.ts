import { dailyWork as dailyJob } from '../../../bank/jobs/dailyWork';
import type { RunningJob } from '../../../bank/kernel/Job';
import type { DepositType, InterestPayout } from '../../../src/domain/deposit/Deposit';
import type { Currency } from '../../../src/domain/money/Currency';
import { addMonths } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount } from '../support/arrange';
import type { TestBank } from '../support/createTestBank';
import { jobOf } from '../support/jobs';

export const DAY_MS = 24 * 60 * 60 * 1000;

export interface DepositRequest {
  readonly customerId: string;
  readonly payoutAccountId: string;
  readonly balance: bigint;
  readonly currency?: Currency;
  readonly type?: DepositType;
  readonly rate?: number;
  readonly earlyRate?: number;
  readonly termMonths?: number;
  readonly payout?: InterestPayout;
  readonly capitalized?: boolean;
}

let contracts = 0;

/** Opens a deposit today, paid in in cash; returns its id. */
export async function openDeposit(bank: TestBank, request: DepositRequest): Promise<string> {
  contracts += 1;
  const { customerId, balance, currency = 'KGS', termMonths = 12 } = request;
  const id = await addAccount(bank, customerId, { balance, currency, product: 'deposit' });
  const openedOn = bankDayOf(bank.clock.now());
  await bank.database.owner.query(
    `insert into deposit (account_id, contract_no, deposit_type, opened_on, matures_on, term_months, contract_amount, rate, early_rate,
        payout, capitalized, payout_account_id, accrued_through)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $4)`,
    [
      id,
      `T-${contracts}`,
      request.type ?? 'term',
      openedOn,
      addMonths(openedOn, termMonths),
      termMonths,
      balance,
      request.rate ?? 1200,
      request.earlyRate ?? 100,
      request.payout ?? 'atEnd',
      request.capitalized ?? false,
      request.payoutAccountId,
    ],
  );
  return id;
}

/** One process with the daily jobs, which run only when a test calls them. */
export function dailyWork(bank: TestBank): RunningJob {
  return jobOf(bank, dailyJob);
}

/** So many days pass at once, then the bank looks. */
export async function pass(bank: TestBank, days: number): Promise<void> {
  bank.clock.advance(days * DAY_MS);
  await dailyWork(bank).round();
}
