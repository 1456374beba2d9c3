import { money } from '../money/Money';
import { writtenDay } from '../time/format';
import type { BankDay } from '../time/Instant';
import type { Batch, BatchLine } from './Batch';
import type { BatchField } from './batchFaults';
import type { BatchKind } from './batchFormats';
import { sumOfLines } from './batchLines';
import { printPaymentTable } from './paymentTable';
import { writtenAmount } from './readFields';
import { SALARY_HEADER } from './salaryCsv';
import { quoted } from './tableCells';

const SALARY: readonly BatchField[] = ['recipientName', 'inn', 'account', 'amount', 'purpose'];
const PAYMENT: readonly BatchField[] = [
  'documentNumber',
  'bic',
  'account',
  'recipientName',
  'inn',
  'knp',
  'amount',
  'valueDate',
  'purpose',
];
const ABROAD: readonly BatchField[] = [
  'documentNumber',
  'currency',
  'amount',
  'valueDate',
  'recipientName',
  'recipientAddress',
  'bankCode',
  'intermediaryBank',
  'account',
  'purpose',
  'charges',
  'feeAccount',
  'correspondentAccount',
  'operationCode',
  'inn',
  'kpp',
  'bin',
  'kbe',
  'kztKnp',
];

/** Keys of 1C, in the order of its standard. */
const KEYS: readonly (readonly [string, BatchField])[] = [
  ['Номер', 'documentNumber'],
  ['Дата', 'valueDate'],
  ['Сумма', 'amount'],
  ['ПлательщикСчет', 'debitAccount'],
  ['ПолучательСчет', 'account'],
  ['ПолучательИНН', 'inn'],
  ['Получатель1', 'recipientName'],
  ['ПолучательБИК', 'bic'],
  ['ВидПлатежа', 'kind'],
  ['КодНазПлатежа', 'knp'],
  ['НазначениеПлатежа', 'purpose'],
];

/**
 * Lines as they were written, in a file of their own: to be put right and handed in again. Numbers and sums of the file are made
 * anew, everything else stays as it stood, faults and all.
 */
export function printWritten(
  batch: Pick<Batch, 'kind' | 'format' | 'debitAccountNumber'>,
  lines: readonly BatchLine[],
  day: BankDay,
): string {
  switch (batch.format) {
    case 'csv':
    case 'xlsx':
      if (batch.kind !== 'salary') {
        return printPaymentTable(lines.map(({ written }) => written));
      }
      return ended([SALARY_HEADER, ...lines.map((line, index) => salaryLine(line, index + 1))]);
    case 'plt':
      return envelope(batch, lines, day);
    case 'txt':
      return exchange(batch.debitAccountNumber, lines, day);
    default:
      return batch.format satisfies never;
  }
}

function salaryLine({ written }: BatchLine, number: number): string {
  return written.line ?? [number.toString(), ...SALARY.map((field) => quoted(written[field] ?? ''))].join(';');
}

function envelope(
  { kind, debitAccountNumber }: { readonly kind: BatchKind; readonly debitAccountNumber: string },
  lines: readonly BatchLine[],
  day: BankDay,
): string {
  const count = lines.length.toString();
  const sum = writtenAmount(sumOfLines(lines) ?? money(0n, 'KGS'));
  const columns = kind === 'swift' ? ABROAD : PAYMENT;
  const details = lines.map(
    ({ written }, index) =>
      written.line ?? ['D', (index + 1).toString(), ...columns.map((field) => written[field] ?? '')].join('|'),
  );
  const header = ['H', 'PLT1', kind.toUpperCase(), debitAccountNumber, writtenDay(day), count, sum].join('|');
  return ended([header, ...details, ['T', count, sum].join('|')]);
}

function exchange(debitAccountNumber: string, lines: readonly BatchLine[], day: BankDay): string {
  const documents = lines.flatMap(({ written }) => [
    'СекцияДокумент=Платежное поручение',
    ...KEYS.map(([key, field]) => `${key}=${written[field] ?? ''}`),
    'КонецДокумента',
  ]);
  return ended([
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    `ДатаСоздания=${writtenDay(day)}`,
    `РасчСчет=${debitAccountNumber}`,
    'Документ=Платежное поручение',
    ...documents,
    'КонецФайла',
  ]);
}

function ended(lines: readonly string[]): string {
  return lines.map((line) => `${line}\r\n`).join('');
}
