import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { money } from '../../../src/domain/money/Money';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import {
  banksOfAccount,
  OtherBankTransferDraft,
  otherBankViolations,
  otherBankTransferOf,
} from '../../../src/domain/transfer/OtherBankTransferDraft';
import type { OtherBankMarket } from '../../../src/domain/transfer/OtherBankTransferDraft';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const OWN = withCheckDigits('12800100000001');
const THEIRS = withCheckDigits('11800500000777');
const OPTIMA = withCheckDigits('10902200000777');
const ID = operationIdOf('00000000-0000-4000-8000-000000000001');
const NAME = { ru: 'Банк', en: 'Bank', kg: 'Банк', cn: '银行' };
const DAYS = ['2026-11-23', '2026-11-24'].flatMap((text) => checkedToBankDay(text) ?? []);
const WIDE = {
  fixed: money(1_000n, 'KGS'),
  basisPoints: 0n,
  minimum: money(0n, 'KGS'),
  maximum: undefined,
  upTo: undefined,
};

const MARKET: OtherBankMarket = {
  accounts: [anAccount({ id: '1', number: OWN, minor: 200_000_000n }), anAccount({ id: '2', currency: 'USD' })],
  banks: ['118005', '109022', '109018'].map((bic) => ({ bic, swiftCode: '', name: NAME })),
  purposes: [{ code: '42122700', name: NAME }],
  timeLimits: [
    { paymentSystem: 'clearing', rules: PAYMENT_SYSTEM_RULES.clearing },
    { paymentSystem: 'gross', rules: PAYMENT_SYSTEM_RULES.gross },
  ],
  valueDates: [
    { paymentSystem: 'clearing', days: DAYS },
    { paymentSystem: 'gross', days: DAYS },
  ],
  tariffs: [
    { transferCode: 'CLEARING', currency: 'KGS', bands: [WIDE] },
    { transferCode: 'GROSS', currency: 'KGS', bands: [{ ...WIDE, fixed: money(15_000n, 'KGS') }] },
  ],
  limits: [],
  now: Date.UTC(2026, 10, 23, 4),
};

const SOUND = {
  debitAccountId: '1',
  creditAccountNumber: THEIRS,
  bic: '118005',
  recipientName: '  ОсОО «Ала-Тоо»  ',
  amountText: '1 500,00',
  purposeCode: '42122700',
  purpose: 'По договору 7',
} as const;

