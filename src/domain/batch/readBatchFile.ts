import type { BatchFile, ReadFile } from './BatchOrder';
import type { BatchFormat, BatchKind } from './batchFormats';
import { printPayments, readPayments } from './paymentPlt';
import { printPaymentsOfAccounting, readPaymentsOfAccounting } from './paymentTxt';
import type { PaymentDefaults } from './paymentTxt';
import { printSalary, readSalary } from './salaryCsv';
import { printSwift, readSwift } from './swiftPlt';

/** The kind of a file, and the values its format cannot carry. */
export interface BatchReading extends PaymentDefaults {
  readonly kind: BatchKind;
  readonly format: BatchFormat;
}

/** Reads a file of a kind in one of its formats (see `FORMATS_OF`). */
export function readBatchFile(text: string, { kind, format, ...defaults }: BatchReading): ReadFile {
  switch (kind) {
    case 'salary':
      return readSalary(text);
    case 'swift':
      return readSwift(text);
    case 'internal':
    case 'clearing':
    case 'gross':
      return format === 'txt' ? readPaymentsOfAccounting(text, kind, defaults) : readPayments(text, kind);
    default:
      return kind satisfies never;
  }
}

/** The text of a file the bank would take: for templates and samples. */
export function printBatchFile(file: BatchFile, format: BatchFormat): string {
  const { kind } = file;
  switch (kind) {
    case 'salary':
      return printSalary(file);
    case 'swift':
      return printSwift(file);
    case 'internal':
    case 'clearing':
    case 'gross':
      return format === 'txt' ? printPaymentsOfAccounting({ ...file, kind }) : printPayments(file);
    default:
      return kind satisfies never;
  }
}
