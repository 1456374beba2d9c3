import type { Failure } from '../../../src/application/operations/failureCodes';
import type { LoanRepayment } from '../../../src/domain/loan/LoanRepayment';
import { effectOf, planRepayment } from '../../../src/domain/loan/repayment';
import type {
  LoanBalance,
  PlannedRepayment,
  RepaymentViolation,
  RepaymentRequest,
} from '../../../src/domain/loan/repayment';
import { scheduleOf } from '../../../src/domain/loan/schedule';
import { money } from '../../../src/domain/money/Money';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { addDays } from '../../../src/domain/time/days';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { accountsOfLoans } from './lockedLoans';
import type { AccountsOfLoans } from './lockedLoans';
import { bringLoanUpTo } from './loanDay';
import { readLoanRow, loanBalanceOf } from './loanRepository';
import type { LoanRow } from './loanRepository';

type Refusal =
  | 'LOAN_NOT_FOUND'
  | 'OPERATION_IMPOSSIBLE'
  | 'LOAN_REPAYMENT_TOO_SMALL'
  | 'LOAN_REPAYMENT_TOO_LARGE'
  | 'CURRENCY_MISMATCH';

const REFUSALS: Readonly<Record<RepaymentViolation, Refusal>> = {
  NOTHING_TO_REPAY: 'OPERATION_IMPOSSIBLE',
  TOO_SMALL: 'LOAN_REPAYMENT_TOO_SMALL',
  TOO_LARGE: 'LOAN_REPAYMENT_TOO_LARGE',
};

/** Money from an account to a loan, split by what it pays; it is booked as it is shown, or not at all, and holds as long as today does. */
export async function planLoanRepayment(
  repayment: LoanRepayment,
  { bank, caller, now }: CallContext,
): Promise<Result<OperationPlan, Failure<Refusal>>> {
  const { database } = bank;
  const today = bankDayOf(now);
  const known = await readLoanRow(database.kysely, caller.customerId, repayment.loanId);
  if (known?.status !== 'A') {
    return refusal({ code: 'LOAN_NOT_FOUND' });
  }
  await bringLoanUpTo(bank, repayment.loanId, today);
  const loan = await readLoanRow(database.kysely, caller.customerId, repayment.loanId);
  if (loan?.status !== 'A') {
    return refusal({ code: 'LOAN_NOT_FOUND' });
  }
  if (repayment.mode === 'part' && repayment.amount.currency !== loan.currency) {
    return refusal({ code: 'CURRENCY_MISMATCH' });
  }
  const planned = planRepayment(loanBalanceOf(loan), requestOf(repayment));
  if (typeof planned === 'string') {
    return refusal({ code: REFUSALS[planned] });
  }
  const own = await accountsOfLoans(database.kysely, loan.currency);
  const amount = money(planned.split.amount, loan.currency);
  return success({
    txnCode: 'DIGITAL_LOAN_MAKE_REPAYMENT',
    debit: { from: 'own', accountId: repayment.debitAccountId },
    credit: { to: 'own', accountId: repayment.loanId },
    amount,
    fee: money(0n, loan.currency),
    credited: amount,
    purpose: '',
    terms: {
      loanVersion: loan.data_version,
      loanInstalment: planned.after.state.instalment,
      loanLastNumber: BigInt(planned.after.state.lastNumber),
      details: detailsOf(loan, repayment, planned),
    },
    legs: legsOf(repayment, planned, own),
    expiresAt: now + OPERATION_LIFE_MS,
    confirmBefore: { at: startOfBankDay(addDays(today, 1)), refusal: 'OPERATION_TIME_OUT' },
  });
}

function requestOf(repayment: LoanRepayment): RepaymentRequest {
  return repayment.mode === 'part'
    ? { mode: 'part', minor: repayment.amount.minor, goal: repayment.goal }
    : { mode: repayment.mode };
}

/** The account of the loan is among them even if none of its principal is paid: it is locked, and looked at, when this is booked. */
function legsOf(
  { debitAccountId, loanId }: LoanRepayment,
  { split }: PlannedRepayment,
  own: AccountsOfLoans,
): OperationPlan['legs'] {
  return [
    { account: debitAccountId, minor: -split.amount },
    { account: loanId, minor: split.principalDue + split.principalEarly },
    ...[
      { account: own.interestDue, minor: split.interestDue + split.accrued },
      { account: own.penaltyDue, minor: split.penalty },
      { account: own.prepaid, minor: split.prepaid },
    ].filter(({ minor }) => minor !== 0n),
  ];
}

function detailsOf(loan: LoanRow, repayment: LoanRepayment, { split, after }: PlannedRepayment): OperationDetails {
  const words = (minor: bigint) => `${encodeAmount(money(minor, loan.currency))} ${loan.currency}`;
  const principal = split.principalDue + split.principalEarly;
  const interest = split.interestDue + split.accrued;
  return {
    loanContract: loan.contract_no,
    repaymentMode: modeOf(repayment),
    ...(principal > 0n && { principalRepaid: words(principal) }),
    ...(interest > 0n && { interestRepaid: words(interest) }),
    ...(split.penalty > 0n && { penaltyRepaid: words(split.penalty) }),
    ...(split.prepaid > 0n && { setAside: words(split.prepaid) }),
    ...(split.principalEarly > 0n && effectWords(loan, after, words)),
  };
}

/** Mode of a repayment with, for a part, its effect. */
function modeOf(repayment: LoanRepayment): 'instalment' | 'term' | 'payment' | 'full' {
  if (repayment.mode !== 'part') {
    return repayment.mode;
  }
  return repayment.goal === 'term' ? 'term' : 'payment';
}

/** Saving of an early repayment, and the instalments before and after it. */
function effectWords(loan: LoanRow, after: LoanBalance, words: (minor: bigint) => string): OperationDetails {
  const before = loanBalanceOf(loan);
  const { interestSaved, schedule } = effectOf(before, after);
  const former = scheduleOf(before.state);
  const [next, formerNext] = [schedule[0], former[0]];
  const [last, formerLast] = [schedule.at(-1), former.at(-1)];
  return {
    ...(interestSaved > 0n && { interestSaved: words(interestSaved) }),
    ...(next && formerNext && { formerInstalment: words(formerNext.principal + formerNext.interest) }),
    ...(next && { newInstalment: words(next.principal + next.interest) }),
    ...(last && formerLast && { formerLastInstalmentOn: writtenDay(formerLast.dueOn) }),
    ...(last && { lastInstalmentOn: writtenDay(last.dueOn) }),
  };
}
