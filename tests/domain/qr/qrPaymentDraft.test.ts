import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { elqrLink } from '../../../src/domain/qr/elqr';
import type { ElqrCode } from '../../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../../src/domain/qr/QrPayment';
import { filledBy, QrPaymentDraft, qrPaymentOf, qrPaymentViolations } from '../../../src/domain/qr/QrPaymentDraft';
import { QrRequestDraft, qrRequestOf, qrRequestViolations } from '../../../src/domain/qr/QrRequestDraft';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const ID = operationIdOf('00000000-0000-4000-8000-000000000001');
const ACCOUNTS = [
  anAccount({ id: '1', minor: 50_000n }),
  anAccount({ id: '2', number: '1280010000000215', currency: 'USD' }),
];
const CODE: ElqrCode = {
  type: 'static',
  providerId: 'qr.otherbank.kg',
  serviceCode: '02',
  accountId: '1091820000077759',
  transactionId: '',
  amountEditable: true,
  merchantId: '',
  serviceName: '',
  comment: '',
  merchantCategory: '5812',
  amount: undefined,
  providerName: 'CAFE ALA-TOO',
};

function link(changes: Partial<ElqrCode> = {}): string {
  return elqrLink({ ...CODE, ...changes });
}

function violations(values: Partial<QrPaymentDraft>) {
  return qrPaymentViolations(
    new QrPaymentDraft({ qr: link(), debitAccountId: '1', amountText: '10', ...values }),
    ACCOUNTS,
  );
}

describe('the form of a payment by a code', () => {
  it.each([
    ['nothing', '', 'QR_REQUIRED'],
    ['another link', 'https://example.com', 'QR_UNREADABLE'],
    ['half a code', link().slice(0, -12), 'QR_DAMAGED'],
    ['a changed code', link().replace('CAFE', 'KAFE'), 'QR_TAMPERED'],
    ['a code of an own account', link({ providerId: OWN_PROVIDER, accountId: '1280010000000114' }), 'QR_OWN'],
  ])('says what is wrong with %s', (_what, qr, violation) => {
    expect(violations({ qr })).toEqual({ qr: violation });
  });

  it('asks for the amount where the code leaves it open, and for an account in soms', () => {
    expect(violations({ amountText: '' })).toEqual({ amountText: 'AMOUNT_REQUIRED' });
    expect(violations({ amountText: '500.01' })).toEqual({ amountText: 'MORE_THAN_AVAILABLE' });
    expect(violations({ debitAccountId: '2' })).toMatchObject({ debitAccountId: 'SOMS_ONLY' });
    expect(violations({ debitAccountId: '' })).toMatchObject({ debitAccountId: 'ACCOUNT_REQUIRED' });
    expect(violations({})).toEqual({});
  });

  it('pays the amount of a code that fixes it, whatever was typed', () => {
    const qr = link({ amount: money(12_345n, 'KGS'), amountEditable: false });
    const draft = new QrPaymentDraft({ qr: ` ${qr} `, debitAccountId: '1', amountText: '1', purpose: ' Чай ' });
    expect(qrPaymentOf(draft, ACCOUNTS, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      qr,
      amount: money(12_345n, 'KGS'),
      purpose: 'Чай',
    });
    const dear = link({ amount: money(50_001n, 'KGS'), amountEditable: false });
    expect(violations({ qr: dear })).toEqual({ debitAccountId: 'MORE_THAN_AVAILABLE' });
    expect(qrPaymentOf(new QrPaymentDraft({ ...draft, qr: dear }), ACCOUNTS, ID)).toBeUndefined();
  });

  it('takes the amount from a code and lets it go with the code', () => {
    const priced = link({ amount: money(99_900n, 'KGS') });
    const typed = new QrPaymentDraft({ qr: link(), amountText: '5' });
    expect(filledBy(priced, typed).amountText.replace(/\s/g, '')).toBe('999,00');
    expect(filledBy(link({ comment: 'Чай' }), typed).amountText).toBe('5');
    expect(filledBy(link(), new QrPaymentDraft(filledBy(priced, typed))).amountText).toBe('');
  });
});

describe('the form of a code to be paid by', () => {
  it('wants an account in soms, an amount that can be read if any, and few words', () => {
    const of = (values: Partial<QrRequestDraft>) =>
      qrRequestViolations(new QrRequestDraft({ accountId: '1', ...values }), ACCOUNTS);
    expect(of({})).toEqual({});
    expect(of({ accountId: '' })).toEqual({ accountId: 'ACCOUNT_REQUIRED' });
    expect(of({ accountId: '2' })).toEqual({ accountId: 'SOMS_ONLY' });
    expect(of({ amountText: '0' })).toEqual({ amountText: 'NOT_POSITIVE' });
    expect(of({ purpose: 'я'.repeat(100) })).toEqual({ purpose: 'QR_PURPOSE_TOO_LONG' });
    expect(of({ purpose: 'Спасибо 👍' })).toEqual({ purpose: 'PURPOSE_CHARACTERS' });
    expect(qrRequestOf(new QrRequestDraft({ accountId: '1', amountText: '2,50', use: 'once' }), ACCOUNTS)).toEqual({
      accountId: '1',
      amount: money(250n, 'KGS'),
      purpose: '',
      use: 'once',
    });
    expect(qrRequestOf(new QrRequestDraft({ accountId: '2' }), ACCOUNTS)).toBeUndefined();
  });
});
