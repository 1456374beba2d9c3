import { describe, expect, test } from 'vitest';

import { BankClientTransferDraft, bankClientTransferOf } from '../../../src/domain/transfer/BankClientTransferDraft';
import { SwiftTransferDraft, swiftTransferOf, swiftViolations } from '../../../src/domain/transfer/SwiftTransferDraft';
import { SignInForm } from '../../../src/domain/user/SignInForm';
import { validate } from '../../../src/domain/validation/validate';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';
import cases from '../../cases/fields.json';

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

/** Result of a field: the value that is sent, or the violation it is refused with. */
type Outcome = { readonly sent: string } | { readonly refused: string };

function abroad(field: 'creditAccountNumber' | 'bankCode' | 'amountText', value: string): Outcome {
  const draft = new SwiftTransferDraft({ ...ABROAD, [field]: value });
  const sent = swiftTransferOf(draft, ACCOUNTS, ID);
  if (sent === undefined) {
    return { refused: swiftViolations(draft, ACCOUNTS)[field] ?? '' };
  }
  return { sent: field === 'amountText' ? sent.amount.minor.toString() : sent[field] };
}

const FORMS: Readonly<Record<string, (value: string) => Outcome>> = {
  '/login username': (value) => {
    const form = new SignInForm({ username: value, password: 'x' });
    const { username } = validate(form, ['password']);
    return username === undefined ? { sent: form.username } : { refused: username };
  },
  '/payment/swift creditAccountNumber': (value) => abroad('creditAccountNumber', value),
  '/payment/swift bankCode': (value) => abroad('bankCode', value),
  '/payment/swift amountText': (value) => abroad('amountText', value),
  '/payment/other-accounts recipient': (recipient) => {
    const draft = new BankClientTransferDraft({ debitAccountId: 'kgs', amountText: '100', recipient });
    const sent = bankClientTransferOf(draft, ACCOUNTS, ID)?.recipient;
    return sent === undefined ? { refused: 'RECIPIENT' } : { sent: sent.value };
  },
};

const IBAN = 'DE89370400440532013000';
/** Right value of each case; A02d is one of those its report allows, a refusal that names the letter. */
const RIGHT: Readonly<Record<string, Outcome>> = {
  A01: { sent: 'aibek' },
  A02a: { sent: IBAN },
  A02b: { sent: IBAN },
  A02c: { sent: IBAN },
  A02d: { refused: 'CYRILLIC_LETTER 2 \u0415' },
  A02e: { sent: 'DEUTDEFF' },
  A03a: { sent: '12345' },
  A03b: { sent: '123456' },
  A03c: { sent: '123456' },
  A03d: { refused: 'TOO_MANY_DECIMALS' },
  A04: { sent: '+996555000202' },
};

describe('text pasted into a field, from public reports', () => {
  test('has a right value in every case', () => {
    expect(Object.keys(RIGHT)).toEqual(cases.map(({ id }) => id));
  });

  test.each(cases)('$id, $form $field: $right', ({ id, form, field, value }) => {
    expect(FORMS[`${form} ${field}`]?.(value)).toEqual(RIGHT[id]);
  });
});
