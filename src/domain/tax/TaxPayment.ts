import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Taxes that can be paid, each by an operation of its own. */
export const TAX_KINDS = ['transport', 'property', 'land', 'single', 'patent', 'employeeIncome'] as const;

export type TaxKind = (typeof TAX_KINDS)[number];

/** What a tax is paid for, besides who owes it and for which year. */
export type TaxSubject = 'vehicleNumber' | 'eniCode' | 'territoryCode';

/**
 * What each tax is paid for. A vehicle is taxed where its owner lives; real estate where it stands, which the tax service
 * knows; the others where the business is run.
 */
export const TAX_SUBJECTS: Readonly<Record<TaxKind, readonly TaxSubject[]>> = {
  transport: ['vehicleNumber', 'territoryCode'],
  property: ['eniCode'],
  land: ['eniCode'],
  single: ['territoryCode'],
  patent: ['territoryCode'],
  employeeIncome: ['territoryCode'],
};

/** Soms to the budget for a tax (specification 1, section 3, tax fields). */
export interface TaxPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Who owes the tax; the payer may be somebody else. */
  readonly inn: string;
  readonly taxYear: number;
  /** What the tax is paid for; a kind has those `TAX_SUBJECTS` names. */
  readonly subjects: Readonly<Partial<Record<TaxSubject, string>>>;
  readonly amount: Money;
}

/** Soms to the budget for a fine. */
export interface FinePayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly decisionNumber: string;
  /** What the payer has seen; the bank refuses another amount than the register names. */
  readonly amount: Money;
}
