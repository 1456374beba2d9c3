import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { HomePanel } from '../../../../domain/home/homePanels';
import { Panel } from '../../../components/Panel';
import { SkeletonRows } from '../../../components/Skeleton';
import { SIGNING_PATH } from '../../../objects/documents/signingPaths';
import { AccountsPanel } from './AccountsPanel';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import { RecentPanel } from './RecentPanel';
import { TotalPanel } from './TotalPanel';
import waitingStyles from './WaitingPanel.module.css';

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** Fetched for companies alone. */
const CompanyTasksPanel = lazy(() =>
  import('./company/CompanyTasksPanel').then((module) => ({ default: module.CompanyTasksPanel })),
);
/** Nothing on the first screen waits for them. */
const SpendingPanel = lazy(() => import('./SpendingPanel').then((module) => ({ default: module.SpendingPanel })));
const PeopleRowIfAny = lazy(() =>
  import('../../payments/payees').then((module) => ({ default: module.PeopleRowIfAny })),
);
const laterPanels = () => import('./laterPanels');
const CardFaces = lazy(() => laterPanels().then((module) => ({ default: module.CardFaces })));
const DepositsPanel = lazy(() => laterPanels().then((module) => ({ default: module.DepositsPanel })));
const LoansPanel = lazy(() => laterPanels().then((module) => ({ default: module.LoansPanel })));
const RatesPanel = lazy(() => laterPanels().then((module) => ({ default: module.RatesPanel })));
const UpcomingPanel = lazy(() => laterPanels().then((module) => ({ default: module.UpcomingPanel })));
const WaitingPanel = lazy(() => laterPanels().then((module) => ({ default: module.WaitingPanel })));
const WalletsPanel = lazy(() => laterPanels().then((module) => ({ default: module.WalletsPanel })));

const GHOST_ROWS = 3;
const SPENDING_ROWS = 5;
const TASK_ROWS = 2;

interface GhostProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly rows?: number;
  readonly compact?: boolean;
}

/** Place of a panel while its code is fetched. */
function Ghost({ title, action, rows = GHOST_ROWS, compact = false }: GhostProps) {
  return (
    <Panel title={title} action={action} flush>
      <SkeletonRows rows={rows} compact={compact} />
    </Panel>
  );
}

function Spending() {
  const { t } = useTranslation('shell');
  return (
    <Suspense fallback={<Ghost title={t('nav.spending')} rows={SPENDING_ROWS} compact />}>
      <SpendingPanel />
    </Suspense>
  );
}

function Payees() {
  return (
    <Suspense fallback={null}>
      <PeopleRowIfAny />
    </Suspense>
  );
}

/** Tasks of the user; in a company also its documents, for users who make, approve or sign them. */
const Waiting = observer(function Waiting({ model }: ModelProps) {
  const { t } = useTranslation('home');
  return model.hasTasks ? (
    <Suspense
      fallback={
        <Ghost title={t('waiting.title')} action={<Link to={SIGNING_PATH}>{t('waiting.all')}</Link>} rows={TASK_ROWS} />
      }
    >
      <CompanyTasksPanel model={model} />
    </Suspense>
  ) : (
    <Suspense
      fallback={
        <Panel>
          <div className={waitingStyles['strip']} aria-busy="true" />
        </Panel>
      }
    >
      <WaitingPanel />
    </Suspense>
  );
});

/** A panel that is fetched with others below the first screen, with its title until then. */
function later(
  View: ComponentType<ModelProps>,
  title:
    | 'home:cards.title'
    | 'home:deposits.title'
    | 'home:loans.title'
    | 'home:rates'
    | 'home:wallets.title'
    | 'calendar:upcoming',
): ComponentType<ModelProps> {
  return function LaterPanel({ model }) {
    const { t } = useTranslation(['home', 'calendar']);
    return (
      <Suspense fallback={<Ghost title={t(title)} />}>
        <View model={model} />
      </Suspense>
    );
  };
}

/** Panels of the home page; one that has nothing to show may render nothing. */
export const PANEL_VIEWS: Readonly<Record<HomePanel, ComponentType<ModelProps>>> = {
  total: TotalPanel,
  recent: RecentPanel,
  spending: Spending,
  payees: Payees,
  upcoming: later(UpcomingPanel, 'calendar:upcoming'),
  accounts: AccountsPanel,
  cards: later(CardFaces, 'home:cards.title'),
  waiting: Waiting,
  deposits: later(DepositsPanel, 'home:deposits.title'),
  loans: later(LoansPanel, 'home:loans.title'),
  rates: later(RatesPanel, 'home:rates'),
  wallets: later(WalletsPanel, 'home:wallets.title'),
};
