import type { ClientBase } from 'pg';

import { isPayoutDay } from '../../../src/domain/deposit/depositDays';
import { accruedOf, interestOf } from '../../../src/domain/deposit/interest';
import { addMonths, addDays } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { bookOfBankOver } from '../../ledger/ledger';
import { ACCOUNT_PLAN, internalKey, numberOf } from './accountPlan';
import { DEPOSIT_PLAN } from './depositPlan';
import type { PlannedDeposit } from './depositPlan';

const DEPOSIT_CLASS = '2010';
const HOUR_MS = 60 * 60 * 1000;
const OPENED_AT_MS = 11 * HOUR_MS;
const PAID_AT_MS = HOUR_MS;

/** History of a deposit up to today, assuming that the customer neither added nor withdrew money. */
interface PastOfDeposit {
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly balanceDays: bigint;
  readonly paid: bigint;
  readonly accruedBefore: bigint;
  readonly additions: readonly { readonly day: BankDay; readonly minor: bigint }[];
}

/** Opens the deposits of the demonstration with their history; an existing one is left as it is. */
export async function seedDeposits(client: ClientBase, now: Instant): Promise<void> {
  for (const plan of DEPOSIT_PLAN) {
    const { rows } = await client.query<{ account_id: bigint }>(
      'select account_id from deposit where contract_no = $1',
      [plan.contractNumber],
    );
    const payout = rows.length === 0 ? await accountOf(client, numberInPlan(plan.payoutAccount)) : undefined;
    const cash =
      payout === undefined ? undefined : await accountOf(client, numberInPlan(internalKey('CASH', plan.currency)));
    if (payout !== undefined && cash !== undefined) {
      await openDeposit(client, plan, { payout, cash, now });
    }
  }
}

function numberInPlan(key: string): string {
  return ACCOUNT_PLAN.find((account) => account.key === key)?.number ?? '';
}

async function accountOf(client: ClientBase, number: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: bigint }>('select id from account where number = $1', [number]);
  return rows[0]?.id.toString();
}

function pastOf(plan: PlannedDeposit, today: BankDay): PastOfDeposit {
  const openedOn = plan.openedOn(today);
  const maturesOn = addMonths(openedOn, plan.termMonths);
  const additions: { day: BankDay; minor: bigint }[] = [];
  let balance = plan.amount;
  let state = { balanceDays: 0n, paid: 0n };
  let accruedBefore = 0n;
  for (let day = addDays(openedOn, 1); day <= today; day = addDays(day, 1)) {
    accruedBefore = accruedOf(state, plan.rate);
    state = { ...state, balanceDays: state.balanceDays + balance };
    if (plan.capitalized && isPayoutDay({ openedOn, maturesOn, payout: plan.payout }, day)) {
      const minor = accruedOf(state, plan.rate);
      additions.push({ day, minor });
      balance += minor;
      state = { ...state, paid: state.paid + minor };
    }
  }
  return { openedOn, maturesOn, ...state, accruedBefore, additions };
}

interface Deps {
  readonly payout: string;
  readonly cash: string;
  readonly now: Instant;
}

async function openDeposit(client: ClientBase, plan: PlannedDeposit, { payout, cash, now }: Deps): Promise<void> {
  const today = bankDayOf(now);
  const past = pastOf(plan, today);
  const openedAt = startOfBankDay(past.openedOn) + OPENED_AT_MS;
  const { rows } = await client.query<{ id: bigint }>(
    `insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
      select $1, p.customer_id, $2, '1', $3, 0, $4, 'deposit' from account p where p.id = $5 returning id`,
    [numberOf(plan.serial), DEPOSIT_CLASS, plan.currency, new Date(openedAt), payout],
  );
  const id = String(rows[0]?.id);
  await client.query(
    `insert into deposit (account_id, contract_no, deposit_type, name, opened_on, matures_on, term_months, contract_amount, rate, early_rate,
        payout, capitalized, payout_account_id, balance_days, interest_paid, accrued_through, accrued_before)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      id,
      plan.contractNumber,
      plan.type,
      plan.name,
      past.openedOn,
      past.maturesOn,
      plan.termMonths,
      plan.amount,
      plan.rate,
      plan.earlyRate,
      plan.payout,
      plan.capitalized,
      payout,
      past.balanceDays.toString(),
      past.paid,
      today,
      past.accruedBefore,
    ],
  );
  const [expense, payable] = await accountsOfInterest(client, plan);
  const book = (key: string, posting: Posting) =>
    bookPosting(client, `deposit ${plan.contractNumber} ${key}`, { ...posting, purpose: plan.contractNumber });
  await book('opening', {
    legs: [
      [cash, -plan.amount],
      [id, plan.amount],
    ],
    line: { code: 'OPEN_DEPOSIT' },
    at: openedAt,
  });
  const earned = interestOf(past.balanceDays, plan.rate);
  if (earned > 0n) {
    await book(`accrual ${today}`, {
      legs: [
        [expense, -earned],
        [payable, earned],
      ],
      at: now,
    });
  }
  for (const { day, minor } of past.additions) {
    const line = { code: 'DEPOSIT_INTEREST', valueDay: day };
    await book(`interest ${day}`, {
      legs: [
        [payable, -minor],
        [id, minor],
      ],
      line,
      at: startOfBankDay(day) + PAID_AT_MS,
    });
  }
}

interface Posting {
  readonly legs: readonly (readonly [account: string, minor: bigint])[];
  readonly line?: { readonly code: string; readonly valueDay?: BankDay };
  readonly at: Instant;
}

async function bookPosting(
  client: ClientBase,
  key: string,
  { legs, line, at, purpose }: Posting & { readonly purpose: string },
): Promise<void> {
  await bookOfBankOver(client, {
    key,
    legs: legs.map(([account, minor]) => ({ account, minor })),
    ...(line && { line: { ...line, purpose } }),
    at,
  });
}

async function accountsOfInterest(
  client: ClientBase,
  { currency }: PlannedDeposit,
): Promise<readonly [expense: string, payable: string]> {
  const { rows } = await client.query<{ id: bigint }>(
    `select id from account where customer_id is null and account_class in ('INTEREST_EXPENSE', 'INTEREST_PAYABLE') and currency = $1
      order by account_class`,
    [currency],
  );
  return [String(rows[0]?.id), String(rows[1]?.id)];
}
