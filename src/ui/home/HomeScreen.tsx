import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { MY_TABLE_PATH } from '../myTable/holdingPath';
import { useService } from '../shell/ServicesContext';
import { AccountsPanel } from './AccountsPanel';
import { CardFaces } from './CardFaces';
import styles from './HomeScreen.module.css';
import { HomeScreenViewModel } from './HomeScreenViewModel';
import { DepositsPanel, LoansPanel, WalletsPanel } from './ProductPanels';
import { RatesPanel } from './RatesPanel';
import { RecentPanel } from './RecentPanel';
import { TotalPanel } from './TotalPanel';
import { UpcomingPanel } from './UpcomingPanel';
import { WaitingPanel } from './WaitingPanel';

/** Fetched after the parts before it, which the first screen of a phone shows. */
const SpendingPanel = lazy(() => import('./SpendingPanel').then((module) => ({ default: module.SpendingPanel })));
const GHOST_ROWS = 5;

/** Place of the spending of the month while its panel is fetched. */
function SpendingGhost() {
  const { t } = useTranslation('shell');
  return (
    <Panel title={t('nav.spending')} flush>
      <SkeletonRows rows={GHOST_ROWS} compact />
    </Panel>
  );
}

/** Fetched for companies alone. */
const CompanyTasksPanel = lazy(() =>
  import('./company/CompanyTasksPanel').then((module) => ({ default: module.CompanyTasksPanel })),
);
const GHOST_TASKS = 2;

/** Place of what waits for the user of a company while its panel is fetched. */
function TasksGhost() {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('waiting.title')} flush>
      <SkeletonRows rows={GHOST_TASKS} />
    </Panel>
  );
}

/** Nothing on the first screen waits for it. */
const PeopleRowIfAny = lazy(() => import('../payees/PeopleRow').then((module) => ({ default: module.PeopleRowIfAny })));

/**
 * Home page: the total and the acts, the latest operations, people paid before, the week ahead, accounts, cards, and further products. A company begins with
 * what waits for the user. On a phone the parts stand below each other in this order.
 */
export const HomeScreen = observer(function HomeScreen() {
  const { t } = useTranslation('home');
  const model = useService(HomeScreenViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <>
      <PageHeader title={t('title')} quiet />
      <div className={styles['columns']}>
        <div className={styles['first']}>
          {model.isCorporate && model.hasTasks && (
            <Suspense fallback={<TasksGhost />}>
              <CompanyTasksPanel model={model} />
            </Suspense>
          )}
          <TotalPanel model={model} />
          <RecentPanel model={model} />
          {!model.isCorporate && (
            <Suspense fallback={<SpendingGhost />}>
              <SpendingPanel />
            </Suspense>
          )}
          <Suspense fallback={null}>{!model.isCorporate && <PeopleRowIfAny />}</Suspense>
        </div>
        <div className={styles['side']}>
          <UpcomingPanel model={model} />
          <AccountsPanel model={model} />
          <CardFaces model={model} />
        </div>
        <div className={styles['rest']}>
          {!model.hasTasks && <WaitingPanel model={model} />}
          <DepositsPanel model={model} />
          <LoansPanel model={model} />
          <RatesPanel model={model} />
          {model.hasWallets && <WalletsPanel model={model} />}
        </div>
      </div>
      <p className={styles['further']}>
        <Link to={MY_TABLE_PATH}>{t('table')}</Link>
      </p>
    </>
  );
});
