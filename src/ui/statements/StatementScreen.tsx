import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { STATEMENT_PRESETS } from '../../domain/statement/statementPeriod';
import { AccountPicker } from '../components/AccountPicker';
import { Alert } from '../components/Alert';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { PeriodPicker } from '../components/PeriodPicker';
import { SkeletonRows } from '../components/Skeleton';
import { useService } from '../shell/ServicesContext';
import { StatementDownloads } from './StatementDownloads';
import styles from './Statements.module.css';
import { StatementFacts } from './StatementFacts';
import { StatementTable } from './StatementTable';
import { StatementViewModel } from './StatementViewModel';

const SKELETON_ROWS = 6;
/** The account stands in the address, so that other screens can lead to its statement. */
const ACCOUNT = 'account';

/** The statement of an account over at most three months (specification 1, section 2, /accounts/excerpt). */
export const StatementScreen = observer(function StatementScreen() {
  const { t, i18n } = useTranslation('statements');
  const model = useService(StatementViewModel);
  const [address, setAddress] = useSearchParams();

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    void model.open(address.get(ACCOUNT) ?? undefined);
    return model.download.cancel;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page opens; then it follows the choice
  }, [model]);

  if (model.accountsStatus === 'ERROR') {
    return (
      <Panel>
        <ErrorState title={t('failed')} onRetry={() => void model.retry()} />
      </Panel>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles['content']}>
        <div className={styles['choices']}>
          <AccountPicker
            id="statement-account"
            label={t('account')}
            options={model.accounts.map((account) => ({ account, reason: undefined }))}
            value={model.account?.id ?? ''}
            onChange={(accountId) => {
              model.chooseAccount(accountId);
              setAddress({ [ACCOUNT]: accountId }, { replace: true });
            }}
          />
          <PeriodPicker
            presets={STATEMENT_PRESETS.map((value) => ({ value, label: t(`presets.${value}`) }))}
            preset={model.preset}
            from={model.period.from}
            to={model.period.to}
            onPreset={model.choosePreset}
            onPeriod={model.setPeriod}
          />
        </div>
        {model.problem !== undefined && (
          <Alert tone="negative" role="alert">
            <p>{t(`problems.${model.problem}`)}</p>
          </Alert>
        )}
        <StatementContent model={model} />
      </div>
    </>
  );
});

const StatementContent = observer(function StatementContent({ model }: { readonly model: StatementViewModel }) {
  const { t } = useTranslation('statements');
  const { statement } = model;
  if (model.loading || model.accountsStatus === 'LOADING') {
    return (
      <Panel flush>
        <SkeletonRows rows={SKELETON_ROWS} />
      </Panel>
    );
  }
  if (model.failure !== undefined) {
    return (
      <Panel>
        <FailureAlert failure={model.failure} />
        <ErrorState title={t('failed')} onRetry={() => void model.retry()} />
      </Panel>
    );
  }
  if (statement === undefined) {
    return model.accountsStatus === 'EMPTY' ? (
      <Panel>
        <EmptyState icon="history" title={t('noAccountsTitle')} text={t('noAccountsText')} />
      </Panel>
    ) : null;
  }
  return (
    <>
      <StatementFacts statement={statement} />
      <StatementDownloads model={model} />
      <Panel flush>
        {statement.entryCount === 0 ? (
          <EmptyState icon="history" title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <StatementTable entries={model.entries} entryCount={statement.entryCount} onShown={(line) => void model.shown(line)} />
        )}
      </Panel>
    </>
  );
});
