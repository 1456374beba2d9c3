import { describe, expect, it } from 'vitest';

import { FORMATS_OF, BATCH_KINDS } from '../../../src/domain/batch/batchFormats';
import type { BatchFormat, BatchKind } from '../../../src/domain/batch/batchFormats';
import { printBatchFile, readBatchFile } from '../../../src/domain/batch/readBatchFile';
import { money } from '../../../src/domain/money/Money';
import { parseAmount } from '../../../src/domain/money/parseAmount';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { PAYMENT_SYSTEM_RULES } from '../../../src/domain/transfer/paymentSystems';
import { INN } from './arbitraries';

const DEBIT = '1280016000000114';
const DAY = bankDayOf(Date.UTC(2026, 10, 20, 6));

/** Amount printed into the files, which each case replaces; no other field has its digits. */
const PRINTED = '2718.28';

/** Notations of an amount with the minor units both form and file read, or the fault of the line. */
const NOTATIONS: readonly (readonly [written: string, right: bigint | string])[] = [
  ['1500.00', 150_000n],
  ['1500,5', 150_050n],
  ['1,500.00', 150_000n],
  ['45.000,00', 4_500_000n],
  ['1 500,00', 150_000n],
  ['1\u00a0500,00', 150_000n],
  ['1\u202f500,00', 150_000n],
  ['1’500.00', 150_000n],
  ["1'500.00", 150_000n],
  ['1’234’567', 123_456_700n],
  ['1.234.567,89', 123_456_789n],
  ['1,234,567.89', 123_456_789n],
  ['１５００．００', 150_000n],
  ['\u200e1500.00\u200e', 150_000n],
  ['1.500', 'NOT_AN_AMOUNT'],
  ['1,500', 'NOT_AN_AMOUNT'],
  ['1’50.00', 'NOT_AN_AMOUNT'],
  ['1,50,000.00', 'NOT_AN_AMOUNT'],
  ['1.500.00', 'NOT_AN_AMOUNT'],
  ['1,500.00,00', 'NOT_AN_AMOUNT'],
  ['1 500, 00', 'NOT_AN_AMOUNT'],
  ['-1,500.00', 'NOT_POSITIVE'],
  ['0,00', 'NOT_POSITIVE'],
  ['12,345,678,901.00', 'TOO_LONG'],
  ['', 'REQUIRED'],
];

const CLEARING_MAXIMUM = PAYMENT_SYSTEM_RULES.clearing.maximum?.minor ?? 0n;

/** Notations only a form accepts: in a file nobody looks at what was read. */
const REFUSED_IN_FILES = ['15 00,00', '1500 00'];

const ORDER = {
  documentNumber: '101',
  bic: '109022',
  accountNumber: '1091820000077759',
  recipientName: 'ОсОО Пример',
  inn: INN,
  purposeCode: '42122700',
  amount: money(271_828n, 'KGS'),
  valueDate: DAY,
  purpose: 'За услуги',
};
const OWN = { ...ORDER, bic: '', accountNumber: DEBIT, purposeCode: '' };
const { valueDate: _day, ...OF_SALARY } = { ...OWN, documentNumber: '' };

function orderOf(kind: BatchKind) {
  if (kind === 'salary') {
    return OF_SALARY;
  }
  if (kind !== 'swift') {
    return kind === 'internal' ? OWN : ORDER;
  }
  return {
    ...ORDER,
    ...{ bic: '', inn: '', purposeCode: '', recipientName: 'MUSTER GMBH', purpose: 'INVOICE 77' },
    accountNumber: 'DE89370400440532013000',
    amount: money(271_828n, 'EUR'),
    abroad: {
      ...{
        recipientAddress: 'HAUPTSTR. 1, BERLIN',
        bankCode: 'DEUTDEFF',
        intermediaryBank: '',
        charges: 'SHA' as const,
      },
      ...{ correspondentAccount: '', operationCode: '', kpp: '', bin: '', kbe: '', knp: '' },
    },
  };
}

/** The file with the amount in a notation that control sums have too; a line that is refused leaves the sums as printed. */
function withAmount(printed: string, written: string): string {
  const isRead = NOTATIONS.some(([notation, right]) => notation === written && typeof right === 'bigint');
  const lines = printed.split('\r\n');
  return lines.map((line) => (isRead || !/^[HT]\|/.test(line) ? line.replace(PRINTED, written) : line)).join('\r\n');
}

