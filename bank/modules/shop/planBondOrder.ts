import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bondCost, bondCountRefusal } from '../../../src/domain/shop/Bonds';
import type { BondIssue, BondOrder } from '../../../src/domain/shop/Bonds';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { percentText } from '../../../src/infrastructure/registry/percent';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { readBondIssues } from './bondIssues';
import { isOffered } from './shopProducts';

type Refusal = Failure<'PRODUCT_NOT_OFFERED' | 'OPERATION_IMPOSSIBLE' | 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED'>;

/**
 * Plan of an order for bonds: what they cost waits on an account of the bank until the application is accepted, and comes back when it is
 * rejected or cancelled. The fee is earned with the order, and comes back with it.
 */
export async function planBondOrder(
  { productType, debitAccountId, issueId, count }: BondOrder,
  context: CallContext,
): Promise<Result<OperationPlan, Refusal>> {
  const { bank, now } = context;
  const issues = await readBondIssues(bank.database, bankDayOf(now));
  const issue = issues.find(({ id }) => id === issueId);
  if (issue === undefined || !(await isOffered(context, productType))) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const code = bondCountRefusal(issue, count);
  if (code !== undefined) {
    return refusal({ code });
  }
  const { sum, fee } = bondCost(issue, count);
  return success<OperationPlan>({
    txnCode: 'MAKE_BOND_PURCHASE',
    debit: { from: 'own', accountId: debitAccountId },
    credit: { to: 'bank' },
    amount: sum,
    fee,
    credited: sum,
    purpose: '',
    terms: { details: { ...factsOf(issue), bondCount: count.toString() } },
    legs: [
      { account: debitAccountId, minor: -sum.minor },
      { class: 'BOND_TRANSIT', currency: sum.currency, minor: sum.minor },
    ],
    bookedStatus: 'ACCEPTED_FOR_PROCESSING',
    expiresAt: now + OPERATION_LIFE_MS,
  });
}

function factsOf({ id, isin, price, couponRate, maturesOn }: BondIssue) {
  return {
    bondIssue: id,
    bondIsin: isin,
    bondPrice: writtenAmount(price),
    bondCoupon: percentText(couponRate),
    bondMatures: writtenDay(maturesOn),
  };
}

function writtenAmount(amount: Money): string {
  return `${encodeAmount(amount)} ${amount.currency}`;
}
