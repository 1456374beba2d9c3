import type { ClientBase } from 'pg';

import { daysBetween, loanInterest } from '../../../src/domain/loan/dayCount';
import { accruedInterest, newLoan, scheduleOf } from '../../../src/domain/loan/schedule';
import type { Instalment, LoanState } from '../../../src/domain/loan/schedule';
import { addMonths } from '../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { bookOfBankOver } from '../../ledger/ledger';
import { ACCOUNT_PLAN, internalKey, numberOf } from './accountPlan';
import { LOAN_PLAN } from './loanPlan';
import type { PlannedLoan } from './loanPlan';

const LOAN_CLASS = '2110';
const HOUR_MS = 60 * 60 * 1000;
const OPENED_AT_MS = 11 * HOUR_MS;
const PAID_AT_MS = HOUR_MS;

/** History of a loan up to today. */
interface PastOfLoan {
  readonly openedOn: BankDay;
  readonly state: LoanState;
  readonly paid: readonly Instalment[];
  readonly unpaid: readonly Instalment[];
  readonly penaltyDays: bigint;
}

/** Pays out the loans of the demonstration with their history; an existing one is left as it is. */
export async function seedLoans(client: ClientBase, now: Instant): Promise<void> {
  for (const plan of LOAN_PLAN) {
    const { rows } = await client.query<{ account_id: bigint }>('select account_id from loan where contract_no = $1', [
      plan.contractNumber,
    ]);
    const repayment = rows.length === 0 ? await accountOf(client, numberInPlan(plan.repaymentAccount)) : undefined;
    const cash =
      repayment === undefined ? undefined : await accountOf(client, numberInPlan(internalKey('CASH', plan.currency)));
    if (repayment !== undefined && cash !== undefined) {
      await openLoan(client, plan, { repayment, cash, now });
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

function pastOf(plan: PlannedLoan, today: BankDay): PastOfLoan {
  const { method, dayCount, rate, termMonths, status = 'A', unpaid: unpaidCount = 0 } = plan;
  const openedOn = plan.openedOn(today);
  const opened = newLoan({ method, dayCount, rate, openedOn }, plan.amount, termMonths);
  const fallenDue = scheduleOf(opened).filter(({ dueOn }) => dueOn <= today);
  // Of a loan that was written off, what was not paid is no instalment any more.
  const paidCount = status === 'L' ? termMonths - unpaidCount : fallenDue.length - unpaidCount;
  const unpaid = status === 'L' ? [] : fallenDue.slice(paidCount);
  const last = status === 'L' ? fallenDue[paidCount - 1] : fallenDue.at(-1);
  const principal = last?.left ?? plan.amount;
  const countedTo = status === 'A' ? today : (last?.dueOn ?? today);
  return {
    openedOn,
    state: {
      ...opened,
      principal,
      countedTo,
      balanceDays: principal * BigInt(daysBetween(dayCount, last?.dueOn ?? openedOn, countedTo)),
      nextNumber: (last?.number ?? 0) + 1,
    },
    paid: fallenDue.slice(0, paidCount),
    unpaid,
    penaltyDays: unpaid.reduce(
      (sum, { principal: part, interest, dueOn }) =>
        sum + (part + interest) * BigInt(daysBetween('ACT/365', dueOn, today)),
      0n,
    ),
  };
}

interface Deps {
  readonly repayment: string;
  readonly cash: string;
  readonly now: Instant;
}

async function openLoan(client: ClientBase, plan: PlannedLoan, { repayment, cash, now }: Deps): Promise<void> {
  const past = pastOf(plan, bankDayOf(now));
  const { status = 'A' } = plan;
  const openedAt = startOfBankDay(past.openedOn) + OPENED_AT_MS;
  const { rows } = await client.query<{ id: bigint }>(
    `insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at, product)
      select $1, p.customer_id, $2, '2', $3, $4, $5, 'loan' from account p where p.id = $6 returning id`,
    [numberOf(plan.serial), LOAN_CLASS, plan.currency, -plan.amount, new Date(openedAt), repayment],
  );
  const id = String(rows[0]?.id);
  await insertContract(client, plan, {
    id,
    repayment,
    past,
    closedAt: status === 'A' ? undefined : startOfBankDay(past.state.countedTo) + PAID_AT_MS,
  });
  await bookPast(client, plan, { id, cash, past, now, openedAt });
  if (status !== 'A') {
    await client.query(`update account set record_status = 'C' where id = $1`, [id]);
  }
}

async function insertContract(
  client: ClientBase,
  plan: PlannedLoan,
  {
    id,
    repayment,
    past,
    closedAt,
  }: {
    readonly id: string;
    readonly repayment: string;
    readonly past: PastOfLoan;
    readonly closedAt: Instant | undefined;
  },
): Promise<void> {
  const { state, openedOn } = past;
  await client.query(
    `insert into loan (account_id, contract_no, product_code, name, status, opened_on, matures_on, term_months, disbursed, rate, penalty_rate,
        method, day_count, repayment_account_id, counted_to, balance_days, next_number, last_number, instalment, penalty_days, closed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      id,
      plan.contractNumber,
      plan.productCode,
      plan.name,
      plan.status ?? 'A',
      openedOn,
      addMonths(openedOn, plan.termMonths),
      plan.termMonths,
      plan.amount,
      plan.rate,
      plan.penaltyRate,
      plan.method,
      plan.dayCount,
      repayment,
      state.countedTo,
      state.balanceDays.toString(),
      state.nextNumber,
      state.lastNumber,
      state.instalment,
      past.penaltyDays.toString(),
      closedAt === undefined ? null : new Date(closedAt),
    ],
  );
  const instalments = [
    ...past.paid.map((each) => ({ each, paid: true })),
    ...past.unpaid.map((each) => ({ each, paid: false })),
  ];
  for (const { each, paid } of instalments) {
    await client.query(
      `insert into loan_instalment (account_id, number, due_on, principal, interest, principal_left, principal_paid, interest_paid)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        each.number,
        each.dueOn,
        each.principal,
        each.interest,
        each.left,
        paid ? each.principal : 0n,
        paid ? each.interest : 0n,
      ],
    );
  }
  for (const { kind, description, value } of plan.collateral ?? []) {
    await client.query('insert into loan_collateral (account_id, kind, description, value) values ($1, $2, $3, $4)', [
      id,
      kind,
      description,
      value,
    ]);
  }
}

interface Booking {
  readonly id: string;
  readonly cash: string;
  readonly past: PastOfLoan;
  readonly now: Instant;
  readonly openedAt: Instant;
}

async function bookPast(
  client: ClientBase,
  plan: PlannedLoan,
  { id, cash, past, now, openedAt }: Booking,
): Promise<void> {
  const { paid, unpaid, state, penaltyDays } = past;
  const active = (plan.status ?? 'A') === 'A';
  const own = await accountsOfLoans(client, plan);
  const book = (key: string, posting: Posting) =>
    bookPosting(client, `loan ${plan.contractNumber} ${key}`, { ...posting, purpose: plan.contractNumber });
  await book('disbursement', {
    legs: [
      [id, -plan.amount],
      [cash, plan.amount],
    ],
    line: { code: 'LOAN_DISBURSEMENT', isInCash: true },
    at: openedAt,
  });
  const earned = [...paid, ...unpaid].reduce(
    (sum, { interest }) => sum + interest,
    active ? accruedInterest(state) : 0n,
  );
  await book('interest before', {
    legs: [
      [own.interestDue, -earned],
      [own.interestIncome, earned],
    ],
    at: now,
  });
  const penalty = loanInterest(penaltyDays, plan.penaltyRate, 'ACT/365');
  if (penalty > 0n) {
    await book('penalty before', {
      legs: [
        [own.penaltyDue, -penalty],
        [own.penaltyIncome, penalty],
      ],
      at: now,
    });
  }
  for (const { number, dueOn, principal, interest } of paid) {
    await book(`instalment ${number}`, {
      legs: [
        [cash, -principal - interest],
        [id, principal],
        [own.interestDue, interest],
      ],
      line: { code: 'LOAN_INSTALMENT', valueDay: dueOn, isInCash: true },
      at: startOfBankDay(dueOn) + PAID_AT_MS,
    });
  }
  if (plan.status === 'L') {
    const at = startOfBankDay(state.countedTo) + PAID_AT_MS;
    await book('write-off', {
      legs: [
        [own.loss, -state.principal],
        [id, state.principal],
      ],
      line: { code: 'LOAN_WRITE_OFF' },
      at,
    });
  }
}

interface Posting {
  readonly legs: readonly (readonly [account: string, minor: bigint])[];
  /** Cash is on no account: what is paid out comes from the bank though the loan's account gives it, what is paid in from the customer. */
  readonly line?: { readonly code: string; readonly valueDay?: BankDay; readonly isInCash?: true };
  readonly at: Instant;
}

async function bookPosting(
  client: ClientBase,
  key: string,
  { legs, line, at, purpose }: Posting & { readonly purpose: string },
): Promise<void> {
  const { isInCash = false, ...said } = line ?? { code: '' };
  const { transactionId } = await bookOfBankOver(client, {
    key,
    legs: legs.map(([account, minor]) => ({ account, minor })),
    ...(line && { line: { ...said, purpose } }),
    at,
  });
  if (isInCash) {
    await client.query('update txn set sender_name = recipient_name, recipient_name = sender_name where id = $1', [
      transactionId,
    ]);
  }
}

async function accountsOfLoans(client: ClientBase, { currency }: PlannedLoan) {
  const { rows } = await client.query<{ account_class: string; id: bigint }>(
    `select account_class, id from account where customer_id is null and account_class like 'LOAN%' and currency = $1`,
    [currency],
  );
  const of = (accountClass: string) => String(rows.find((row) => row.account_class === accountClass)?.id);
  return {
    interestIncome: of('LOAN_INTEREST_INCOME'),
    interestDue: of('LOAN_INTEREST_DUE'),
    penaltyIncome: of('LOAN_PENALTY_INCOME'),
    penaltyDue: of('LOAN_PENALTY_DUE'),
    loss: of('LOAN_LOSS'),
  };
}
