import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { checkedToOperationId } from '../../../../domain/operation/OperationId';
import { ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Stack } from '../../../components/Stack';
import { WhenFound } from '../../../components/WhenLoaded';
import { COMPANY_HISTORY_PATH } from '../../../objects/operations/historyPaths';
import { useService } from '../../../kernel/ServicesContext';
import { DeclineQuestion } from './DeclineQuestion';
import { DocumentCard } from './DocumentCard';
import { AuditLink } from '../../../flow/access/AuditLink';
import { SIGNING_PATH } from '../../../objects/documents/signingPaths';
import { SigningViewModel } from './SigningViewModel';

const SKELETON_ROWS = 5;

/** One document in whatever state: who has signed it, what it pays, and the way to sign or to decline it, or to the operation it became. */
export const DocumentDetailsScreen = observer(function DocumentDetailsScreen() {
  const { t } = useTranslation(['signing', 'history']);
  const model = useService(SigningViewModel);
  const { operationId = '' } = useParams();

  useEffect(() => {
    const id = checkedToOperationId(operationId);
    void model.store.one.show(id && { operationId: id });
  }, [model, operationId]);

  return (
    <>
      <PageHeader title={t('document.title')} back={{ to: COMPANY_HISTORY_PATH, label: t('history:details.back') }} />
      <Stack>
        {model.decisionFailure !== undefined && <FailureAlert failure={model.decisionFailure} />}
        <Document model={model} operationId={operationId} />
      </Stack>
      <DeclineQuestion model={model} />
    </>
  );
});

interface DocumentProps {
  readonly model: SigningViewModel;
  readonly operationId: string;
}

const Document = observer(function Document({ model, operationId }: DocumentProps) {
  const { t } = useTranslation('signing');
  const { one: store } = model.store;
  const document = store.documents.find(({ preview }) => preview.operationId === operationId);
  return (
    <WhenFound
      value={document}
      status={store.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void store.reload()}
      missing={{ icon: 'check', title: t('document.goneTitle'), text: t('document.goneText') }}
    >
      {(found) => (
        <>
          <DocumentCard model={model} document={found} />
          <div>
            <ButtonLink to={SIGNING_PATH}>{t('toList')}</ButtonLink>
            <AuditLink operationId={operationId} />
          </div>
        </>
      )}
    </WhenFound>
  );
});
