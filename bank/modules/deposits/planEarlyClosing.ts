import type { Failure } from '../../../src/application/operations/failureCodes';
import { canBeClosed } from '../../../src/domain/deposit/Deposit';
import type { Deposit } from '../../../src/domain/deposit/Deposit';
import { closingDoneBy } from '../../../src/domain/deposit/depositDays';
import type { EarlyClosingOrder } from '../../../src/domain/deposit/EarlyClosingOrder';
import { earlyClosing } from '../../../src/domain/deposit/interest';
import type { EarlyClosing } from '../../../src/domain/deposit/interest';
import { addDays } from '../../../src/domain/time/days';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { money } from '../../../src/domain/money/Money';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { readHolidays } from '../directories';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { catchUp } from './depositDay';
import { readDeposit } from './depositRepository';

/**
 * Plan of an early closing: interest is recalculated at the lower rate through today, and the agreement holds until the day ends. Nothing
 * is booked when it is confirmed: the bank pays out within two banking days.
 */
export async function planEarlyClosing(
  { depositId, creditAccountId }: EarlyClosingOrder,
  { bank, caller, now }: CallContext,
): Promise<Result<OperationPlan, Failure<'DEPOSIT_NOT_FOUND' | 'OPERATION_IMPOSSIBLE'>>> {
  const { database } = bank;
  const today = bankDayOf(now);
  if ((await readDeposit(database, caller.customerId, depositId)) === undefined) {
    return refusal({ code: 'DEPOSIT_NOT_FOUND' });
  }
  await catchUp(bank, depositId, today);
  const deposit = await readDeposit(database, caller.customerId, depositId);
  if (deposit?.status !== 'A') {
    return refusal({ code: 'DEPOSIT_NOT_FOUND' });
  }
  const closing = earlyClosing({ ...(await interestOf(deposit, bank)), balance: deposit.balance.minor }, deposit);
  if (!canBeClosed(deposit) || deposit.balance.minor <= 0n || closing.paidOut <= 0n) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const { currency } = deposit.balance;
  return success({
    txnCode: 'MAKE_EARLY_CLOSING_OF_DEPOSIT',
    debit: { from: 'own', accountId: depositId },
    credit: { to: 'own', accountId: creditAccountId },
    amount: deposit.balance,
    fee: money(0n, currency),
    credited: money(closing.paidOut, currency),
    purpose: '',
    terms: {
      details: {
        ...detailsOf(deposit, closing),
        closedBy: writtenDay(closingDoneBy(today, await readHolidays(database))),
      },
    },
    // Locked and looked at when it is confirmed; they change when the bank closes the deposit.
    legs: [
      { account: depositId, minor: 0n },
      { account: creditAccountId, minor: 0n },
    ],
    bookedStatus: 'ACCEPTED_FOR_PROCESSING',
    expiresAt: now + OPERATION_LIFE_MS,
    confirmBefore: { at: startOfBankDay(addDays(today, 1)), refusal: 'OPERATION_TIME_OUT' },
  });
}

async function interestOf(deposit: Deposit, { database }: CallContext['bank']) {
  const row = await database.kysely
    .selectFrom('deposit')
    .select(['balance_days', 'interest_paid'])
    .where('account_id', '=', BigInt(deposit.id))
    .executeTakeFirstOrThrow();
  return { balanceDays: BigInt(row.balance_days), paid: row.interest_paid };
}

/** Cost of closing the deposit early, as amounts with their currency. */
function detailsOf(
  { contractNumber, balance: { currency } }: Deposit,
  { lost, withheld, due }: EarlyClosing,
): OperationDetails {
  const words = (minor: bigint) => `${encodeAmount(money(minor, currency))} ${currency}`;
  return {
    depositContract: contractNumber,
    interestLost: words(lost),
    ...(withheld > 0n && { interestWithheld: words(withheld) }),
    ...(due > 0n && { interestDue: words(due) }),
  };
}
