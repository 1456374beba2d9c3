import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { TransactionTitles } from '../../../../domain/history/searchTransactions';
import { pluralCategory } from '../../../../domain/language/plural';
import { sentences } from '../../../../domain/language/sentences';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { FoundElsewhere } from './FoundElsewhere';
import { HistoryActions } from './HistoryActions';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList } from './HistoryList';
import styles from './HistoryScreen.module.css';
import { HistoryScreenViewModel } from './HistoryScreenViewModel';
import { OperationsBeside } from './OperationsBeside';
import { PrintedFilter } from './PrintedFilter';
import { SelectionBar } from './SelectionBar';
import { addressOfFilter, filterOfAddress, OPERATION } from './historyAddress';

const SKELETON_ROWS = 8;

/** Operations of the accounts. The filters live in the address, so that a list can be kept and opened again. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { t } = useTranslation('history');
  const model = useService(HistoryScreenViewModel);
  const titles = useTitles();
  const [address, setAddress] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    model.load(filterOfAddress(address));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page opens; then it follows the filter
  }, [model]);

  useEffect(() => model.setTitles(titles), [model, titles]);

  const { filter } = model;
  useEffect(() => {
    const filtered = addressOfFilter(filter, address.get(OPERATION));
    // Written once only: a page that is being left would otherwise call its reader back.
    if (filtered.toString() !== address.toString()) {
      setAddress(filtered, { replace: true, state });
    }
  }, [filter, address, setAddress, state]);

  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles['content']}>
        <div className={styles['above']}>
          <HistoryFilters model={model} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
          <PrintedFilter model={model} />
          <HistoryBar model={model} />
        </div>
        <OperationsBeside>
          <HistoryContent model={model} />
          <FoundElsewhere model={model} />
        </OperationsBeside>
      </div>
    </>
  );
});

const HistoryContent = observer(function HistoryContent({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation('history');
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.retry}
      empty={{ icon: 'history', title: t('emptyTitle'), text: t('emptyText') }}
    >
      {() => <HistoryRows model={model} />}
    </WhenLoaded>
  );
});

/** Number of operations and the actions on them, as wide beside an open operation as without one. */
const HistoryBar = observer(function HistoryBar({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const { rows } = model;
  if (model.status !== 'LOADED') {
    return null;
  }
  const count = t('count', { context: pluralCategory(rows.length, language), number: rows.length });
  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['count']} role="status">
          {model.loadingMore ? sentences([count, t('loadingMore')], language) : count}
        </p>
        {rows.length > 0 && <HistoryActions model={model} />}
      </div>
      <SelectionBar model={model} />
    </>
  );
});

const HistoryRows = observer(function HistoryRows({ model }: { readonly model: HistoryScreenViewModel }) {
  const { t } = useTranslation('history');
  const { rows } = model;
  return (
    <Panel flush>
      {model.noMatches ? (
        <EmptyState
          icon="search"
          title={t(model.filter.search.trim() === '' ? 'noMatchesTitle' : 'noMatchesInPeriod')}
          text={t('noMatchesText')}
          action={
            <Button tone="secondary" size="small" onClick={model.clearFilter}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <HistoryList
          rows={rows}
          printedRows={model.printedRows}
          label={t('list')}
          byDay={model.byDay}
          selection={model.selection}
        />
      )}
    </Panel>
  );
});

/** Customers search by what they read, so the model gets the words of the kinds in the language of the screen. */
function useTitles(): TransactionTitles {
  const { t } = useTranslation('operations');
  return useMemo(() => t('kinds', { returnObjects: true }), [t]);
}
