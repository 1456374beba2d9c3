import { money } from '../../../src/domain/money/Money';
import { success } from '../../../src/domain/result/Result';
import { planExchange } from './planExchange';
import { OPERATION_LIFE_MS } from './OperationPlan';
import type { Success } from '../../../src/domain/result/Result';
import type { OwnAccountsTransfer } from '../../../src/domain/transfer/OwnAccountsTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

/** Money between two accounts of one customer: as it is, or exchanged. */
export function planOwnAccounts(request: OwnAccountsTransfer, context: CallContext) {
  const { exchange } = request;
  return exchange === undefined ? planSameCurrency(request, context) : planExchange({ ...request, exchange }, context);
}

/** In one currency it costs nothing and has no limits. */
export function planSameCurrency(request: OwnAccountsTransfer, { now }: CallContext): Success<OperationPlan> {
  const { amount } = request;
  return success({
    txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    debit: { from: 'own', accountId: request.debitAccountId },
    credit: { to: 'own', accountId: request.creditAccountId },
    amount,
    fee: money(0n, amount.currency),
    credited: amount,
    purpose: request.purpose,
    terms: {},
    legs: [
      { account: request.debitAccountId, minor: -amount.minor },
      { account: request.creditAccountId, minor: amount.minor },
    ],
    expiresAt: now + OPERATION_LIFE_MS,
  });
}
