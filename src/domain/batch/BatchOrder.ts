import type { Money } from '../money/Money';
import type { Charges } from '../swift/charges';
import type { BankDay } from '../time/Instant';
import type { SwiftRecipient } from '../transfer/SwiftTransfer';
import type { BatchFault, BatchField } from './batchFaults';
import type { BatchKind } from './batchFormats';

/** What a transfer abroad says besides. */
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

/** A line without faults: whom it pays, how much and what for. Texts a kind has no use for are empty. */
export interface BatchOrder {
  readonly documentNumber: string;
  readonly recipientName: string;
  readonly inn: string;
  readonly bic: string;
  readonly accountNumber: string;
  readonly purposeCode: string;
  readonly amount: Money;
  /** Absent in a salary, which is paid when it has been signed. */
  readonly valueDate?: BankDay | undefined;
  readonly purpose: string;
  readonly abroad?: OrderAbroad | undefined;
}

/** What stands in the fields of a line as it was written. */
export type WrittenFields = Readonly<Partial<Record<BatchField, string>>>;

/** A line of a file as it was read: an order, or what is wrong with it. */
export interface ReadLine {
  readonly row: number;
  readonly written: WrittenFields;
  readonly order?: BatchOrder | undefined;
  readonly faults: readonly BatchFault[];
}

/** A file as it was read. A fault of the file, unlike those of its lines, means that nothing of it is taken. */
export interface ReadFile {
  /** The account it is paid from; a salary does not say. */
  readonly debitAccountNumber: string;
  readonly lines: readonly ReadLine[];
  readonly faults: readonly BatchFault[];
}

/** What a file is printed from. */
export interface BatchFile {
  readonly kind: BatchKind;
  readonly debitAccountNumber: string;
  readonly madeOn: BankDay;
  readonly orders: readonly BatchOrder[];
}