describe('a payment to another bank', () => {
  test('a sound draft stands for a payment by the advised way on the earliest day', () => {
    expect(otherBankTransferOf(new OtherBankTransferDraft(SOUND), MARKET, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      paymentSystem: 'clearing',
      bic: '118005',
      creditAccountNumber: THEIRS,
      recipientName: 'ОсОО «Ала-Тоо»',
      inn: '',
      purposeCode: '42122700',
      documentNumber: '',
      valueDate: '2026-11-23',
      amount: money(150_000n, 'KGS'),
      purpose: 'По договору 7',
    });
  });

  test('the taxpayer number of the recipient goes along, however it is grouped', () => {
    const draft = new OtherBankTransferDraft({ ...SOUND, inn: ' 0120 3199 8100 15 ' });
    expect(otherBankTransferOf(draft, MARKET, ID)).toMatchObject({ inn: '01203199810015' });
  });

  test('the choice of the customer overrides the advice', () => {
    const draft = new OtherBankTransferDraft({ ...SOUND, paymentSystem: 'gross', valueDate: '2026-11-24' });
    expect(otherBankTransferOf(draft, MARKET, ID)).toMatchObject({ paymentSystem: 'gross', valueDate: '2026-11-24' });
  });

  test.each<[Partial<OtherBankTransferDraft>, keyof OtherBankTransferDraft, ValidationCode]>([
    [{ debitAccountId: '' }, 'debitAccountId', 'ACCOUNT_REQUIRED'],
    [{ debitAccountId: '2' }, 'debitAccountId', 'SOMS_ONLY'],
    [{ creditAccountNumber: '' }, 'creditAccountNumber', 'CREDIT_ACCOUNT_REQUIRED'],
    [{ creditAccountNumber: THEIRS.slice(1) }, 'creditAccountNumber', 'CREDIT_ACCOUNT_LENGTH'],
    [
      { creditAccountNumber: `${THEIRS.slice(0, 15)}${THEIRS.endsWith('0') ? '1' : '0'}` },
      'creditAccountNumber',
      'RECIPIENT_ACCOUNT_DIGITS',
    ],
    [{ creditAccountNumber: OWN }, 'creditAccountNumber', 'CREDIT_ACCOUNT_OF_THIS_BANK'],
    [{ creditAccountNumber: withCheckDigits('99900100000001') }, 'creditAccountNumber', 'CREDIT_ACCOUNT_UNKNOWN_BANK'],
    [{ creditAccountNumber: OPTIMA }, 'creditAccountNumber', 'CREDIT_ACCOUNT_OTHER_BANK'],
    [{ bic: '' }, 'bic', 'BANK_REQUIRED'],
    [{ bic: '118999' }, 'bic', 'BANK_REQUIRED'],
    [{ recipientName: ' ' }, 'recipientName', 'PARTY_NAME_REQUIRED'],
    [{ recipientName: ' abc ' }, 'recipientName', 'PARTY_NAME_LENGTH'],
    [{ recipientName: 'я'.repeat(71) }, 'recipientName', 'PARTY_NAME_LENGTH'],
    [{ inn: '1' }, 'inn', 'TAXPAYER_INN'],
    [{ inn: '03213199810015' }, 'inn', 'TAXPAYER_INN'],
    [{ inn: '31203199810015' }, 'inn', 'TAXPAYER_INN'],
    [{ inn: '0120319981001' }, 'inn', 'TAXPAYER_INN'],
    [{ amountText: '' }, 'amountText', 'AMOUNT_REQUIRED'],
    [{ amountText: '2 000 000,01' }, 'amountText', 'MORE_THAN_AVAILABLE'],
    [{ purposeCode: '' }, 'purposeCode', 'PURPOSE_CODE_REQUIRED'],
    [{ purposeCode: '11111111' }, 'purposeCode', 'PURPOSE_CODE_REQUIRED'],
    [{ purpose: '' }, 'purpose', 'PURPOSE_REQUIRED'],
    [{ purpose: 'abc ' }, 'purpose', 'CLEARING_PURPOSE_LENGTH'],
    [{ purpose: 'я'.repeat(141) }, 'purpose', 'CLEARING_PURPOSE_LENGTH'],
    [{ purpose: '    ' }, 'purpose', 'PURPOSE_REQUIRED'],
    [{ purpose: '----' }, 'purpose', 'PURPOSE_WORDED'],
    [{ recipientName: '\u200b\u200b\u200b\u200b' }, 'recipientName', 'PARTY_NAME_REQUIRED'],
    [{ recipientName: '\u2800\u2800\u2800\u2800' }, 'recipientName', 'PARTY_NAME_LETTERS'],
    [{ recipientName: '\u3164\u3164\u3164\u3164' }, 'recipientName', 'PARTY_NAME_REQUIRED'],
    [{ documentNumber: '12345678901' }, 'documentNumber', 'DOCUMENT_NUMBER_LENGTH'],
    [{ paymentSystem: 'clearing', amountText: '1 000 000,01' }, 'paymentSystem', 'ROUTE_TOO_LARGE'],
    [{ valueDate: '2026-11-21' }, 'valueDate', 'VALUE_DATE_CLOSED'],
  ])('%j: %s is %s, and nothing is sent', (values, field, violation) => {
    const draft = new OtherBankTransferDraft({ ...SOUND, ...values });
    expect(otherBankViolations(draft, MARKET)[field]).toBe(violation);
    expect(otherBankTransferOf(draft, MARKET, ID)).toBeUndefined();
  });

  test('a day that closed while the form stood open is refused by the form already', () => {
    const draft = new OtherBankTransferDraft({ ...SOUND, valueDate: '2026-11-23' });
    expect(otherBankViolations(draft, { ...MARKET, now: Date.UTC(2026, 10, 23, 5) })).toEqual({
      valueDate: 'VALUE_DATE_CLOSED',
    });
  });

  test('an account names its bank, however it is grouped', () => {
    expect(banksOfAccount('1180 05', MARKET.banks).map(({ bic }) => bic)).toEqual(['118005']);
    expect(banksOfAccount(OPTIMA, MARKET.banks)).toHaveLength(2);
    expect(banksOfAccount('11', MARKET.banks)).toEqual([]);
  });

  test('whatever is typed, a draft is either sent as it was meant or has a problem', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(THEIRS, '118005', '42122700', '12,50', 'Договор'));
    fc.assert(
      fc.property(text, text, text, text, text, (creditAccountNumber, bic, amountText, purpose, valueDate) => {
        const draft = new OtherBankTransferDraft({
          ...SOUND,
          creditAccountNumber,
          bic,
          amountText,
          purpose,
          valueDate,
        });
        const isSound = Object.keys(otherBankViolations(draft, MARKET)).length === 0;
        expect(otherBankTransferOf(draft, MARKET, ID) !== undefined).toBe(isSound);
      }),
    );
  });
});
