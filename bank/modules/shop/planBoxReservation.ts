import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { boxDimensions, boxOfferOf, rentFor } from '../../../src/domain/shop/DepositBox';
import type { BoxReservation } from '../../../src/domain/shop/DepositBox';
import { addMonths } from '../../../src/domain/time/days';
import { writtenDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { findFreeBox, readBoxes } from './depositBoxes';
import { planPrice } from './planPrice';
import { readPrice } from './shopProducts';

/** Plan of a reservation of a safe-deposit box: a free one is chosen now, so that the customer confirms its number. */
export async function planBoxReservation(
  { productType, debitAccountId, branchId, size, months }: BoxReservation,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<'PRODUCT_NOT_OFFERED' | 'OPERATION_IMPOSSIBLE'>>> {
  const { database } = context.bank;
  const today = bankDayOf(context.now);
  const offer = boxOfferOf(await readBoxes(database, today), branchId, size);
  if (offer === undefined || (await readPrice(context, productType)) === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const number = await findFreeBox(database, { branchId, size, today });
  if (number === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  return planPrice(
    {
      txnCode: 'MAKE_DEPOSIT_BOX_RESERVATION',
      debitAccountId,
      price: rentFor(offer, months),
      details: {
        boxBranch: branchId,
        boxSize: boxDimensions(offer),
        boxNumber: number.toString(),
        rentEnds: writtenDay(addMonths(today, months)),
      },
    },
    context,
  );
}
