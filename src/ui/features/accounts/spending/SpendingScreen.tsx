import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import type { Spending } from '../../../../domain/spending/Spending';
import type { BankDay } from '../../../../domain/time/Instant';
import type { SpendingCategory } from '../../../../domain/spending/SpendingCategory';
import { spentCategories } from '../../../../domain/spending/spentCategories';
import { totalsOf } from '../../../../domain/spending/totalsOf';
import { monthInWords, shortMonth } from '../../../../domain/time/dayInWords';
import { listed } from '../../../../domain/language/punctuation';
import { MoneyChart } from '../../../charts/MoneyChart';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { useAmountsHidden } from '../../../components/HiddenAmounts';
import { Icon } from '../../../components/Icon';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { WhenFound, WhenLoaded } from '../../../components/WhenLoaded';
import { OperationRow } from '../../../objects/operations/OperationRow';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { CategoryList } from './CategoryList';
import { categoryAt, spendingPath } from '../../../objects/spending/spendingPaths';
import styles from './SpendingScreen.module.css';
import { SpendingScreenViewModel } from './SpendingScreenViewModel';
import { useComparison } from '../../../objects/spending/useComparison';

const SKELETON_ROWS = 7;

/** Spending of a month by category, the months before it, and the operations of one category. */
export const SpendingScreen = observer(function SpendingScreen() {
  const { t } = useTranslation('spending');
  const model = useService(SpendingScreenViewModel);
  const [address] = useSearchParams();
  const month = model.monthOf(address.get('month'));
  const category = categoryAt(address.get('category'));
  const { report, edition } = model;

  useEffect(() => void model.load(month), [model, month, edition]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <MonthSwitch model={model} month={month} />
      <WhenFound
        value={report.value?.month === month ? report.value : undefined}
        status={report.status === 'ERROR' ? 'ERROR' : 'LOADING'}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void model.load(month)}
      >
        {(spending) => (
          <Stack>
            <Categories spending={spending} chosen={category} />
            {category !== undefined && (
              <Operations key={`${month} ${category}`} model={model} month={month} category={category} />
            )}
            <Months spending={spending} />
          </Stack>
        )}
      </WhenFound>
    </>
  );
});

interface MonthProps {
  readonly model: SpendingScreenViewModel;
  readonly month: BankDay;
}

/** The month shown between links to its neighbours. */
function MonthSwitch({ model, month }: MonthProps) {
  const { t } = useTranslation('spending');
  const language = useLanguage();
  const [earlier, later] = [model.beside(month, -1), model.beside(month, 1)];
  return (
    <nav className={styles['months']} aria-label={t('month')}>
      {earlier === undefined ? (
        <span className={styles['end']} />
      ) : (
        <Link className={styles['step']} to={spendingPath(earlier)} aria-label={t('earlier')} title={t('earlier')}>
          <Icon name="chevronLeft" />
        </Link>
      )}
      <span className={styles['month']} aria-live="polite">
        {monthInWords(month, language)}
      </span>
      {later === undefined ? (
        <span className={styles['end']} />
      ) : (
        <Link className={styles['step']} to={spendingPath(later)} aria-label={t('later')} title={t('later')}>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}

function Categories({
  spending,
  chosen,
}: {
  readonly spending: Spending;
  readonly chosen: SpendingCategory | undefined;
}) {
  const { t } = useTranslation('spending');
  const language = useLanguage();
  const hidden = useAmountsHidden();
  const compared = useComparison(spending);
  const { spent, before } = totalsOf(spending);
  const categories = spentCategories(spending);
  return (
    <Panel flush>
      <div className={styles['total']}>
        <h2 className={styles['title']}>{t('total', { month: monthInWords(spending.month, language) })}</h2>
        <p className={styles['figure']}>
          <Amount amount={spent} size="large" />
        </p>
        {!hidden && <p className={styles['note']}>{compared(spent, before)}</p>}
      </div>
      {categories.length === 0 ? (
        <EmptyState icon="chart" title={t('emptyMonth')} text={t('emptyText')} />
      ) : (
        <CategoryList spending={{ ...spending, categories }} total={spent} chosen={chosen} />
      )}
      <p className={styles['foot']}>
        {t('rateNote')}
        {spending.withoutRate.length > 0 &&
          ` ${t('withoutRate', { currencies: listed(spending.withoutRate, language) })}`}
      </p>
    </Panel>
  );
}

const Operations = observer(function Operations({
  model,
  month,
  category,
}: MonthProps & { readonly category: SpendingCategory }) {
  const { t } = useTranslation('spending');
  const { edition } = model;

  const place = useRef<HTMLDivElement>(null);

  useEffect(() => void model.list(month, category), [model, month, category, edition]);

  // The list stands below all categories, so choosing one scrolls to it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Panel
        title={t('operations', { category: t(`categories.${category}`) })}
        flush
        action={<Link to={spendingPath(month)}>{t('close')}</Link>}
      >
        <WhenLoaded
          bare
          status={model.linesStatus}
          rows={SKELETON_ROWS}
          failed={t('operationsFailed')}
          onRetry={() => void model.list(month, category)}
          empty={{ icon: 'receipt', title: t('operationsEmpty') }}
        >
          {() => (
            <>
              <ul>
                {model.rows.map((row) => (
                  <li key={row.id}>
                    <OperationRow row={row} compact />
                  </li>
                ))}
              </ul>
              {model.next !== undefined && (
                <p className={styles['more']}>
                  <Button tone="secondary" onClick={() => void model.list(month, category, true)}>
                    {t('showMore')}
                  </Button>
                </p>
              )}
            </>
          )}
        </WhenLoaded>
      </Panel>
    </div>
  );
});

function Months({ spending }: { readonly spending: Spending }) {
  const { t } = useTranslation('spending');
  const language = useLanguage();
  return (
    <Panel title={t('months')}>
      <MoneyChart
        label={t('monthsLabel')}
        shape="bars"
        head={t('month')}
        series={[{ name: t('spent'), tone: 'accent' }]}
        points={spending.months.map(({ month, spent }) => ({
          key: month,
          name: monthInWords(month, language),
          tick: shortMonth(month, language),
          values: [spent],
          pale: month !== spending.month,
        }))}
      />
    </Panel>
  );
}
