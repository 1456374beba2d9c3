import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { FIXED_COLUMN } from '../../../../application/preferences/MyTableChoice';
import { HOLDING_KINDS } from '../../../../domain/holdings/Holding';
import { HOLDING_COLUMNS } from '../../../../domain/holdings/sortHoldings';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { HoldingsTable } from './HoldingsTable';
import styles from './MyTable.module.css';
import { MyTableViewModel } from './MyTableViewModel';
import { useHoldingName } from './useHoldingName';

const SKELETON_ROWS = 8;

interface ModelProps {
  readonly model: MyTableViewModel;
}

/** All products of the customer in one table whose rows and columns they choose. */
export const MyTableScreen = observer(function MyTableScreen() {
  const { t } = useTranslation('myTable');
  const model = useService(MyTableViewModel);

  useEffect(() => model.load(), [model]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles['page']}>
        <Content model={model} />
      </div>
    </>
  );
});

const Content = observer(function Content({ model }: ModelProps) {
  const { t } = useTranslation('myTable');
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.load}
      empty={{ icon: 'table', title: t('emptyTitle'), text: t('emptyText') }}
    >
      {() => <Loaded model={model} />}
    </WhenLoaded>
  );
});

const Loaded = observer(function Loaded({ model }: ModelProps) {
  const { t } = useTranslation('myTable');
  const nameOf = useHoldingName();
  const rows = model.rows(nameOf);
  return (
    <>
      {model.incomplete && (
        <Alert tone="caution">
          <p>{t('incomplete')}</p>
          <Button size="small" tone="secondary" icon="repeat" onClick={model.load}>
            {t('tryAgain')}
          </Button>
        </Alert>
      )}
      <Choices model={model} />
      <Panel flush>
        {rows.length === 0 ? (
          <EmptyState icon="table" title={t('noneChosen')} />
        ) : (
          <HoldingsTable model={model} rows={rows} nameOf={nameOf} />
        )}
      </Panel>
      <Totals model={model} />
      <Files model={model} />
    </>
  );
});

/** Choice of rows and columns, stored on this device. */
const Choices = observer(function Choices({ model: { choice } }: ModelProps) {
  const { t } = useTranslation('myTable');
  return (
    <div className={styles['choices']}>
      <fieldset className={styles['choice']}>
        <legend>{t('show')}</legend>
        {HOLDING_KINDS.map((kind) => (
          <label key={kind} className={styles['check']}>
            <input type="checkbox" checked={choice.kinds.includes(kind)} onChange={() => choice.toggleKind(kind)} />
            {t(`kindsShown.${kind}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles['choice']}>
        <legend>{t('columnsShown')}</legend>
        {HOLDING_COLUMNS.filter((column) => column !== FIXED_COLUMN).map((column) => (
          <label key={column} className={styles['check']}>
            <input
              type="checkbox"
              checked={choice.columns.includes(column)}
              onChange={() => choice.toggleColumn(column)}
            />
            {t(`columns.${column}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
});

const Totals = observer(function Totals({ model }: ModelProps) {
  const { t } = useTranslation('myTable');
  const { totals, worth } = model;
  if (totals.length === 0) {
    return null;
  }
  return (
    <Panel title={t('totals')}>
      <dl className={styles['totals']}>
        {totals.map((total) => (
          <div key={total.currency}>
            <dt>{total.currency}</dt>
            <dd>
              <Amount amount={total} size="lead" />
            </dd>
          </div>
        ))}
        {worth !== undefined && (
          <div>
            <dt>{t('worth')}</dt>
            <dd>
              <Amount amount={worth} size="lead" />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles['note']}>{t('totalsNote')}</p>
    </Panel>
  );
});

const Files = observer(function Files({ model }: ModelProps) {
  const { t } = useTranslation('myTable');
  const nameOf = useHoldingName();
  const words = {
    fileName: t('fileName'),
    columns: t('columns', { returnObjects: true }),
    kinds: t('kinds', { returnObjects: true }),
    nameOf,
  };
  const { exported } = model;
  return (
    <>
      <div className={styles['actions']}>
        <Button
          tone="quiet"
          size="small"
          icon="download"
          busy={exported.busy === 'xlsx'}
          onClick={() => void model.save('xlsx', words)}
        >
          {t('xlsx')}
        </Button>
        <Button
          tone="quiet"
          size="small"
          icon="download"
          busy={exported.busy === 'csv'}
          onClick={() => void model.save('csv', words)}
        >
          {t('csv')}
        </Button>
        <Button tone="quiet" size="small" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {exported.failed && (
        <Alert tone="negative" role="alert">
          <p>{t('fileFailed')}</p>
        </Alert>
      )}
    </>
  );
});
