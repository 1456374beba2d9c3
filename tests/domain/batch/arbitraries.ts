import fc from 'fast-check';

import type { BatchOrder } from '../../../src/domain/batch/BatchOrder';
import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { money } from '../../../src/domain/money/Money';
import type { BankDay } from '../../../src/domain/time/Instant';

export const INN = '20101199000001';

const BIC = '109022';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** Texts of letters, digits and what people put between them; a file takes them apart and together again. */
const words = (longest: number, unit = fc.constantFrom(...'АБВабвңөүXyz019 «»";,.=-№')) =>
  fc
    .string({ unit, minLength: 4, maxLength: longest })
    .map((text) => `Яя${text.trim()}`.padEnd(4, 'я').slice(0, longest).trimEnd().padEnd(4, 'я'));

const latin = (longest: number) =>
  words(longest, fc.constantFrom(...'ABCxyz019 -/().,')).map((text) => text.replaceAll('Я', 'A').replaceAll('я', 'a'));

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10) as BankDay);

const amount = (maximum: bigint) => fc.bigInt({ min: 1n, max: maximum }).map((minor) => money(minor, 'KGS'));

const account = (prefix: string) => digits(14 - prefix.length).map((rest) => withCheckDigits(prefix + rest));

const common = { documentNumber: fc.constant(''), bic: fc.constant(''), purposeCode: fc.constant('') };

const document = {
  documentNumber: digits(6),
  valueDate: day,
  purpose: words(140),
  recipientName: words(70),
  inn: fc.constantFrom('', INN),
};

const salary: fc.Arbitrary<BatchOrder> = fc.record({
  ...common,
  recipientName: words(70),
  inn: fc.constant(INN),
  accountNumber: account('128'),
  amount: amount(999_999_999_999n),
  purpose: words(140),
});

const internal: fc.Arbitrary<BatchOrder> = fc.record({
  ...common,
  ...document,
  accountNumber: account('128'),
  amount: amount(999_999_999_999n),
});

const toBank = (maximum: bigint): fc.Arbitrary<BatchOrder> =>
  fc.record({
    ...document,
    bic: fc.constant(BIC),
    purposeCode: digits(8),
    accountNumber: account('109'),
    amount: amount(maximum),
  });

const swift: fc.Arbitrary<BatchOrder> = fc.record({
  ...common,
  documentNumber: digits(6),
  valueDate: day,
  recipientName: latin(70),
  inn: fc.constant(''),
  accountNumber: fc.constantFrom('GB82WEST12345698765432'),
  amount: fc.bigInt({ min: 1n, max: 999_999_999_999n }).map((minor) => money(minor, 'USD')),
  purpose: latin(140),
  abroad: fc.record({
    recipientAddress: latin(70),
    bankCode: fc.constant('WESTGB22'),
    intermediaryBank: fc.constantFrom('', 'CITIUS33'),
    charges: fc.constantFrom('OUR' as const, 'SHA' as const, 'BEN' as const),
    correspondentAccount: fc.constant(''),
    operationCode: fc.constant(''),
    kpp: fc.constant(''),
    bin: fc.constant(''),
    kbe: fc.constant(''),
    knp: fc.constant(''),
  }),
});

export const ORDERS: Readonly<Record<BatchKind, fc.Arbitrary<BatchOrder>>> = {
  salary,
  internal,
  clearing: toBank(100_000_000n),
  gross: toBank(999_999_999_999n),
  swift,
};
