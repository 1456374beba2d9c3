import type { PageOf } from '../../domain/administration/AdministeredUser';
import type { ActFilter, CompanyAct } from '../../domain/corporate/CompanyAct';
import { declare } from './declaration';

/** Question for a page of the audit of the company. */
export interface CompanyAuditQuery extends ActFilter {
  /** End of the page before, as the bank gave it; absent for the first page. */
  readonly after?: string | undefined;
}

/** Account service: the audit of a company by its own users (bank/modules/companyAudit/README.md). */
export const companyAuditOperations = {
  GET_COMPANY_AUDIT: declare<CompanyAuditQuery, PageOf<CompanyAct>>()({
    services: ['account'],
    summary:
      'Lists what users of the company did to documents, files, rights and settings, from which device and address, newest first, a hundred at a time',
    kind: 'query',
    cost: 'moderate',
    confirmation: 'none',
    allowed: ['corporateAudit'],
    failures: [],
  }),
} as const;
