import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { MAX_DOCUMENTS } from '../../../../domain/corporate/PaymentDocument';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Button, ButtonLink } from '../../../components/Button';
import type { EmptyStateProps } from '../../../components/EmptyState';
import { FailureAlert } from '../../../components/FailureAlert';
import { useFlowPage } from '../../../components/useFlowPage';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ChangesPanel } from './changes/ChangesPanel';
import { DeclineQuestion } from './DeclineQuestion';
import { DocumentCard } from './DocumentCard';
import { DocumentFilters } from './DocumentFilters';
import { DocumentsFrame } from './DocumentsFrame';
import { LateQuestion } from './LateQuestion';
import { RepeatedQuestion } from './RepeatedQuestion';
import styles from '../../../objects/documents/Signing.module.css';
import { signingPath } from '../../../objects/documents/signingPaths';
import { useService } from '../../../kernel/ServicesContext';
import { SigningViewModel } from './SigningViewModel';
import { TokenNotice } from './TokenNotice';
import { useNamedDocument } from './useNamedDocument';
import { useNothingFound } from './useNothingFound';

const SKELETON_ROWS = 5;

interface ModelProps {
  readonly model: SigningViewModel;
}

/** Documents awaiting signature: all can be viewed, those for the user can be selected and signed at once. */
export const DocumentsScreen = observer(function DocumentsScreen() {
  const model = useService(SigningViewModel);
  useFlowPage({ path: signingPath('list'), rightPath: signingPath(model.confirmation.page), open: model.open });
  useNamedDocument((id) => model.pickOnly(id));
  return (
    <DocumentsFrame>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.decisionFailure !== undefined && <FailureAlert failure={model.decisionFailure} />}
      <TokenNotice />
      <ChangesPanel />
      <DocumentFilters filter={model.filter} />
      <SigningBar model={model} />
      <Documents model={model} />
      <DeclineQuestion model={model} />
      <RepeatedQuestion model={model} />
      <LateQuestion model={model} />
    </DocumentsFrame>
  );
});

const SigningBar = observer(function SigningBar({ model }: ModelProps) {
  const { t } = useTranslation('signing');
  const { mine, chosen } = model;
  if (model.lacksToken || mine.length === 0) {
    return null;
  }
  return (
    <>
      {model.tooMany && (
        <Alert tone="caution" role="alert">
          <p>{t('tooMany', { most: MAX_DOCUMENTS, number: chosen.length })}</p>
        </Alert>
      )}
      <div className={styles['bar']}>
        <label className={styles['all']}>
          <input type="checkbox" checked={model.allPicked} onChange={model.toggleAll} />
          {t('all')}
        </label>
        <p role="status" className={styles['totals']}>
          <span>{t('picked', { number: chosen.length })}</span>
          {model.totals.map((total) => (
            <Amount key={total.currency} amount={total} always />
          ))}
        </p>
        <Button busy={model.busy} disabled={chosen.length === 0 || model.tooMany} onClick={() => void model.sign()}>
          {t('sign')}
        </Button>
      </div>
    </>
  );
});

const Documents = observer(function Documents({ model }: ModelProps) {
  const { t } = useTranslation('signing');
  const { store, filter } = model;
  const nothingFound = useNothingFound(filter);
  const nothingWaits: EmptyStateProps = {
    icon: 'check',
    title: t('emptyTitle'),
    text: t('emptyText'),
    action: <ButtonLink to="/payment">{t('toPayments')}</ButtonLink>,
  };
  return (
    <WhenLoaded
      status={filter.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void store.reload()}
      empty={filter.count === 0 ? nothingWaits : nothingFound}
    >
      {() => (
        <ul className={styles['documents']}>
          {filter.documents.map((document) => (
            <li key={document.preview.operationId}>
              <DocumentCard model={model} document={document} />
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});
