import type { Money } from '../money/Money';
import type { Charges } from '../swift/charges';
import type { BankDay } from '../time/Instant';
import type { SwiftRecipient } from '../transfer/SwiftTransfer';
import type { BatchViolation, BatchField } from './batchFaults';
import type { BatchKind } from './batchFormats';

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
  /** Absent in a salary batch, which is paid as soon as it is signed. */
  readonly valueDate?: BankDay | undefined;
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
  /** Number of the debit account; empty in a salary file, which does not name it. */
  readonly debitAccountNumber: string;
  readonly lines: readonly ReadLine[];
  readonly faults: readonly BatchViolation[];
}

/** Data from which a file is printed. */
export interface BatchFile {
  readonly kind: BatchKind;
  readonly debitAccountNumber: string;
  readonly madeOn: BankDay;
  readonly orders: readonly BatchOrder[];
}
