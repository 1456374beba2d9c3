import type { LocalizedText } from '../language/Language';

/** What a user may do for a company (specification 1, section 6). */
export const COMPANY_RIGHTS = ['view', 'create', 'approve', 'sign'] as const;

export type CompanyRight = (typeof COMPANY_RIGHTS)[number];

/** Somebody who acts for a company. */
export interface CompanyUser {
  readonly id: string;
  readonly fullName: LocalizedText;
  readonly rights: readonly CompanyRight[];
}

/** What the bank knows of a company. */
export interface Company {
  readonly customerNumber: string;
  readonly name: LocalizedText;
  readonly inn: string;
  /** Empty where the bank does not know it. */
  readonly okpo: string;
  readonly address: LocalizedText;
  readonly phone: string;
  readonly users: readonly CompanyUser[];
}
