import type { Failure } from '../../../src/application/operations/failureCodes';
import { money } from '../../../src/domain/money/Money';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CheckbookOrder } from '../../../src/domain/shop/CheckbookOrder';
import { writtenDay } from '../../../src/domain/time/format';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { planPrice } from './planPrice';
import { readPrice } from './shopProducts';

/** Plan of an order for checkbooks: each costs the same, and the account they are drawn on pays for them. */
export async function planCheckbookOrder(
  { operationId: _id, productType, debitAccountId, amountOfCheckbooks, trustedEmployee }: CheckbookOrder,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<'PRODUCT_NOT_OFFERED'>>> {
  const price = await readPrice(context, productType);
  if (price === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const { fullName, dateOfIssue, ...employee } = trustedEmployee;
  return planPrice(
    {
      txnCode: 'MAKE_CHECKBOOK_ORDER',
      debitAccountId,
      price: money(price.minor * BigInt(amountOfCheckbooks), price.currency),
      details: {
        amountOfCheckbooks: amountOfCheckbooks.toString(),
        trustedEmployeeFullName: fullName,
        dateOfIssue: writtenDay(dateOfIssue),
        ...employee,
      },
    },
    context,
  );
}
