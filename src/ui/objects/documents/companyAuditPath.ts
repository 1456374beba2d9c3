export const COMPANY_AUDIT_PATH = '/profile/company/audit';

/** Parameter of the audit that names the one document whose acts are shown. */
export const AUDITED_DOCUMENT_PARAMETER = 'document';

/** The address of the acts on one document. */
export function documentAuditPath(operationId: string): string {
  return `${COMPANY_AUDIT_PATH}?${AUDITED_DOCUMENT_PARAMETER}=${operationId}`;
}
