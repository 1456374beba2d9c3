import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { loanInterest } from '../../../src/domain/loan/dayCount';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import { bookOfBank } from '../../ledger/ledger';
import type { LockedLoan } from './lockedLoans';

interface Moment {
  readonly day: BankDay;
  readonly now: Instant;
}

/** Amounts collected of the debt due, in minor units: interest first, principal next, the penalty last. */
interface Collected {
  readonly interest: bigint;
  readonly principal: bigint;
  readonly penalty: bigint;
  readonly fromPrepaid: bigint;
  readonly fromAccount: bigint;
}

/** Collects the debt due from the prepaid amount and from the account of the contract, as far as they suffice. */
export async function collectDue(
  connection: Kysely<Tables>,
  loan: LockedLoan,
  moment: Moment,
): Promise<{ readonly loan: LockedLoan; readonly ended: boolean }> {
  const paid = shares(loan);
  if (paid.fromPrepaid + paid.fromAccount > 0n) {
    await book(connection, loan, { ...moment, paid });
    await sql`select pay_loan_instalments(${loan.id}, ${paid.interest}, ${paid.principal})`.execute(connection);
  }
  const after = {
    ...loan,
    interestDue: loan.interestDue - paid.interest,
    principalDue: loan.principalDue - paid.principal,
    penaltyPaid: loan.penaltyPaid + paid.penalty,
    prepaid: loan.prepaid - paid.fromPrepaid,
  };
  const ended =
    after.state.principal === 0n && after.principalDue === 0n && after.interestDue === 0n && penaltyOwed(after) === 0n;
  return { loan: ended ? await giveBack(connection, after, moment) : after, ended };
}

function penaltyOwed({ penaltyDays, penaltyRate, penaltyPaid }: LockedLoan): bigint {
  return loanInterest(penaltyDays, penaltyRate, 'ACT/365') - penaltyPaid;
}

function shares(loan: LockedLoan): Collected {
  const penaltyDue = penaltyOwed(loan);
  const due = loan.interestDue + loan.principalDue + penaltyDue;
  const fromPrepaid = least(loan.prepaid, due);
  const fromAccount = least(loan.available, due - fromPrepaid);
  const interest = least(loan.interestDue, fromPrepaid + fromAccount);
  const principal = least(loan.principalDue, fromPrepaid + fromAccount - interest);
  const penalty = fromPrepaid + fromAccount - interest - principal;
  return { interest, principal, penalty, fromPrepaid, fromAccount };
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

async function book(
  connection: Kysely<Tables>,
  loan: LockedLoan,
  { paid, day, now }: Moment & { readonly paid: Collected },
): Promise<void> {
  const { own, contractNumber } = loan;
  await bookOfBank(connection, {
    key: `loan ${contractNumber} instalment ${day}`,
    legs: [
      { account: loan.repaymentAccount, minor: -paid.fromAccount },
      { account: own.prepaid, minor: -paid.fromPrepaid },
      { account: loan.id, minor: paid.principal },
      { account: own.interestDue, minor: paid.interest },
      { account: own.penaltyDue, minor: paid.penalty },
    ].filter(({ minor }) => minor !== 0n),
    line: {
      code: 'LOAN_INSTALMENT',
      purpose: contractNumber,
      valueDay: day,
      ...(paid.fromAccount > 0n && { notice: 'moneySent' }),
    },
    at: now,
  });
}

/** Returns prepaid money that is needed no more to the customer's account. */
async function giveBack(connection: Kysely<Tables>, loan: LockedLoan, { day, now }: Moment): Promise<LockedLoan> {
  if (loan.prepaid > 0n) {
    await bookOfBank(connection, {
      key: `loan ${loan.contractNumber} rest`,
      legs: [
        { account: loan.own.prepaid, minor: -loan.prepaid },
        { account: loan.repaymentAccount, minor: loan.prepaid },
      ],
      line: { code: 'LOAN_REST_RETURNED', purpose: loan.contractNumber, valueDay: day, notice: 'moneyReceived' },
      at: now,
    });
  }
  return { ...loan, prepaid: 0n };
}
