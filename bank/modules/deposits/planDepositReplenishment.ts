import type { Failure } from '../../../src/application/operations/failureCodes';
import { canBeReplenished } from '../../../src/domain/deposit/Deposit';
import type { DepositReplenishment } from '../../../src/domain/deposit/DepositReplenishment';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { readDeposit } from './depositRepository';

/** Money from an account to a savings or child deposit; it costs nothing and has no limits. */
export async function planDepositReplenishment(
  { amount, debitAccountId, depositId }: DepositReplenishment,
  { bank, caller, now }: CallContext,
): Promise<Result<OperationPlan, Failure<'DEPOSIT_NOT_FOUND' | 'DEPOSIT_NOT_REPLENISHABLE'>>> {
  const deposit = await readDeposit(bank.database, caller.customerId, depositId);
  if (deposit?.status !== 'A') {
    return refusal({ code: 'DEPOSIT_NOT_FOUND' });
  }
  if (!canBeReplenished(deposit)) {
    return refusal({ code: 'DEPOSIT_NOT_REPLENISHABLE' });
  }
  return success({
    txnCode: 'MAKE_DEPOSIT',
    debit: { from: 'own', accountId: debitAccountId },
    credit: { to: 'own', accountId: depositId },
    amount,
    fee: money(0n, amount.currency),
    credited: amount,
    purpose: '',
    terms: { details: { depositContract: deposit.contractNumber } },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { account: depositId, minor: amount.minor },
    ],
    expiresAt: now + OPERATION_LIFE_MS,
  });
}
