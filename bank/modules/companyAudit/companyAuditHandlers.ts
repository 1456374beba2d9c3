import type { companyAuditOperations } from '../../../src/application/operations/companyAudit';
import { success } from '../../../src/domain/result/Result';
import type { HandlersFor } from '../../kernel/Handler';
import { readActs } from './actRepository';

/** Handler of the audit of a company, which only its users with the right to it may call. */
export const companyAuditHandlers: HandlersFor<typeof companyAuditOperations> = {
  GET_COMPANY_AUDIT: async (query, { bank, caller }) => success(await readActs(bank.database.kysely, query, caller)),
};
