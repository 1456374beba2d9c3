import type { LocalizedText } from '../language/Language';

/**
 * Rights of a user in a company (specification 1, section 6), `payroll`: to see and upload the lines of a salary, and `audit`: to read what
 * the users of the company have done.
 */
export const COMPANY_RIGHTS = ['view', 'create', 'approve', 'sign', 'payroll', 'audit'] as const;

export type CompanyRight = (typeof COMPANY_RIGHTS)[number];

/** User who acts for a company. */
export interface CompanyUser {
  readonly id: string;
  readonly fullName: LocalizedText;
  readonly rights: readonly CompanyRight[];
}

/** Company data known to the bank. */
export interface Company {
  readonly customerNumber: string;
  readonly name: LocalizedText;
  readonly inn: string;
  /** OKPO code; empty when the bank does not know it. */
  readonly okpo: string;
  readonly address: LocalizedText;
  readonly phone: string;
  /** True when its documents are signed by codes of tokens only. */
  readonly isTokenOnly: boolean;
  readonly users: readonly CompanyUser[];
}
