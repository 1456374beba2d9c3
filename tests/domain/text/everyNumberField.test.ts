import { describe, expect, test } from 'vitest';

import { readAccount } from '../../../src/domain/batch/readFields';
import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { readExpiry } from '../../../src/domain/card/cardExpiry';
import { cardPinViolations } from '../../../src/domain/card/CardPinForm';
import {
  invoiceSeriesViolations,
  InvoiceSeriesDraft,
  QrInvoiceDraft,
} from '../../../src/domain/invoice/QrInvoiceDraft';
import { qrInvoiceViolations } from '../../../src/domain/invoice/QrInvoiceDraft';
import { money } from '../../../src/domain/money/Money';
import { matchesPayee } from '../../../src/domain/payee/matchesPayee';
import { JanyKitepDraft, janyKitepViolations } from '../../../src/domain/payment/JanyKitepDraft';
import { readMobilePhone } from '../../../src/domain/payment/mobileOperator';
import { readField } from '../../../src/domain/payment/ProviderField';
import { checkbooksCost, CheckbookOrderDraft } from '../../../src/domain/shop/CheckbookOrderDraft';
import { FinePaymentDraft, fineViolations } from '../../../src/domain/tax/FinePaymentDraft';
import { innViolation, TaxPaymentDraft, taxViolations } from '../../../src/domain/tax/TaxPaymentDraft';
import { BankClientTransferDraft, bankClientTransferOf } from '../../../src/domain/transfer/BankClientTransferDraft';
import { namesCard } from '../../../src/domain/transfer/BankClientTransferDraft';
import { cardNumberViolation } from '../../../src/domain/transfer/cardRules';
import { CardReplenishmentDraft, replenishmentViolations } from '../../../src/domain/transfer/CardReplenishmentDraft';
import { readRecipientPhone, readTransferCode } from '../../../src/domain/transfer/moneyTransferRules';
import { recipientOf, SwiftTransferDraft } from '../../../src/domain/transfer/SwiftTransferDraft';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { PassportForm } from '../../../src/domain/user/PassportForm';
import { passwordViolations } from '../../../src/domain/user/passwordPolicy';
import { RegistrationForm } from '../../../src/domain/user/RegistrationForm';
import { RestoreForm } from '../../../src/domain/user/RestoreForm';
import { SignInForm } from '../../../src/domain/user/SignInForm';
import { UsernameChangeForm } from '../../../src/domain/user/UsernameChangeForm';
import { validate } from '../../../src/domain/validation/validate';
import { readWalletNumber } from '../../../src/domain/wallet/walletNumber';
import { anAccount } from '../../application/support/builders';
import { operationIdOf } from '../../application/support/fakePorts';
import cases from '../../cases/fields.json';
import { payee } from '../payee/support';

const TODAY = bankDayOf(Date.UTC(2026, 10, 24, 6));
const ACCOUNTS = [anAccount({ id: 'kgs', minor: 1_000_000n })];
const ID = operationIdOf('00000000-0000-4000-8000-000000000001');
const ACCOUNT = withCheckDigits('12800100000001');
const CARD = '9417000000003036';
const VISA = '4111111111111111';
const PHONE = '+996555000202';
const INN = '22305198500042';

/** Reads a text as a field does: its value, or its violation. */
type Read = (text: string) => unknown;

const recipient: Read = (text) =>
  bankClientTransferOf(
    new BankClientTransferDraft({ debitAccountId: 'kgs', amountText: '1', recipient: text }),
    ACCOUNTS,
    ID,
  )?.recipient;
const abroad =
  (currency: 'RUB' | 'KZT', field: 'inn' | 'kpp' | 'correspondentAccount' | 'bin' | 'kbe' | 'knp'): Read =>
  (text) =>
    recipientOf(new SwiftTransferDraft({ [field]: text }), currency)[field];
const saved = payee({ accountNumber: ACCOUNT, phone: PHONE });

