import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { CheckbookOrder } from '../../../src/domain/shop/CheckbookOrder';
import { newOperationId } from './transfers';

/** An order for checkbooks, which an employee with a passport of 2021 collects. */
export function checkbookRequest({ from, count }: { readonly from: string; readonly count: number }): CheckbookOrder {
  const dateOfIssue = checkedToBankDay('2021-03-04');
  if (dateOfIssue === undefined) {
    throw new Error('4 March 2021 is no day');
  }
  return {
    productType: 'makeCheckbookOrder',
    operationId: newOperationId(),
    debitAccountId: from,
    amountOfCheckbooks: count,
    trustedEmployee: {
      fullName: 'Асанов Тимур',
      passportId: 'ID1234567',
      issuedBy: 'МКК 211051',
      dateOfIssue,
      phoneNumber: '+996555123456',
    },
  };
}
