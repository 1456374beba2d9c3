import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { TransferCode } from '../../../src/domain/movements/movements';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Repayment } from './LoanModel';

/** Outcome of a movement at its network; one booked inside the bank settles at once. */
export type Fate = 'settles' | 'refused' | 'rejected' | 'returned' | 'lost';

/** Account of a customer. */
export type Purse = 'soms' | 'savings' | 'dollars' | 'deposit';

/** Inputs of a movement. */
export interface Request {
  readonly accounts: Readonly<Record<Purse | 'loan', string>>;
  /** Another customer of this bank: number of an account in soms, a card of that account, a phone, and a payment QR code. */
  readonly friend: {
    readonly accountNumber: string;
    readonly card: string;
    readonly phone: string;
    readonly code: string;
  };
  /** In minor units of the currency that leaves. */
  readonly amount: bigint;
  /** Sandbox input that tells the networks which outcome to produce. */
  readonly scenario: string;
  readonly day: BankDay;
  readonly now: Instant;
  /** Places that amount in soms at a money-transfer system for the customer; returns the number it is collected by. */
  readonly awaited: () => Promise<string>;
  /** Has the friend issue an invoice for that amount to the customer. */
  readonly invoiced: () => Promise<{ readonly distributorId: string; readonly invoiceId: string }>;
}

export type MoneyCode = {
  [Code in ConfirmedCode]: RequestOf<Code> extends { readonly operationId: OperationId } ? Code : never;
}[ConfirmedCode];

/** Makes a movement as its user would, and confirms or signs it. */
export type Make<Made> = <Code extends MoneyCode>(code: Code, request: RequestOf<Code>) => Promise<Made>;

/** One kind of movement, with its expected amounts, limits and failures. */
export interface MovementKind {
  readonly name: string;
  /** Companies have no cards. */
  readonly personsOnly?: true;
  /** Persons have no invoices. */
  readonly companiesOnly?: true;
  readonly from?: Purse;
  /**
   * Credited account inside the bank, `opened` for a deposit that it opens, `bank` for what the bank earns and goes on working for; kinds
   * without it leave by a network.
   */
  readonly to?: Purse | 'friend' | 'opened' | 'loan' | 'bank';
  /** Kind of loan repayment; the loan model knows its amount. */
  readonly repays?: Repayment;
  /** The network holds it for collection by the recipient; until then the sender can recall it, and uncollected money is returned. */
  readonly held?: true;
  /** Another bank can be asked to give it back once it has left; it keeps its fee and stays in the limit. */
  readonly askedBack?: true;
  /** Incoming: a network credits it to the account in soms. */
  readonly comes?: true;
  /** For incoming money: the network deducts no fee. */
  readonly paidWhole?: true;
  readonly limit?: TransferCode;
  /** Sandbox inputs that make the network produce each outcome; a kind without any cannot fail. */
  readonly scenarios?: Readonly<Partial<Record<Fate, string>>>;
  /** The only amount the movement accepts. */
  readonly fixed?: (drawn: bigint) => bigint;
  readonly fee?: (amount: bigint) => bigint;
  readonly credited?: (amount: bigint) => bigint;
  /** Amount counted against the limit; the amount of the movement when absent. */
  readonly counted?: (amount: bigint) => bigint;
  /** Smallest and largest amount its provider accepts, in minor units. */
  readonly takes?: readonly [least: bigint, most: bigint];
  /** Failure code of a movement that its value date and hour rule out. */
  readonly late?: (moment: { readonly now: Instant; readonly day: BankDay }) => string | undefined;
  /** Key of an object that can be paid once only, and the failure of paying it again. */
  readonly once?: { readonly key: (drawn: bigint) => string; readonly refusal: string };
  make<Made>(make: Make<Made>, requested: Request): Promise<Made>;
}