/** Fields of numbers by form, each with a value written without anything between its characters, and how the form reads it. */
const FIELDS: Readonly<Record<string, readonly [value: string, read: Read]>> = {
  'transfer to a client: account': [ACCOUNT, recipient],
  'transfer to a client: card': [CARD, recipient],
  'transfer to a client: phone': [PHONE, recipient],
  'transfer to a client: a card is kept nowhere': [
    CARD,
    (text) => namesCard(new BankClientTransferDraft({ recipient: text })),
  ],
  'transfer to a card': [CARD, (text) => cardNumberViolation(text, 'elcart')],
  'top-up from a card: number': [VISA, (text) => cardNumberViolation(text, 'visa')],
  'top-up from a card: expiry': ['0829', readExpiry],
  'top-up from a card: security code': [
    '123',
    (text) =>
      replenishmentViolations(new CardReplenishmentDraft({ securityCode: text }), { accounts: ACCOUNTS, today: TODAY })
        .securityCode,
  ],
  'PIN of a card: security code': [
    '123',
    (text) => cardPinViolations({ securityCode: text, pin: '7294', repeat: '7294' }).securityCode,
  ],
  'money transfer: phone': [PHONE, readRecipientPhone],
  'money transfer: control number': ['1234567890', readTransferCode],
  'phone top-up': [PHONE, readMobilePhone],
  'provider: digits': ['1234567', (text) => readField({ keyboard: 'digits' }, text)],
  'provider: phone': [PHONE, (text) => readField({ keyboard: 'phone' }, text)],
  'wallet': [PHONE, readWalletNumber],
  'schoolbooks: code of a school': [
    '1234567',
    (text) =>
      janyKitepViolations(new JanyKitepDraft({ schoolCode: text }), { accounts: ACCOUNTS, providers: [] }).schoolCode,
  ],
  'tax: INN': [INN, innViolation],
  'tax: vehicle': [
    '01KG123ABC',
    (text) => taxViolations('transport', new TaxPaymentDraft({ vehicleNumber: text }), []).vehicleNumber,
  ],
  'fine': ['AB12345', (text) => fineViolations(new FinePaymentDraft({ decisionNumber: text }), []).decisionNumber],
  'invoice: INN': [
    INN,
    (text) => qrInvoiceViolations(new QrInvoiceDraft({ payerInn: text }), { accounts: [], today: TODAY }).payerInn,
  ],
  'invoices: days to pay': [
    '10',
    (text) =>
      invoiceSeriesViolations(new InvoiceSeriesDraft({ daysToPay: text }), { accounts: [], today: TODAY }).daysToPay,
  ],
  'checkbooks: number': [
    '3',
    (text) => checkbooksCost(new CheckbookOrderDraft({ countText: text }), money(100n, 'KGS'))?.minor,
  ],
  'roubles: INN': ['7707083893', abroad('RUB', 'inn')],
  'roubles: KPP': ['773601001', abroad('RUB', 'kpp')],
  'roubles: correspondent account': ['30101810400000000225', abroad('RUB', 'correspondentAccount')],
  'tenge: BIN': ['971240001315', abroad('KZT', 'bin')],
  'passport: number': ['1234567', (text) => new PassportForm({ number: text }).number],
  'passport: INN': [INN, (text) => new PassportForm({ inn: text }).inn],
  'registration: card': [CARD, (text) => validate(new RegistrationForm({ cardNumber: text, codeWord: 'Айва' }))],
  'restore: phone': [PHONE, (text) => new RestoreForm({ phone: text }).phone],
  'payees: account': [ACCOUNT, (text) => matchesPayee(saved, text)],
  'payees: phone': [PHONE, (text) => matchesPayee(saved, text)],
  'batch: account': [ACCOUNT, readAccount],
  'password: phone of the owner': [
    'pass-000202',
    (text) => passwordViolations(text, { username: 'aibek', phone: PHONE }).includes('CONTAINS_PHONE'),
  ],
};

/** Ways to write a number, by the case of a public report that has it. */
const WAYS: Readonly<Record<string, (value: string) => string>> = {
  'A02a, between direction marks': (value) => `\u200e${value}\u200e`,
  'A02b, with zero-width spaces': (value) => value.replaceAll(/./g, '$&\u200b'),
  'A03a, in full width': (value) =>
    value.replaceAll(/[0-9A-Z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  'A03c, behind a no-break space': (value) => `\u00a0${value} `,
};
/** Ways to write a number in groups; an expiry, a vehicle and a count have none. */
const GROUPS: Readonly<Record<string, (value: string) => string>> = {
  'A03c, with no-break spaces': (value) => value.replaceAll(/(\d{4})(?=\d)/g, '$1\u00a0'),
  'A04, with no-break hyphens': (value) => value.replaceAll(/(\d{4})(?=\d)/g, '$1\u2011'),
};
const WITHOUT_GROUPS = ['0829', '10', '3', '123', '01KG123ABC', 'AB12345', 'pass-000202'];

const WRITTEN = Object.entries(FIELDS).flatMap(([field, [value, read]]) =>
  Object.entries({ ...WAYS, ...(!WITHOUT_GROUPS.includes(value) && GROUPS) }).map(([way, written]) => ({
    field,
    way,
    value,
    text: written(value),
    read,
  })),
);

describe('a number', () => {
  test.each(WRITTEN)('$field, $way, is read as it looks', ({ value, text, read }) => {
    expect(text).not.toBe(value);
    expect(read(text)).toEqual(read(value));
    expect(read('?')).not.toEqual(read(value));
  });

  test.each(Object.keys({ ...WAYS, ...GROUPS }))('%s has its case in a public report', (way) => {
    expect(cases.map(({ id }) => id)).toContain(way.slice(0, way.indexOf(',')));
  });
});

const valueOf = (id: string): string => cases.find((one) => one.id === id)?.value ?? '';

describe('the texts of public reports', () => {
  test.each(Object.entries(FIELDS).filter(([, [value]]) => value === PHONE))(
    'A04, phone: %s',
    (_field, [value, read]) => {
      expect(read(valueOf('A04'))).toEqual(read(value));
    },
  );

  test('A01, login: every form that takes one', () => {
    const typed = valueOf('A01');
    const change = new UsernameChangeForm({ newUsername: typed, repeatedUsername: typed });
    expect([
      new SignInForm({ username: typed }).username,
      new RestoreForm({ username: typed }).username,
      change.newUsername,
      change.repeatedUsername,
    ]).toEqual(['aibek', 'aibek', 'aibek', 'aibek']);
  });
});
