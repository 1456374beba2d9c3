import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { money } from '../../../src/domain/money/Money';
import {
  BankClientTransferDraft,
  bankClientViolations,
  bankClientTransferOf,
  namesCard,
  recipientQuestionOf,
} from '../../../src/domain/transfer/BankClientTransferDraft';
import { readRecipient } from '../../../src/domain/transfer/recipient';
import type { ValidationCode } from '../../../src/domain/validation/ValidationCode';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const OWN = withCheckDigits('12800100000001');
const THEIRS = withCheckDigits('12800100000777');
const ELSEWHERE = withCheckDigits('10900100000777');
const ACCOUNTS = [
  anAccount({ id: '1', number: OWN, minor: 1_000_000n }),
  anAccount({ id: '2', number: withCheckDigits('12800100000002'), dormant: true }),
];
const SOUND = { debitAccountId: '1', recipient: THEIRS, amountText: '1 500,00', purpose: 'За обед' } as const;
const ID = operationIdOf('00000000-0000-4000-8000-000000000001');

describe('a recipient', () => {
  test.each([
    ['+996 555 12-34-56', '+996555123456'],
    ['996555123456', '+996555123456'],
    ['0555 123456', '+996555123456'],
    ['+996 (312) 61-06-10', '+996312610610'],
  ])('%s is a phone', (text, value) => {
    expect(readRecipient(text)).toEqual({ ok: true, value: { by: 'phone', value } });
  });

  test.each([
    ['', 'RECIPIENT_REQUIRED'],
    ['  ', 'RECIPIENT_REQUIRED'],
    ['128001', 'RECIPIENT_UNREADABLE'],
    ['Айбек', 'RECIPIENT_UNREADABLE'],
    ['+7 701 123 45 67', 'RECIPIENT_UNREADABLE'],
    ['+996 055 123 456', 'RECIPIENT_UNREADABLE'],
    ['1280016000000115', 'RECIPIENT_ACCOUNT_DIGITS'],
    ['9417 0000 0000 1015', 'CARD_NUMBER_WRONG'],
  ])('%j is none: %s', (text, failure) => {
    expect(readRecipient(text)).toEqual({ ok: false, failure });
  });

  test('an account number is read however it is grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^128\d{11}$/), fc.constantFrom(' ', '-', '\u00a0', ''), (start, space) => {
        const number = withCheckDigits(start);
        expect(readRecipient(number.replace(/(\d{4})(?=\d)/g, `$1${space}`))).toEqual({
          ok: true,
          value: { by: 'account', value: number },
        });
      }),
    );
  });
});

describe('whom the bank can be asked about', () => {
  test.each([
    ['a complete account', THEIRS, { by: 'account', value: THEIRS }],
    ['a complete card', '9417 0000 0000 1014', { by: 'card', value: '9417000000001014' }],
    ['a complete phone', '0555 123 456', { by: 'phone', value: '+996555123456' }],
    ['half an account', '1280 0100', undefined],
    ['an account of another bank', ELSEWHERE, undefined],
    ['the account the money comes from', OWN, undefined],
    ['nobody', '', undefined],
  ])('%s', (_name, recipient, expected) => {
    expect(recipientQuestionOf({ recipient, debitAccountId: '1' }, ACCOUNTS)?.recipient).toEqual(expected);
  });

  test('a card is kept nowhere, from its first digits on', () => {
    expect(
      ['4', '9417 0', '9417 0000 0000 1014', '0417', THEIRS].map((recipient) =>
        namesCard(new BankClientTransferDraft({ recipient })),
      ),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('a transfer to another customer', () => {
  test('a sound draft stands for a transfer', () => {
    expect(bankClientTransferOf(new BankClientTransferDraft(SOUND), ACCOUNTS, ID)).toEqual({
      operationId: ID,
      debitAccountId: '1',
      recipient: { by: 'account', value: THEIRS },
      amount: money(150_000n, 'KGS'),
      purpose: 'За обед',
    });
  });

  test.each<[Partial<BankClientTransferDraft>, keyof BankClientTransferDraft, ValidationCode]>([
    [{ debitAccountId: '' }, 'debitAccountId', 'ACCOUNT_REQUIRED'],
    [{ debitAccountId: '9' }, 'debitAccountId', 'ACCOUNT_NOT_FOUND'],
    [{ debitAccountId: '2' }, 'debitAccountId', 'ACCOUNT_DEBIT_DORMANT'],
    [{ recipient: '' }, 'recipient', 'RECIPIENT_REQUIRED'],
    [{ recipient: 'Айбек' }, 'recipient', 'RECIPIENT_UNREADABLE'],
    [{ recipient: OWN }, 'recipient', 'SAME_ACCOUNT'],
    [{ recipient: ELSEWHERE }, 'recipient', 'RECIPIENT_OTHER_BANK'],
    [{ amountText: '' }, 'amountText', 'AMOUNT_REQUIRED'],
    [{ amountText: '10 000,01' }, 'amountText', 'MORE_THAN_AVAILABLE'],
    [{ purpose: 'я'.repeat(201) }, 'purpose', 'PURPOSE_TOO_LONG'],
  ])('%j: %s is %s, and nothing is sent', (values, field, violation) => {
    const draft = new BankClientTransferDraft({ ...SOUND, ...values });
    expect(bankClientViolations(draft, ACCOUNTS)[field]).toBe(violation);
    expect(bankClientTransferOf(draft, ACCOUNTS, ID)).toBeUndefined();
  });

  test('whatever is typed, a draft is either sent as it was meant or has a problem', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(THEIRS, '0555123456', '12,50', '1'));
    fc.assert(
      fc.property(text, text, text, (recipient, amountText, purpose) => {
        const draft = new BankClientTransferDraft({ debitAccountId: '1', recipient, amountText, purpose });
        const isSound = Object.keys(bankClientViolations(draft, ACCOUNTS)).length === 0;
        expect(bankClientTransferOf(draft, ACCOUNTS, ID) !== undefined).toBe(isSound);
      }),
    );
  });
});
