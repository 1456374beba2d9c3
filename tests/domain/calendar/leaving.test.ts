import { expect, it } from 'vitest';

import { leavingDocuments, leavingParts } from '../../../src/domain/calendar/leaving';
import { weekFrom } from '../../../src/domain/calendar/weekAhead';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { NOON } from '../../application/support/builders';
import { paymentDocument } from '../support/builders';

const TODAY = bankDayOf(NOON);
const WEEK = weekFrom(TODAY);

function valuedOn(valueDate: BankDay) {
  const document = paymentDocument();
  return { ...document, preview: { ...document.preview, terms: { valueDate } } };
}

it('counts waiting payments, but no move between own accounts', () => {
  const payment = paymentDocument();
  expect(leavingDocuments([payment, paymentDocument({ txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER' })], WEEK)).toEqual([
    payment,
  ]);
});

it('leaves out what is to be paid after the week', () => {
  const last = valuedOn(addDays(TODAY, 6));
  expect(leavingDocuments([last, valuedOn(addDays(TODAY, 7))], WEEK)).toEqual([last]);
});

it('tells taxes from other documents, each by currency', () => {
  expect(
    leavingParts([
      paymentDocument({}, money(100n, 'KGS')),
      paymentDocument({}, money(5n, 'USD')),
      paymentDocument({}, money(200n, 'KGS')),
      paymentDocument({ txnCode: 'MAKE_SINGLE_TAX_PAYMENT' }, money(40n, 'KGS')),
      paymentDocument({ txnCode: 'MAKE_EMPLOYEE_INCOME_TAX' }, money(2n, 'KGS')),
    ]),
  ).toEqual([
    { kind: 'documents', count: 3, amounts: [money(300n, 'KGS'), money(5n, 'USD')] },
    { kind: 'taxes', count: 2, amounts: [money(42n, 'KGS')] },
  ]);
  expect(leavingParts([])).toEqual([]);
});
