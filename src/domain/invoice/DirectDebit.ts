import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';

/** Stretches of the calendar over which what is debited by a mandate is added up. */
export const MANDATE_PERIODS = ['month', 'quarter', 'year'] as const;

export type MandatePeriod = (typeof MANDATE_PERIODS)[number];

/**
 * State of a mandate: it waits until the bank has activated it, debits are made while it is active, and it ends when the payer revokes it,
 * the bank refuses it, or its last day is over.
 */
export const MANDATE_STATES = ['waiting', 'active', 'revoked', 'refused', 'expired'] as const;

export type MandateState = (typeof MANDATE_STATES)[number];

/**
 * State of a debit: announced to the payer, then made, refused by the payer, failed in every attempt or for what was agreed on, or cancelled
 * because there was nothing to debit any more.
 */
export const DEBIT_STATES = ['announced', 'paid', 'refused', 'failed', 'cancelled'] as const;

export type DebitState = (typeof DEBIT_STATES)[number];

/** Reason money was not debited. */
export const DEBIT_OBSTACLES = [
  'insufficientFunds',
  'accountUnavailable',
  'passportExpired',
  'creditorUnavailable',
  'overCeiling',
  'overPeriod',
] as const;

export type DebitObstacle = (typeof DEBIT_OBSTACLES)[number];

/** Company that has issued invoices to the payer. */
export interface Creditor {
  readonly id: string;
  readonly name: string;
}

/** Consent of a payer that a company is paid its invoices from an account without a code for each. */
interface MandateTerms {
  readonly creditorId: string;
  /** Account of the payer, in soms. */
  readonly accountId: string;
  /** Largest amount of one debit. */
  readonly ceiling: Money;
  readonly period: MandatePeriod;
  /** Largest sum of all debits of a period. */
  readonly periodCeiling: Money;
  /** Last day on which is debited; absent for a mandate without an end. */
  readonly validUntil: BankDay | undefined;
}

export interface MandateRequest extends MandateTerms {
  readonly operationId: OperationId;
}

export interface Mandate extends MandateTerms {
  readonly id: string;
  readonly creditorName: string;
  readonly accountNumber: string;
  readonly state: MandateState;
  /** Day on which the payer has agreed. */
  readonly agreedOn: BankDay;
  /** Day on which it was revoked, refused or expired. */
  readonly endedOn: BankDay | undefined;
  /** True when the user who asks can revoke it and refuse its debits: not who signs nothing for a company or only sees the account. */
  readonly canRevoke: boolean;
  /** Sum of what was debited and is announced in the present period. */
  readonly used: Money;
  /** The latest first. */
  readonly debits: readonly DirectDebit[];
}

/** Debit of one invoice. */
export interface DirectDebit {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly amount: Money;
  /** Day it was made, or is to be made. */
  readonly day: BankDay;
  readonly state: DebitState;
  /** Reason of the latest failure; with an announced debit, it is tried again. */
  readonly obstacle: DebitObstacle | undefined;
  /** Line of the history; absent while nothing was debited. */
  readonly transactionId: string | undefined;
}

/** Mandates of a payer, and the companies a mandate can be given to. */
export interface DirectDebits {
  readonly creditors: readonly Creditor[];
  readonly mandates: readonly Mandate[];
}

/** Debit as the company that is paid sees it: nothing about the payer's money. */
export interface InvoiceDebit {
  readonly state: Exclude<DebitState, 'cancelled'>;
  readonly day: BankDay;
}
