import type { BatchFile, ReadFile } from './BatchOrder';
import { isTableFormat } from './batchFormats';
import type { BatchFormat, BatchKind } from './batchFormats';
import { printPayments, readPayments } from './paymentPlt';
import { printPaymentsOfAccounting, readPaymentsOfAccounting } from './paymentTxt';
import { printPaymentTable, writtenOrder } from './paymentTable';
import { readTable } from './readTable';
import type { TableReading } from './readTable';
import { isSalaryFile, printSalary, readSalary } from './salaryCsv';
import { printSwift, readSwift } from './swiftPlt';

/** The kind of a file, and the values its format cannot carry. */
export interface BatchReading extends TableReading {
  readonly kind: BatchKind;
  readonly format: BatchFormat;
}

/** Reads a file of a kind in one of its formats (see `FORMATS_OF`); a spreadsheet comes as its text. */
export function readBatchFile(text: string, { kind, format, ...reading }: BatchReading): ReadFile {
  switch (kind) {
    case 'salary':
      return isSalaryFile(text) && reading.asksColumns !== true ? readSalary(text) : readTable(text, kind, reading);
    case 'swift':
      return readSwift(text);
    case 'internal':
    case 'clearing':
    case 'gross':
      if (isTableFormat(format)) {
        return readTable(text, kind, reading);
      }
      return format === 'txt' ? readPaymentsOfAccounting(text, kind, reading) : readPayments(text, kind);
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
      if (isTableFormat(format)) {
        return printPaymentTable(file.orders.map(writtenOrder));
      }
      return format === 'txt' ? printPaymentsOfAccounting({ ...file, kind }) : printPayments(file);
    default:
      return kind satisfies never;
  }
}
