import { describe, expect, it } from 'vitest';

import type { Movement } from '../../../src/domain/movements/Movement';
import { MOVEMENTS, TRANSFER_CODES } from '../../../src/domain/movements/movements';
import { SPECIFICATION_KINDS } from '../../../src/domain/movements/specificationKinds';
import { DETAIL_NAMES } from '../../../src/domain/operation/details';

const TO_CHARITY = {
  code: 'GIVE_TO_CHARITY',
  kind: 'genericPayment',
  confirmedAs: 'payment',
  debits: 'current',
  details: [],
  repeats: 'never',
} as const satisfies Movement;

describe.each(MOVEMENTS.ordered)('the descriptor of $code', ({ code, kind, details, debits, credits, isFree }) => {
  it('has the kind that the specification gives its code', () => {
    expect(SPECIFICATION_KINDS.find(([part]) => code.includes(part))?.[1]).toBe(kind);
  });

  it('names each detail once, in the order in which previews show them', () => {
    expect(details).toEqual(DETAIL_NAMES.filter((name) => details.includes(name)));
  });

  it('touches a product of the customer, unless no money moves', () => {
    expect(debits === undefined && credits === undefined).toBe(isFree === true);
  });
});

describe('the movements of the bank', () => {
  it('count against these limits, listed in this order', () => {
    expect(TRANSFER_CODES).toEqual([
      'BANK_CLIENT',
      'CLEARING',
      'GROSS',
      'IPC_CARD',
      'VISA_OCT',
      'VISA_AFT',
      'SERVICE_PAYMENT',
      'MOBILE_PAYMENT',
      'SWIFT',
      'TAX',
      'FINE',
      'QR',
      'MONEY_TRANSFER',
    ]);
  });

  it('have one limit and one page for each code', () => {
    const pages = new Map<string, Set<string>>();
    for (const { limit } of MOVEMENTS.ordered) {
      if (limit !== undefined) {
        pages.set(limit.code, (pages.get(limit.code) ?? new Set()).add(limit.tariffPage));
      }
    }
    expect([...pages.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect([...pages.keys()]).toEqual(TRANSFER_CODES);
  });

  it('are income besides cards of other banks, the rest of a loan, and balances from another system', () => {
    expect(MOVEMENTS.codesOfOwnMoney).toEqual(['MAKE_VISA_2_VISA_AFT', 'BROUGHT_OVER', 'LOAN_REST_RETURNED']);
  });

  it('include the codes of history lines that have no order', () => {
    expect(MOVEMENTS.codesOf('qrOutgoing', 'qrIncoming')).toEqual([
      'MAKE_QR_PAYMENT',
      'MAKE_QR_INVOICE_PAYMENT',
      'QR_OUTGOING',
      'QR_INCOMING',
    ]);
  });
});

describe('looking up a movement', () => {
  it.each([
    ['MAKE_QR_PAYMENT', 'MAKE_QR_PAYMENT', 'MAKE_QR_PAYMENT', 'MAKE_QR_PAYMENT'],
    ['make_qr_payment', 'MAKE_QR_PAYMENT', 'MAKE_QR_PAYMENT', 'MAKE_QR_PAYMENT'],
    ['MAKE_QR_PAYMENT_RETURN', undefined, 'MAKE_QR_PAYMENT', undefined],
    ['QR_OUTGOING', undefined, undefined, 'MAKE_QR_PAYMENT'],
    ['ELSOM_TOP_UP', undefined, undefined, undefined],
  ])('of %s finds exactly %s, as the payment %s, and one like %s', (txnCode, exact, payment, like) => {
    expect(MOVEMENTS.movementOf(txnCode)?.code).toBe(exact);
    expect(MOVEMENTS.paymentOf(txnCode)?.code).toBe(payment);
    expect(MOVEMENTS.movementLike(txnCode)?.code).toBe(like);
  });

  it('of a limit fails where there is none', () => {
    expect(() => MOVEMENTS.limitCodeOf('MAKE_EXCHANGE')).toThrow('MAKE_EXCHANGE counts against no limit');
  });
});

describe('further movements', () => {
  it('are known to their list and to no other', () => {
    const further = MOVEMENTS.with([TO_CHARITY]);
    expect([further.kindOf('GIVE_TO_CHARITY'), MOVEMENTS.kindOf('GIVE_TO_CHARITY')]).toEqual([
      'genericPayment',
      'other',
    ]);
  });

  it('are refused with a code that is taken', () => {
    expect(() => MOVEMENTS.with([TO_CHARITY, TO_CHARITY])).toThrow('Two movements have one code');
  });
});
