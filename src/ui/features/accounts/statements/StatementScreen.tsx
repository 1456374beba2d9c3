import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { StatementProduct } from '../../../../domain/statement/Statement';
import { DAYS_TO_DISPUTE } from '../../../../domain/statement/statementLimits';
import { STATEMENT_PRESETS } from '../../../../domain/statement/statementPeriod';
import { Alert } from '../../../components/Alert';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { PeriodPicker } from '../../../components/PeriodPicker';
import { SkeletonRows } from '../../../components/Skeleton';
import { ShopLink } from '../../../objects/market/ShopLink';
import { useService } from '../../../kernel/ServicesContext';
import { StatementDownloads } from './StatementDownloads';
import styles from './Statements.module.css';
import { StatementFacts } from './StatementFacts';
import { StatementTable } from './StatementTable';
import { StatementViewModel } from './StatementViewModel';

const SKELETON_ROWS = 6;

export interface SubjectPickerProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

interface StatementScreenProps {
  readonly product: StatementProduct;
  /** Chooses what the statement is of. */
  readonly picker: ComponentType<SubjectPickerProps>;
  /** The page of what the statement is of; of all of its kind as long as nothing is chosen. */
  readonly pageOf: (subjectId: string | undefined) => string;
}

/** The statement of an account or a deposit over at most three months (specification 1, section 2, /accounts/excerpt, /deposit/excerpt). */
export const StatementScreen = observer(function StatementScreen({
  product,
  picker: Picker,
  pageOf,
}: StatementScreenProps) {
  const { t, i18n } = useTranslation('statements');
  const model = useService(StatementViewModel);
  const [address, setAddress] = useSearchParams();

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    // What the statement is of stands in the address by the name of its kind, so that other screens can lead here.
    void model.open(product, address.get(product) ?? undefined);
    return model.download.cancel;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page opens; then it follows the choice
  }, [model]);

  const back = { to: pageOf(model.subjectId), label: t(`of.${product}.back`) };
  if (model.sourceStatus === 'ERROR') {
    return (
      <>
        <PageHeader title={t(`of.${product}.title`)} back={back} />
        <Panel>
          <ErrorState title={t('failed')} onRetry={() => void model.retry()} />
        </Panel>
      </>
    );
  }
  if (model.sourceStatus === 'EMPTY') {
    return (
      <>
        <PageHeader title={t(`of.${product}.title`)} back={back} />
        <Panel>
          <EmptyState
            icon="history"
            title={t(`of.${product}.noneTitle`)}
            text={t(`of.${product}.noneText`)}
            action={<ShopLink product={product === 'account' ? 'accountOpening' : 'depositOpening'} />}
          />
        </Panel>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t(`of.${product}.title`)} lead={t('lead')} back={back} />
      <div className={styles['content']}>
        <div className={styles['choices']}>
          <Picker
            id={`statement-${product}`}
            label={t(`of.${product}.subject`)}
            value={model.subjectId ?? ''}
            onChange={(id) => {
              model.choose(id);
              setAddress({ [product]: id }, { replace: true });
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
        {model.violation !== undefined && (
          <Alert tone="negative" role="alert">
            <p>{t(`problems.${model.violation}`)}</p>
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
  if (model.loading || model.sourceStatus === 'LOADING') {
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
    return null;
  }
  return (
    <>
      <StatementFacts statement={statement} />
      <p className={styles['note']}>{t('dispute', { days: DAYS_TO_DISPUTE })}</p>
      <StatementDownloads model={model} />
      <Panel flush>
        {statement.entryCount === 0 ? (
          <EmptyState icon="history" title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <StatementTable
            entries={model.entries}
            entryCount={statement.entryCount}
            onShown={(line) => void model.shown(line)}
          />
        )}
      </Panel>
    </>
  );
});
