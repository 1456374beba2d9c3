import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/Button';
import { useService } from '../../kernel/ServicesContext';
import { COMPANY_AUDIT_PATH, documentAuditPath } from '../../objects/documents/companyAuditPath';
import { ShellViewModel } from './ShellViewModel';

/** Leads users who may read the audit of their company to the acts on a document. */
export const AuditLink = observer(function AuditLink({ operationId }: { readonly operationId: string }) {
  const { t } = useTranslation('history');
  const shell = useService(ShellViewModel);
  return shell.mayOpen(COMPANY_AUDIT_PATH) ? (
    <ButtonLink tone="quiet" to={documentAuditPath(operationId)}>
      {t('details.audit')}
    </ButtonLink>
  ) : null;
});
