import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { MovementCode } from '../../../src/domain/movements/movements';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { success } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';

const NOTHING = money(0n, 'KGS');

/** Product that is ordered, and what is agreed on. */
interface PricedOrder {
  readonly txnCode: MovementCode;
  readonly debitAccountId: string;
  readonly price: Money;
  readonly details: OperationDetails;
  /** Accounts a certificate is about. */
  readonly statementAccounts?: readonly string[];
}

/**
 * Plan of an order the bank works on later: its price is booked when it is confirmed, as income of the bank, and comes back as a return
 * when the bank rejects the application or the customer cancels it.
 */
export function planPrice(
  { txnCode, debitAccountId, price, ...terms }: PricedOrder,
  { now }: Pick<CallContext, 'now'>,
) {
  const { minor, currency } = price;
  return success<OperationPlan>({
    txnCode,
    debit: { from: 'own', accountId: debitAccountId },
    credit: { to: 'bank' },
    amount: price,
    fee: money(0n, currency),
    credited: price,
    purpose: '',
    terms,
    legs: [
      { account: debitAccountId, minor: -minor },
      { class: 'FEE_INCOME', currency, minor },
    ],
    bookedStatus: 'ACCEPTED_FOR_PROCESSING',
    expiresAt: now + OPERATION_LIFE_MS,
  });
}

/** Plan of an order that costs nothing: it is confirmed like any other, and no money moves. */
export function planFree(
  { txnCode, details }: Pick<PricedOrder, 'txnCode' | 'details'>,
  { now }: Pick<CallContext, 'now'>,
) {
  return success<OperationPlan>({
    txnCode,
    debit: { from: 'none' },
    credit: { to: 'bank' },
    amount: NOTHING,
    fee: NOTHING,
    credited: NOTHING,
    purpose: '',
    terms: { details },
    legs: [],
    bookedStatus: 'ACCEPTED_FOR_PROCESSING',
    expiresAt: now + OPERATION_LIFE_MS,
  });
}
