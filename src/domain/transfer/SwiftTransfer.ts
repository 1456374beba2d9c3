import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { Charges } from '../swift/charges';
import type { BankDay } from '../time/Instant';

/** A file the customer has handed in and shows with a transfer. */
export interface AttachedFile {
  /** The bank's name of it. */
  readonly uuid: string;
  /** The customer's. */
  readonly name: string;
}

/** Files that may be shown with one transfer. */
export const MOST_ATTACHED_FILES = 4;

/** Whom a transfer abroad is for; fields a currency does not need are empty (specification 1, section 5). */
export interface SwiftRecipient {
  /** The recipient's bank: its SWIFT code, or its nine digits at the Bank of Russia when roubles are sent. */
  readonly bankCode: string;
  /** At most 50 characters. */
  readonly bankName: string;
  /** The SWIFT code of a bank the money has to go through; may be empty. */
  readonly intermediaryBank: string;
  /** An account number or an IBAN, 4 to 35 characters. */
  readonly creditAccountNumber: string;
  /** 4 to 70 characters. */
  readonly recipientName: string;
  /** 4 to 70 characters. */
  readonly recipientAddress: string;
  /** Two letters of ISO 3166. */
  readonly recipientCountry: string;
  /** Roubles: the account of the recipient's bank at the Bank of Russia, twenty digits. */
  readonly correspondentAccount: string;
  /** Roubles: five digits of the kind of currency operation. */
  readonly operationCode: string;
  readonly inn: string;
  readonly kpp: string;
  /** Tenge: the recipient's identification number, the code of the beneficiary and the code of the purpose. */
  readonly bin: string;
  readonly kbe: string;
  readonly knp: string;
  /** At most 200 characters; Russian for roubles and tenge, otherwise Latin letters. */
  readonly purpose: string;
}

/** A transfer abroad, in the currency of the debit account. */
export interface SwiftTransfer extends SwiftRecipient {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** With BEN the fee is taken out of it, otherwise it comes on top. */
  readonly amount: Money;
  readonly charges: Charges;
  /** The customer's own number of the document, at most ten characters; may be empty. */
  readonly documentNumber: string;
  /** The day the message is to leave. */
  readonly valueDate: BankDay;
  readonly files: readonly AttachedFile[];
}
