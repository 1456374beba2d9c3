import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { Charges } from '../swift/charges';
import type { BankDay } from '../time/Instant';

/** Uploaded file attached to a transfer. */
export interface AttachedFile {
  /** Id given by the bank. */
  readonly uuid: string;
  /** File name given by the customer. */
  readonly name: string;
}

/** Largest number of files attached to one transfer. */
export const MAX_ATTACHED_FILES = 4;

/** Beneficiary of a transfer abroad; fields not used in its currency are empty (specification 1, section 5). */
export interface SwiftRecipient {
  /** Beneficiary's bank: its SWIFT code, or for roubles its nine-digit BIC at the Bank of Russia. */
  readonly bankCode: string;
  /** At most 50 characters. */
  readonly bankName: string;
  /** SWIFT code of an intermediary bank; may be empty. */
  readonly intermediaryBank: string;
  /** Account number or IBAN, 4 to 35 characters. */
  readonly creditAccountNumber: string;
  /** 4 to 70 characters. */
  readonly recipientName: string;
  /** 4 to 70 characters. */
  readonly recipientAddress: string;
  /** Country code, two letters of ISO 3166. */
  readonly recipientCountry: string;
  /** Roubles only: correspondent account of the beneficiary's bank at the Bank of Russia, twenty digits. */
  readonly correspondentAccount: string;
  /** Roubles only: code of the kind of currency operation (VO), five digits. */
  readonly operationCode: string;
  readonly inn: string;
  readonly kpp: string;
  /** Tenge only: the beneficiary's identification number (BIN), beneficiary code (KBE) and purpose code (KNP). */
  readonly bin: string;
  readonly kbe: string;
  readonly knp: string;
  /** At most 200 characters; Russian for roubles and tenge, otherwise Latin letters. */
  readonly purpose: string;
}

/** Transfer abroad, in the currency of the debit account. */
export interface SwiftTransfer extends SwiftRecipient {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** With BEN the fee is deducted from it, otherwise it is added. */
  readonly amount: Money;
  readonly charges: Charges;
  /** Customer's own document number, at most ten characters; may be empty. */
  readonly documentNumber: string;
  /** Day on which the message is to be sent. */
  readonly valueDate: BankDay;
  readonly files: readonly AttachedFile[];
}
