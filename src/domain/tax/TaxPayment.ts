import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Taxes that can be paid, each by an operation of its own. */
export const TAX_KINDS = ['transport', 'property', 'land', 'single', 'patent', 'employeeIncome'] as const;

export type TaxKind = (typeof TAX_KINDS)[number];

/** Fields that identify the taxed object or territory, besides taxpayer and year. */
export type TaxSubject = 'vehicleNumber' | 'eniCode' | 'territoryCode';

/**
 * Required subject fields of each tax. A vehicle is taxed at its owner's place of residence, real estate at its location, which the tax
 * service knows, the others at the place of business.
 */
export const TAX_SUBJECTS: Readonly<Record<TaxKind, readonly TaxSubject[]>> = {
  transport: ['vehicleNumber', 'territoryCode'],
  property: ['eniCode'],
  land: ['eniCode'],
  single: ['territoryCode'],
  patent: ['territoryCode'],
  employeeIncome: ['territoryCode'],
};

/** True for a tax that is due for each month. */
export function isMonthly(kind: TaxKind): boolean {
  return kind === 'employeeIncome';
}

/** Payment of a tax to the budget in soms (specification 1, section 3, tax fields). */
export interface TaxPayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Number of the taxpayer; the payer may be another person. */
  readonly inn: string;
  readonly taxYear: number;
  /** Month of the year, 1 to 12; only of the income tax of employees, which is due every month. */
  readonly taxMonth?: number | undefined;
  /** Subject of the tax; the fields are those of `TAX_SUBJECTS` for the kind. */
  readonly subjects: Readonly<Partial<Record<TaxSubject, string>>>;
  readonly amount: Money;
}

/** Payment of a fine to the budget in soms. */
export interface FinePayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly decisionNumber: string;
  /** Amount shown to the payer; the bank rejects an amount that differs from the register. */
  readonly amount: Money;
}
