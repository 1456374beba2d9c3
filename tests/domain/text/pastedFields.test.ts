import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { money } from '../../../src/domain/money/Money';
import { BankClientTransferDraft, bankClientTransferOf } from '../../../src/domain/transfer/BankClientTransferDraft';
import { SwiftTransferDraft, swiftTransferOf, swiftViolations } from '../../../src/domain/transfer/SwiftTransferDraft';
import { SignInForm } from '../../../src/domain/user/SignInForm';
import { validate } from '../../../src/domain/validation/validate';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';

const ID = operationIdOf('00000000-0000-4000-8000-000000000001');
const ACCOUNTS = [
  anAccount({ id: 'eur', currency: 'EUR', minor: 1_000_000n }),
  anAccount({ id: 'kgs', currency: 'KGS', minor: 1_000_000n }),
];

const ABROAD = {
  debitAccountId: 'eur',
  amountText: '100',
  bankCode: 'DEUTDEFF',
  bankName: 'DEUTSCHE BANK',
  creditAccountNumber: 'DE89370400440532013000',
  recipientName: 'MUSTER GMBH',
  recipientAddress: 'HAUPTSTR. 1, BERLIN',
  recipientCountry: 'DE',
  purpose: 'INVOICE 77',
  valueDate: '2026-11-24',
} as const;

function sentAbroad(pasted: Partial<SwiftTransferDraft>) {
  return swiftTransferOf(new SwiftTransferDraft({ ...ABROAD, ...pasted }), ACCOUNTS, ID);
}

describe('fields as people paste them into forms', () => {
  test.each([
    '\u200eDE89 3704 0044 0532 0130 00\u200e',
    'DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00',
    'IBAN: DE89 3704 0044 0532 0130 00',
  ])('the IBAN %j is sent as it looks', (creditAccountNumber) => {
    expect(sentAbroad({ creditAccountNumber })?.creditAccountNumber).toBe('DE89370400440532013000');
  });

  test('a Cyrillic letter in an IBAN is refused by its name and place', () => {
    const draft = new SwiftTransferDraft({ ...ABROAD, creditAccountNumber: 'D\u0415 89 3704 0044 0532 0130 00' });
    expect(swiftViolations(draft, ACCOUNTS)).toEqual({ creditAccountNumber: 'CYRILLIC_LETTER 2 \u0415' });
  });

  test('a Greek letter in a SWIFT code is refused by its name and place', () => {
    const draft = new SwiftTransferDraft({ ...ABROAD, bankCode: 'D\u0395UTDEFF' });
    expect(swiftViolations(draft, ACCOUNTS)).toEqual({ bankCode: 'NON_LATIN_LETTER 2 \u0395' });
  });

  test('a SWIFT code behind a zero-width space is sent as it looks', () => {
    expect(sentAbroad({ bankCode: '\u200bDEUTDEFF' })?.bankCode).toBe('DEUTDEFF');
  });

  test.each([
    ['１２３．４５', 12_345n],
    ['1.234,56', 123_456n],
    ['1\u00a0234,56', 123_456n],
  ])('the amount %j is sent', (amountText, minor) => {
    expect(sentAbroad({ amountText })?.amount).toEqual(money(minor, 'EUR'));
  });

  test('an amount that can be read in two ways is refused', () => {
    expect(sentAbroad({ amountText: '1.234' })).toBeUndefined();
  });

  test.each([
    ['recipientName', '\u200b\u200b\u200b\u200b', 'PARTY_NAME_REQUIRED'],
    ['recipientName', '....', 'PARTY_NAME_LETTERS'],
    ['recipientName', '   ', 'PARTY_NAME_REQUIRED'],
    ['recipientName', 'A   B', 'PARTY_NAME_LENGTH'],
    ['recipientAddress', 'A    1', 'RECIPIENT_ADDRESS_LENGTH'],
    ['recipientAddress', ' , , ', 'RECIPIENT_ADDRESS_LENGTH'],
    ['recipientAddress', '     ', 'RECIPIENT_ADDRESS_LENGTH'],
    ['recipientAddress', '----', 'RECIPIENT_ADDRESS_LENGTH'],
    ['bankName', '\u2060', 'BANK_NAME_REQUIRED'],
    ['purpose', '\u200b  ', 'PURPOSE_REQUIRED'],
    ['purpose', '....', 'PURPOSE_WORDED'],
  ] as const)('a transfer abroad with %s %j is refused', (field, text, violation) => {
    const draft = new SwiftTransferDraft({ ...ABROAD, [field]: text });
    expect(swiftViolations(draft, ACCOUNTS)[field]).toBe(violation);
  });

  test('a name and an address of a transfer abroad are sent without the spaces around and between their words', () => {
    const sent = sentAbroad({ recipientName: '  MUSTER   GMBH ', recipientAddress: ' HAUPTSTR. 1,\n BERLIN  ' });
    expect([sent?.recipientName, sent?.recipientAddress]).toEqual(['MUSTER GMBH', 'HAUPTSTR. 1, BERLIN']);
  });

  test.each([
    ['recipientName', '     '],
    ['recipientName', '....'],
    ['recipientAddress', '     '],
    ['recipientAddress', ' , , '],
    ['recipientBankName', '   '],
    ['purpose', '   '],
  ])('the wire refuses a transfer abroad with %s %j', (field, text) => {
    const { request } = adapterOf('MAKE_SWIFT_TRANSFER');
    const sent = sentAbroad({});
    const wire: object = Object(sent && z.encode(request, { ...sent, debitAccountId: '1' }));
    expect(z.safeDecode(request, wire as never).success).toBe(true);
    expect(z.safeDecode(request, { ...wire, [field]: text } as never).success).toBe(false);
  });

  test('the wire trims the address of a transfer abroad', () => {
    const { request } = adapterOf('MAKE_SWIFT_TRANSFER');
    const sent = sentAbroad({});
    const wire: object = Object(sent && z.encode(request, { ...sent, debitAccountId: '1' }));
    expect(z.decode(request, { ...wire, recipientAddress: '  BERLIN, 1 ' } as never)).toMatchObject({
      recipientAddress: 'BERLIN, 1',
    });
  });

  test.each(['+996 555 000\u2011202', '00996 555 000 202', '\u202a0555 000 202\u202c'])(
    'the phone %j finds its recipient',
    (recipient) => {
      const draft = new BankClientTransferDraft({ debitAccountId: 'kgs', amountText: '100', recipient });
      expect(bankClientTransferOf(draft, ACCOUNTS, ID)?.recipient).toEqual({ by: 'phone', value: '+996555000202' });
    },
  );

  test('a login with the space a phone adds is sent without it', () => {
    const form = new SignInForm({ username: 'aibek ', password: 'x' });
    expect([form.username, validate(form, ['password'])]).toEqual(['aibek', {}]);
  });
});
