import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { TransferCode } from '../../../src/domain/limit/CustomerLimit';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Repayment } from './LoanModel';

/** What becomes of a movement at its network; one that is booked inside the bank is over at once. */
export type Fate = 'settles' | 'refused' | 'rejected' | 'returned' | 'lost';

/** Where money is kept, by customer. */
export type Purse = 'soms' | 'savings' | 'dollars' | 'deposit';

/** What a movement is made with. */
export interface Wish {
  readonly accounts: Readonly<Record<Purse | 'loan', string>>;
  /** Of somebody else at this bank: an account in soms, its number, a card that belongs to it, a phone, and a code to be paid by. */
  readonly friend: {
    readonly accountNumber: string;
    readonly card: string;
    readonly phone: string;
    readonly code: string;
  };
  /** In minor units of the currency that leaves. */
  readonly amount: bigint;
  /** By which the networks of the demonstration know the fate. */
  readonly scenario: string;
  readonly day: BankDay;
  readonly now: Instant;
  /** Has that amount in soms wait at a money-transfer system for the customer; answers the number it is picked up by. */
  readonly awaited: () => Promise<string>;
  /** Has the friend issue an invoice for that amount to the customer. */
  readonly invoiced: () => Promise<{ readonly distributorId: string; readonly invoiceId: string }>;
}

export type MoneyCode = {
  [Code in ConfirmedCode]: RequestOf<Code> extends { readonly operationId: OperationId } ? Code : never;
}[ConfirmedCode];

/** Makes a movement as its user would, and confirms or signs it. */
export type Make<Made> = <Code extends MoneyCode>(code: Code, request: RequestOf<Code>) => Promise<Made>;

/** One kind of movement, and what a plain reckoning says of it. */
export interface MovementKind {
  readonly name: string;
  /** Companies have no cards. */
  readonly personsOnly?: true;
  /** Persons have no invoices. */
  readonly companiesOnly?: true;
  readonly from?: Purse;
  /** Where it arrives inside the bank, `opened` on deposits that it opens; kinds without it leave by a network. */
  readonly to?: Purse | 'friend' | 'opened' | 'loan';
  /** What it pays of the loan; what that takes is known by the loan. */
  readonly repays?: Repayment;
  /** A network holds it for whoever comes for it; until then its sender can have it back, and so it comes back when nobody comes. */
  readonly held?: true;
  /** Brought by a network to the account in soms. */
  readonly comes?: true;
  /** Of what comes: the network keeps nothing of it. */
  readonly paidWhole?: true;
  readonly limit?: TransferCode;
  /** How the networks of the demonstration are told what to do; a kind without any cannot fail. */
  readonly scenarios?: Readonly<Partial<Record<Fate, string>>>;
  /** The amount of a movement that takes no other. */
  readonly fixed?: (drawn: bigint) => bigint;
  readonly fee?: (amount: bigint) => bigint;
  readonly credited?: (amount: bigint) => bigint;
  /** What counts against the limit; the amount otherwise. */
  readonly counted?: (amount: bigint) => bigint;
  /** The smallest and the largest that its provider takes. */
  readonly takes?: readonly [least: bigint, most: bigint];
  /** By its day and hour it cannot be made; for the days it is dated with. */
  readonly late?: (moment: { readonly now: Instant; readonly day: BankDay }) => string | undefined;
  /** What can be paid once only, and the refusal of whoever pays it again. */
  readonly once?: { readonly key: (drawn: bigint) => string; readonly refusal: string };
  make<Made>(make: Make<Made>, wish: Wish): Promise<Made>;
}
