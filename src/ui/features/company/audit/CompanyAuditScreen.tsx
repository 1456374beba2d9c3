import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { checkedToOperationId } from '../../../../domain/operation/OperationId';
import { Alert } from '../../../components/Alert';
import { Button, ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { useLanguage } from '../../../language/useLanguage';
import { AUDITED_DOCUMENT_PARAMETER, COMPANY_AUDIT_PATH } from '../../../objects/documents/companyAuditPath';
import { ActRow } from './ActRow';
import { AuditFilters } from './AuditFilters';
import styles from './CompanyAudit.module.css';
import { CompanyAuditViewModel } from './CompanyAuditViewModel';
import { useActSubject } from './useActSubject';

const SKELETON_ROWS = 6;

/** Acts of the users of the company, filtered, page by page, and as a file; or those on one document. */
export const CompanyAuditScreen = observer(function CompanyAuditScreen() {
  const { t } = useTranslation('companyAudit');
  const model = useService(CompanyAuditViewModel);
  const [parameters] = useSearchParams();
  const operationId = checkedToOperationId(parameters.get(AUDITED_DOCUMENT_PARAMETER) ?? '');

  useEffect(() => {
    void model.open(operationId);
  }, [model, operationId]);

  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <Panel>
        {model.operationId !== undefined && (
          <div className={styles['one']}>
            <p>{t('oneDocument')}</p>
            <ButtonLink tone="quiet" size="small" to={COMPANY_AUDIT_PATH}>
              {t('all')}
            </ButtonLink>
          </div>
        )}
        <AuditFilters model={model} />
        <Files model={model} />
      </Panel>
      <Acts model={model} />
    </ProfilePage>
  );
});

interface ModelProps {
  readonly model: CompanyAuditViewModel;
}

const Files = observer(function Files({ model }: ModelProps) {
  const { t } = useTranslation('companyAudit');
  const language = useLanguage();
  const subjectOf = useActSubject();
  const words = {
    ...{ name: t('export.name'), language, subjectOf },
    titles: t('export.titles', { returnObjects: true }),
    acts: t('acts', { returnObjects: true }),
  };
  return (
    <>
      <div className={styles['files']}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            tone="quiet"
            size="small"
            icon="download"
            busy={model.exporting === format}
            disabled={model.status !== 'LOADED'}
            onClick={() => void model.save(format, words)}
          >
            {t(`export.${format}`)}
          </Button>
        ))}
      </div>
      {(model.exportFailed || model.tooMany) && (
        <Alert tone="negative" role="alert">
          <p>{t(model.tooMany ? 'export.tooMany' : 'export.failed')}</p>
        </Alert>
      )}
    </>
  );
});

const Acts = observer(function Acts({ model }: ModelProps) {
  const { t } = useTranslation('companyAudit');
  return (
    <Panel flush>
      <WhenLoaded
        bare
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        empty={{ icon: 'history', title: t('emptyTitle'), text: t('emptyText') }}
        onRetry={() => void model.reload()}
      >
        {() => (
          <>
            <ul>
              {model.acts.map((act) => (
                <ActRow key={act.id} act={act} />
              ))}
            </ul>
            {(model.hasMore || model.failure !== undefined) && (
              <div className={styles['row']}>
                {model.failure !== undefined && <FailureAlert failure={model.failure} />}
                {model.hasMore && (
                  <Button tone="secondary" busy={model.loadingMore} onClick={() => void model.more()}>
                    {t('more')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Panel>
  );
});
