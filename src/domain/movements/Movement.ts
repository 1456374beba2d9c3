import type { ConfirmationFacts } from '../operation/ConfirmationFacts';
import type { DetailName } from '../operation/details';
import type { PayeeKind } from '../payee/payeeKinds';
import type { TariffPage } from '../tariff/TariffPage';

/** Kind of account money moves from or to. */
export type MovementProduct = 'current' | 'deposit' | 'loan';

/** Limit a movement counts against, and the page on which the limit and its tariff stand. */
export interface MovementLimit<Code extends string = string> {
  readonly code: Code;
  readonly tariffPage: TariffPage;
}

/**
 * Descriptor of one movement of money a customer orders: everything in which the ledger, the history, documents and messages treat it
 * differently from another. Plain data, so that it may cross to another thread. To add one: docs/adr/0106.
 */
export interface Movement<Kind extends string = string, Limit extends string = string> {
  /** Code of its transactions: that of its operation, unless one operation makes movements of several codes. */
  readonly code: string;
  /** Kind in the history, under which its title stands in `operations:kinds`. */
  readonly kind: Kind;
  /** Wording of the preview, the message with the code, the receipt and notices; see `confirmationText`. */
  readonly confirmedAs: ConfirmationFacts['kind'];
  /** Product of the customer that is debited; absent for money a network brings, and where no money moves. */
  readonly debits?: MovementProduct;
  /** Product of the customer that is credited; absent for money to another party. */
  readonly credits?: MovementProduct;
  readonly limit?: MovementLimit<Limit>;
  /** Details its plan may have, in display order. */
  readonly details: readonly DetailName[];
  /** `bySchedule` may be kept as a template and paid by a schedule, `asTemplate` only kept, `never` made once. */
  readonly repeats: 'bySchedule' | 'asTemplate' | 'never';
  /** Kind of payee it makes known to the payee book; absent for a movement without a payee for the book. */
  readonly payee?: PayeeKind;
  /** Directory whose names its texts contain. */
  readonly namesFrom?: 'budget' | 'providers';
  /** A repetition is a likely duplicate on one day only, because no other party is paid. */
  readonly duplicates?: 'ofOneDay';
  /** False for a credit that is the customer's own money. */
  readonly isIncome?: false;
  /** An order that costs nothing: it stands in the history, and no money moves. */
  readonly isFree?: true;
  /** Its amount is a price the bank earns, with the sales tax in it. */
  readonly isPrice?: true;
  /** Paid in soms by a payment order, which its company can print. */
  readonly hasOrder?: true;
  /** Its system holds the money until the recipient collects it by a control number. */
  readonly isCollected?: true;
}

/** Line of the history that no customer orders: a posting of the bank, or money from outside. */
export interface UnorderedLine<Kind extends string = string> {
  readonly code: string;
  readonly kind: Kind;
  /** False for a credit that is the customer's own money. */
  readonly isIncome?: false;
}
