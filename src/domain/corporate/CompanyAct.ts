import type { LocalizedText } from '../language/Language';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { StatementFormat } from '../statement/Statement';
import type { BankDay, Instant } from '../time/Instant';

/** Kinds of acts in the audit of a company; a maker who takes a document back recalls it. */
export const COMPANY_ACTS = [
  'created',
  'approved',
  'signed',
  'declined',
  'recalled',
  'downloaded',
  'rightsChanged',
  'rulesChanged',
  'settingsChanged',
] as const;

export type CompanyActKind = (typeof COMPANY_ACTS)[number];

/** A payment, its receipt, or a change besides money that an act is about. */
export type ActDocument =
  | {
      readonly kind: 'payment';
      readonly operationId: OperationId;
      /** Code of the operation. */
      readonly txnCode: string;
      readonly amount: Money;
      readonly recipientName: string;
    }
  | {
      readonly kind: 'change';
      readonly operationId: OperationId;
      readonly subject: LocalizedText;
      readonly before: LocalizedText;
      readonly after: LocalizedText;
    };

/** File a user was given. */
export interface ActFile {
  readonly kind: 'statement' | 'receipt' | 'paymentOrder' | 'memorialOrder';
  readonly format: StatementFormat;
  /** Period of a statement. */
  readonly from?: BankDay | undefined;
  readonly to?: BankDay | undefined;
  /** Transaction of a receipt or an order. */
  readonly transactionId?: string | undefined;
}

/** Single act of one user of a company. */
export interface CompanyAct {
  readonly id: string;
  readonly at: Instant;
  readonly kind: CompanyActKind;
  readonly userId: string;
  readonly name: LocalizedText;
  /** Network address of the call; empty when the bank does not know it. */
  readonly address: string;
  /** User agent of the session; empty when the bank does not know it. */
  readonly userAgent: string;
  /** Number of the account; empty for an act on none. */
  readonly accountNumber: string;
  readonly document: ActDocument | undefined;
  readonly file: ActFile | undefined;
}

/** Filter of acts; what is absent leaves everything. */
export interface ActFilter {
  /** First and last day of the acts. */
  readonly from?: BankDay | undefined;
  readonly to?: BankDay | undefined;
  readonly userId?: string | undefined;
  readonly kind?: CompanyActKind | undefined;
  /** Document of the acts. */
  readonly operationId?: OperationId | undefined;
}