/** Result of the only line of a file with an amount in some notation: minor units, or its faults. */
function resultOf(kind: BatchKind, format: BatchFormat, written: string): unknown {
  const printed = printBatchFile(
    { kind, debitAccountNumber: DEBIT, madeOn: ORDER.valueDate, orders: [orderOf(kind)] },
    format,
  );
  expect(printed).toContain(PRINTED);
  const { faults, lines } = readBatchFile(withAmount(printed, written), { kind, format });
  const codes = lines.flatMap((line) => line.faults.map(({ field, code }) => `${field} ${code}`));
  return codes.length > 0 ? codes : faults.length > 0 ? faults : lines.map(({ order }) => order?.amount.minor);
}

const WAYS = BATCH_KINDS.flatMap((kind) => FORMATS_OF[kind].map((format) => [kind, format] as const));

describe.each(WAYS)('an amount in a file of %s as %s', (kind, format) => {
  it.each(NOTATIONS)('written %j is read as %s', (written, right) => {
    const isOverClearing = kind === 'clearing' && typeof right === 'bigint' && right > CLEARING_MAXIMUM;
    const fault = isOverClearing ? 'OVER_MAXIMUM' : right;
    expect(resultOf(kind, format, written)).toEqual([typeof fault === 'string' ? `amount ${fault}` : fault]);
  });

  it.each(REFUSED_IN_FILES)('written %j is refused', (written) => {
    expect(resultOf(kind, format, written)).toEqual(['amount NOT_AN_AMOUNT']);
  });
});

describe('an amount in a form', () => {
  it.each(NOTATIONS)('written %j is read as in a file: %s', (written, right) => {
    const read = parseAmount(written, 'KGS');
    expect(read.ok ? read.value.minor : 'refused').toBe(typeof right === 'string' ? 'refused' : right);
  });
});

describe('an amount in a salary with another separator', () => {
  const header = 'npp;fullName;inn;account;amount;purpose';
  it.each([
    ['\t', '1,500.00', [150_000n]],
    ['\t', '1’500.00', [150_000n]],
    [',', '"1,500.00"', [150_000n]],
    [',', '"45.000,00"', [4_500_000n]],
    [',', '1,500.00', ['line WRONG_COLUMNS']],
    [',', '1 500,00', ['line WRONG_COLUMNS']],
  ] as const)('%j, written %j is read or refused by its columns', (separator, written, right) => {
    const row = ['1', 'Асанов Айбек', INN, DEBIT, written, 'Зарплата'].join(separator);
    const { lines } = readBatchFile([`"sep=${separator}"`, header.replaceAll(';', separator), row].join('\n'), {
      kind: 'salary',
      format: 'csv',
    });
    const faults = lines.flatMap((line) => line.faults.map(({ field, code }) => `${field} ${code}`));
    expect(faults.length > 0 ? faults : lines.map(({ order }) => order?.amount.minor)).toEqual(right);
  });
});

describe('a number in a file', () => {
  it.each([
    ['salary', 'csv', INN, `${INN.slice(0, 4)}\u00a0${INN.slice(4)}`],
    ['salary', 'csv', DEBIT, '1280\u20110160\u20110000\u20110114'],
    ['clearing', 'txt', '109022', '\u200e109022\u200e'],
    ['clearing', 'plt', '42122700', '4212 2700'],
    ['swift', 'plt', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['swift', 'plt', 'DE89370400440532013000', 'IBAN: DE89 3704 0044 0532 0130 00'],
    ['swift', 'plt', 'DEUTDEFF', 'deutdeff'],
  ] as const)('of %s as %s, %s, is read as it looks when written %j', (kind, format, number, written) => {
    const order = orderOf(kind);
    const printed = printBatchFile(
      { kind, debitAccountNumber: DEBIT, madeOn: ORDER.valueDate, orders: [order] },
      format,
    );
    expect(printed).toContain(number);
    // The account of the payer in the head stays.
    const at = printed.lastIndexOf(number);
    const text = printed.slice(0, at) + written + printed.slice(at + number.length);
    const { faults, lines } = readBatchFile(text, { kind, format });
    expect([faults, lines.flatMap((line) => line.faults), lines.map((line) => line.order)]).toEqual([[], [], [order]]);
  });
});
