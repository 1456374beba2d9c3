import type { Money } from '../money/Money';
import type { Charges } from '../swift/charges';
import type { BankDay } from '../time/Instant';
import type { SwiftRecipient } from '../transfer/SwiftTransfer';
import type { BatchViolation, BatchField } from './batchFaults';
import type { BatchKind } from './batchFormats';
import type { TableLayout, TableSample } from './tableLayout';

/** Details only a transfer abroad has. */
export type OrderAbroad = Pick<
  SwiftRecipient,
  | 'recipientAddress'
  | 'bankCode'
  | 'intermediaryBank'
  | 'correspondentAccount'
  | 'operationCode'
  | 'kpp'
  | 'bin'
  | 'kbe'
  | 'knp'
> & { readonly charges: Charges };

/** Payment order of a line without faults. Texts that a kind of batch does not use are empty. */
export interface BatchOrder {
  readonly documentNumber: string;
  readonly recipientName: string;
  readonly inn: string;
  readonly bic: string;
  readonly accountNumber: string;
  readonly purposeCode: string;
  readonly amount: Money;
  /** Day of the payment; as read from a file, the date of the order. Absent in a salary batch, which is paid as soon as it is signed. */
  readonly valueDate?: BankDay | undefined;
  /** Date written on the order, once the bank has found the day it can be paid. */
  readonly orderDate?: BankDay | undefined;
  readonly purpose: string;
  readonly abroad?: OrderAbroad | undefined;
}

/** Raw texts of the fields of a line, as written in the file. */
export type WrittenFields = Readonly<Partial<Record<BatchField, string>>>;

/** Parsed line of a file: an order, or the faults found in it. */
export interface ReadLine {
  readonly row: number;
  readonly written: WrittenFields;
  readonly order?: BatchOrder | undefined;
  readonly faults: readonly BatchViolation[];
}

/** Parsed file. A fault of the file, unlike a fault of a line, means that the whole file is rejected. */
export interface ReadFile {
  /** Number of the debit account; empty in salaries and tables, which do not name it. */
  readonly debitAccountNumber: string;
  readonly lines: readonly ReadLine[];
  readonly faults: readonly BatchViolation[];
  /** Table whose columns have to be named first; it has no lines yet. */
  readonly table?: TableSample | undefined;
  /** Layout by which the lines of a table were read. */
  readonly layout?: TableLayout | undefined;
}

/** Data from which a file is printed. */
export interface BatchFile {
  readonly kind: BatchKind;
  readonly debitAccountNumber: string;
  readonly madeOn: BankDay;
  readonly orders: readonly BatchOrder[];
}
