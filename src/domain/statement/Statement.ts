import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import { add, equal, subtract } from '../money/Money';
import type { Money } from '../money/Money';
import type { BankDay, Instant } from '../time/Instant';

/** Products for which a statement can be made. */
export const STATEMENT_PRODUCTS = ['account', 'deposit'] as const;

export type StatementProduct = (typeof STATEMENT_PRODUCTS)[number];

/** File formats of statements. */
export const STATEMENT_FORMATS = ['pdf', 'xlsx', 'csv', 'oneC', 'oneCUtf8', 'camt053', 'mt940'] as const;

export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Statement of an account over a period, from the ledger at one moment (specification 1, section 3, Statement). */
export interface Statement {
  /** Id given by the bank, a UUID. */
  readonly id: string;
  /** Ordinal of the statement among those issued on its account, from 1 without gaps. */
  readonly number: number;
  readonly product: StatementProduct;
  readonly accountNumber: string;
  readonly currency: Currency;
  /** Name of the account owner. */
  readonly owner: LocalizedText;
  /** First day of the period; both ends belong to it. */
  readonly from: BankDay;
  readonly to: BankDay;
  readonly opening: Money;
  /** Total credits of the period. */
  readonly credited: Money;
  /** Total debits of the period, as a positive amount. */
  readonly debited: Money;
  /** Sales tax contained in the fees and prices of the period, less that of what was given back. */
  readonly tax: Money;
  readonly closing: Money;
  readonly entryCount: number;
  /** Verification code, with which a person with the file verifies the statement at the bank. */
  readonly code: string;
  readonly madeAt: Instant;
}

/** Kinds of ledger entries: a movement, a fee, a return, or a refunded fee. */
export const ENTRY_KINDS = ['movement', 'fee', 'return', 'feeReturn'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Payment for which a fee was taken, or which was returned. */
export interface PaymentReference {
  /** Document number; the operation id when the document has none. */
  readonly number: string;
  readonly day: BankDay;
  /** Reference of its entry; empty when the payment has no entry on an account of the customer. */
  readonly reference: string;
}

/** Ledger entry of the account. */
export interface StatementEntry {
  /** Ordinal of the entry since the account was opened, from 1. */
  readonly version: bigint;
  /** Reference of the entry, unlike that of any other entry in the bank. */
  readonly reference: string;
  readonly bookedAt: Instant;
  /** Negative for a debit. */
  readonly amount: Money;
  readonly balanceAfter: Money;
  /** Sales tax contained in a fee or a price of the bank; negative where it is given back, and zero for everything else. */
  readonly tax: Money;
  /** Empty when the ledger has only the amount. */
  readonly txnCode: string;
  readonly kind: EntryKind;
  /** Absent for a movement, and when the ledger does not name the payment. */
  readonly payment?: PaymentReference | undefined;
  /** Counterparty of the movement; for a fee that is the bank, whose name is left empty here. */
  readonly counterpartyName: string;
  readonly counterpartyAccount: string;
  /** Fourteen digits; empty for individuals, and when unknown. */
  readonly counterpartyInn: string;
  /** Six digits for domestic banks, a SWIFT code of eight or eleven characters for banks abroad; empty when the bank is unknown. */
  readonly counterpartyBic: string;
  readonly counterpartyBank: string;
  readonly purpose: string;
  readonly documentNumber: string;
  /** Date of the document; absent when it is that of the booking. */
  readonly documentDate?: BankDay | undefined;
}

/**
 * Reference of an entry, at most 16 characters of SWIFT for the accounts and entries of decades. The letter keeps spreadsheets from taking it
 * for a number or a date.
 */
export function entryReference(accountId: string | bigint, version: bigint): string {
  return `E${accountId}-${version}`;
}

/** True when the opening balance and the turnover add up to the closing balance. A statement that fails this is never issued. */
export function provesItself({ opening, credited, debited, closing }: Statement): boolean {
  return equal(subtract(add(opening, credited), debited), closing);
}

/** Answer of the bank about a statement to a person who has a copy: only data for comparison that the statement itself contains. */
export interface StatementProof {
  readonly maskedAccount: string;
  readonly maskedOwner: string;
  readonly from: BankDay;
  readonly to: BankDay;
  readonly opening: Money;
  readonly closing: Money;
  readonly entryCount: number;
  readonly madeAt: Instant;
  /** Format of the uploaded file when the bank issued that very file; absent when no file was checked. */
  readonly format: StatementFormat | undefined;
}
