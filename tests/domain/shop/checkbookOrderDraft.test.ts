import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import {
  CheckbookOrderDraft,
  checkbookOrderOf,
  checkbookOrderViolations,
  checkbooksCost,
} from '../../../src/domain/shop/CheckbookOrderDraft';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { anAccount } from '../../application/support/builders';
import { newOperationId } from '../../bank/support/transfers';

const SOMS = anAccount({ id: '1', minor: 5_000_000n });
const EUROS = anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' });
const CIRCUMSTANCES = { accounts: [SOMS, EUROS], today: bankDayOf(Date.UTC(2026, 10, 27, 4)) };
const FILLED = {
  debitAccountId: '1',
  countText: '2',
  fullName: ' Асанов Тимур ',
  passportId: 'id № 1234567',
  issuedBy: 'МКК 211051',
  issuedOn: '04.03.2021',
  employeePhone: '0555 123 456',
};

describe('a draft of an order for checkbooks', () => {
  it('becomes an order with the passport and the telephone as the bank writes them', () => {
    const operationId = newOperationId();
    expect(checkbookOrderOf(new CheckbookOrderDraft(FILLED), CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeCheckbookOrder',
      operationId,
      debitAccountId: '1',
      amountOfCheckbooks: 2,
      trustedEmployee: {
        fullName: 'Асанов Тимур',
        passportId: 'ID1234567',
        issuedBy: 'МКК 211051',
        dateOfIssue: '2021-03-04',
        phoneNumber: '+996555123456',
      },
    });
  });

  it.each([
    ['debitAccountId', '', 'ACCOUNT_REQUIRED'],
    ['debitAccountId', '3', 'SOMS_ONLY'],
    ['countText', '0', 'CHECKBOOK_COUNT'],
    ['countText', '11', 'CHECKBOOK_COUNT'],
    ['countText', '1,5', 'CHECKBOOK_COUNT'],
    ['fullName', ' ', 'EMPLOYEE_NAME'],
    ['passportId', '1234567', 'EMPLOYEE_PASSPORT'],
    ['issuedBy', 'МК', 'ISSUED_BY_LENGTH'],
    ['issuedOn', '31.02.2021', 'NOT_A_DAY'],
    ['issuedOn', '28.11.2026', 'ISSUED_IN_FUTURE'],
    ['employeePhone', '+77010000401', 'EMPLOYEE_PHONE'],
  ] as const)('is no order with %s %j', (field, value, violation) => {
    const draft = new CheckbookOrderDraft({ ...FILLED, [field]: value });
    expect(checkbookOrderViolations(draft, CIRCUMSTANCES)).toEqual({ [field]: violation });
    expect(checkbookOrderOf(draft, CIRCUMSTANCES, newOperationId())).toBeUndefined();
  });

  it('costs its price for each checkbook, and nothing is known of a number that cannot be read', () => {
    const price = money(35_000n, 'KGS');
    expect(checkbooksCost(new CheckbookOrderDraft(FILLED), price)).toEqual(money(70_000n, 'KGS'));
    expect(checkbooksCost(new CheckbookOrderDraft({ countText: 'x' }), price)).toBeUndefined();
  });
});
