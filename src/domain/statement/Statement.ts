import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import { add, equal, subtract } from '../money/Money';
import type { Money } from '../money/Money';
import type { BankDay, Instant } from '../time/Instant';

/** What a statement can be made of. */
export const STATEMENT_PRODUCTS = ['account', 'deposit'] as const;

export type StatementProduct = (typeof STATEMENT_PRODUCTS)[number];

/** The files a statement is given out as. */
export const STATEMENT_FORMATS = ['pdf', 'xlsx', 'csv', 'oneC', 'oneCUtf8', 'camt053', 'mt940'] as const;

export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** An account over a period, as the books had it at one moment (specification 1, section 3, Statement). */
export interface Statement {
  /** A name of the bank's; a UUID. */
  readonly id: string;
  readonly product: StatementProduct;
  readonly accountNumber: string;
  readonly currency: Currency;
  /** Whose account it is. */
  readonly owner: LocalizedText;
  /** Both days belong to the period. */
  readonly from: BankDay;
  readonly to: BankDay;
  readonly opening: Money;
  /** What came in over the period. */
  readonly credited: Money;
  /** What went out over the period, above zero. */
  readonly debited: Money;
  readonly closing: Money;
  readonly entryCount: number;
  /** By it anybody who holds a file can ask the bank whether the statement is the bank's. */
  readonly code: string;
  readonly madeAt: Instant;
}

/** The kind of an entry of the books: a movement, a fee, a return, or a fee given back. */
export const ENTRY_KINDS = ['movement', 'fee', 'return', 'feeReturn'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The payment a fee was taken for, or that came back. */
export interface PaymentReference {
  /** The number of its document; of the operation where it had none. */
  readonly number: string;
  readonly day: BankDay;
  /** The posting it was booked by. */
  readonly reference: string;
}

/** One entry of the books on the account. */
export interface StatementEntry {
  /** Its place on the account since the account was opened, from 1. */
  readonly version: bigint;
  /** The posting it belongs to. */
  readonly reference: string;
  readonly bookedAt: Instant;
  /** Below zero when it was taken away. */
  readonly amount: Money;
  readonly balanceAfter: Money;
  /** Empty where the books say nothing but the amount. */
  readonly txnCode: string;
  readonly kind: EntryKind;
  /** Absent for a movement, and where the books do not say. */
  readonly payment?: PaymentReference | undefined;
  /** The counterparty of the movement; of a fee, the bank, whose name is left empty here. */
  readonly counterpartyName: string;
  readonly counterpartyAccount: string;
  /** Fourteen digits; empty for people, and where nobody has said it. */
  readonly counterpartyInn: string;
  /** Six digits in this country, eight or eleven letters abroad; empty where no bank is known. */
  readonly counterpartyBic: string;
  readonly counterpartyBank: string;
  readonly purpose: string;
  readonly documentNumber: string;
}

/** Opening and entries make the closing. A statement of which this does not hold is never given out. */
export function provesItself({ opening, credited, debited, closing }: Statement): boolean {
  return equal(subtract(add(opening, credited), debited), closing);
}

/** What the bank says of a statement to whoever holds one: to compare, and nothing that does not stand on it. */
export interface StatementProof {
  readonly maskedAccount: string;
  readonly maskedOwner: string;
  readonly from: BankDay;
  readonly to: BankDay;
  readonly opening: Money;
  readonly closing: Money;
  readonly entryCount: number;
  readonly madeAt: Instant;
  /** The very file was given out by the bank, when a file was asked about. */
  readonly format: StatementFormat | undefined;
}
