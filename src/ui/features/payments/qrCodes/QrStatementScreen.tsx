import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import { pluralCategory } from '../../../../domain/language/plural';
import type { Money } from '../../../../domain/money/Money';
import { QR_DIRECTIONS } from '../../../../domain/qr/QrStatement';
import type { QrTurnover } from '../../../../domain/qr/QrStatement';
import { joinedParts } from '../../../../domain/language/punctuation';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Button, ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { PeriodPicker } from '../../../components/PeriodPicker';
import { SelectField } from '../../../components/SelectField';
import { useAccountName } from '../../../components/useAccountName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { OperationRow } from '../../../objects/operations/OperationRow';
import type { HistoryTableWords } from '../../../objects/operations/historyTable';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './Qr.module.css';
import { POINTS_PATH } from '../../../objects/qr/qrPointPaths';
import { QrStatementViewModel } from './QrStatementViewModel';

const PRESETS = ['week', 'month', 'quarter'] as const;
const SKELETON_ROWS = 6;
/** Option value for no choice, because a select element holds only text. */
const ANY = '';

interface ModelProps {
  readonly model: QrStatementViewModel;
}

/** Statement of payments made and received by QR code in a period, with the turnover of the last day. */
export const QrStatementScreen = observer(function QrStatementScreen() {
  const { t, i18n } = useTranslation('qr');
  const model = useService(QrStatementViewModel);

  const [address] = useSearchParams();
  const pointId = address.get('point') ?? undefined;
  const hasPoints = useMayOpen()(POINTS_PATH);

  useEffect(() => {
    if (hasPoints) {
      model.openPoints(pointId);
    }
    void model.load();
    void i18n.loadNamespaces('failures');
  }, [model, hasPoints, pointId, i18n]);

  return (
    <>
      <PageHeader
        title={t('statement.title')}
        lead={t('statement.lead')}
        back={hasPoints ? { to: POINTS_PATH, label: t('statement.points') } : { to: '/qr', label: t('statement.my') }}
      />
      <div className={styles['parts']}>
        {model.turnover !== undefined && <Turnover turnover={model.turnover} />}
        <Filters model={model} />
        <StatementContent model={model} />
      </div>
    </>
  );
});

function Turnover({ turnover }: { readonly turnover: QrTurnover }) {
  const { t } = useTranslation('qr');
  return (
    <Panel title={t('statement.turnover')}>
      <div className={styles['turnover']}>
        <Side label={t('statement.incoming')} amount={turnover.incoming} count={turnover.incomingCount} />
        <Side label={t('statement.outgoing')} amount={turnover.outgoing} count={turnover.outgoingCount} />
      </div>
    </Panel>
  );
}

interface SideProps {
  readonly label: string;
  readonly amount: Money;
  readonly count: number;
}

function Side({ label, amount, count }: SideProps) {
  const { t } = useTranslation('qr');
  const language = useLanguage();
  return (
    <div className={styles['side']}>
      <span>{label}</span>
      <Amount amount={amount} size="lead" />
      <span className={styles['note']}>
        {t('statement.payments', { context: pluralCategory(count, language), number: count })}
      </span>
    </div>
  );
}

const Filters = observer(function Filters({ model }: ModelProps) {
  const { t } = useTranslation(['qr', 'history']);
  const language = useLanguage();
  const nameOf = useAccountName();
  const { filter, change } = model;
  return (
    <div className={styles['parts']}>
      <div className={styles['filters']}>
        <SelectField
          id="qr-direction"
          label={t('statement.direction')}
          value={filter.direction ?? ANY}
          onChange={(value) => change({ direction: QR_DIRECTIONS.find((direction) => direction === value) })}
          options={[
            { value: ANY, label: t('statement.directions.any') },
            ...QR_DIRECTIONS.map((direction) => ({ value: direction, label: t(`statement.directions.${direction}`) })),
          ]}
        />
        <SelectField
          id="qr-account"
          label={t('statement.account')}
          value={filter.accountId ?? ANY}
          onChange={(id) => change({ accountId: id === ANY ? undefined : id })}
          options={[
            { value: ANY, label: t('statement.allAccounts') },
            ...model.accounts.map((account) => ({
              value: account.id,
              label: `${nameOf(account)} ${maskAccountNumber(account.number)}`,
            })),
          ]}
        />
        {(model.points.length > 0 || filter.pointId !== undefined) && (
          <SelectField
            id="qr-point"
            label={t('statement.point')}
            value={filter.pointId ?? ANY}
            onChange={(id) => change({ pointId: id === ANY ? undefined : id })}
            options={[
              { value: ANY, label: t('statement.allPoints') },
              ...model.points.map(({ id, name, salesPointId }) => ({
                value: id,
                label: joinedParts([name, salesPointId], language),
              })),
              ...archivedOption(model, t('statement.archivedPoint')),
            ]}
          />
        )}
      </div>
      <PeriodPicker
        presets={PRESETS.map((value) => ({ value, label: t(`history:presets.${value}`) }))}
        preset={model.preset}
        from={filter.from}
        to={filter.to}
        onPreset={model.choosePreset}
        onPeriod={(from, to) => change({ from, to })}
      />
    </div>
  );
});

/** The point the page was opened for, where it is no longer in use. */
function archivedOption({ filter: { pointId }, points }: QrStatementViewModel, archived: string) {
  return pointId === undefined || points.some(({ id }) => id === pointId) ? [] : [{ value: pointId, label: archived }];
}

const StatementContent = observer(function StatementContent({ model }: ModelProps) {
  const { t } = useTranslation('qr');
  if (model.status === 'ERROR' && model.failure?.code === 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED') {
    return <FailureAlert failure={model.failure} />;
  }
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('statement.failed')}
      onRetry={() => void model.load()}
      empty={{
        icon: 'history',
        title: t('statement.emptyTitle'),
        text: t('statement.emptyText'),
        action: <ButtonLink to="/payment/qr">{t('statement.pay')}</ButtonLink>,
      }}
    >
      {() => <Rows model={model} />}
    </WhenLoaded>
  );
});

const Rows = observer(function Rows({ model }: ModelProps) {
  const { t } = useTranslation('qr');
  const words = useTableWords();
  return (
    <>
      <div className={styles['buttons']}>
        <Button tone="quiet" size="small" icon="download" busy={model.exporting} onClick={() => void model.save(words)}>
          {t('statement.csv')}
        </Button>
      </div>
      {model.exportFailed && <Alert tone="negative" role="alert" title={t('statement.failed')} />}
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <Panel flush>
        <ul aria-label={t('statement.list')}>
          {model.rows.map((row) => (
            <li key={row.id} className={styles['operation']}>
              <OperationRow row={row} />
            </li>
          ))}
        </ul>
        {model.next !== undefined && (
          <div className={styles['more']}>
            <Button tone="secondary" busy={model.loadingMore} onClick={() => void model.loadMore()}>
              {t('statement.more')}
            </Button>
          </div>
        )}
      </Panel>
    </>
  );
});

function useTableWords(): HistoryTableWords {
  const { t } = useTranslation(['history', 'operations', 'qr']);
  return useMemo(
    () => ({
      name: t('qr:statement.name'),
      titles: t('export.titles', { returnObjects: true }),
      kinds: t('operations:kinds', { returnObjects: true }),
      signs: t('operations:signs', { returnObjects: true }),
      statuses: t('operations:statuses', { returnObjects: true }),
    }),
    [t],
  );
}
