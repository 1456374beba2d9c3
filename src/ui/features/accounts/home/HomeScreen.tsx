import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { HomeArrangement } from '../../../../application/preferences/HomeArrangement';
import { columnOf, splitPanels } from '../../../../domain/home/homePanels';
import type { HomePanel } from '../../../../domain/home/homePanels';
import { Button } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import { PanelFolding } from '../../../components/PanelFolding';
import { MY_TABLE_PATH } from '../../../objects/accounts/holdingPath';
import { useService } from '../../../kernel/ServicesContext';
import { ArrangeButton } from './arrange/ArrangeButton';
import { emptyPanels } from './emptyPanels';
import type { EmptyPanel } from './emptyPanels';
import styles from './HomeScreen.module.css';
import { HomeScreenViewModel } from './HomeScreenViewModel';
import { PANEL_VIEWS } from './panelViews';
import { useNextJourneys } from './useNextJourneys';
import { useTwoColumns } from './useTwoColumns';

/** Nothing, when its script or its styles cannot be fetched: the page says all that matters without it. */
const StartPanel = lazy(async (): Promise<FetchedStart> => {
  try {
    const module = await import('./StartPanel');
    return { default: module.StartPanel };
  } catch {
    return { default: () => null };
  }
});

const COLUMNS = ['main', 'side'] as const;

interface FetchedStart {
  readonly default: ComponentType<{ readonly panels: readonly EmptyPanel[] }>;
}

interface PanelsProps {
  readonly panels: readonly HomePanel[];
  readonly model: HomeScreenViewModel;
  readonly arrangement: HomeArrangement;
}

/**
 * Home page: panels in the order and folding of the user, in one column or in two. Usually it begins with the total and the acts, for a company with
 * what waits for the user.
 */
export const HomeScreen = observer(function HomeScreen() {
  // Words of all panels, which come in one file. Asked for one by one as the lists arrive, they would hide the page each time.
  const { t } = useTranslation(['home', 'calendar', 'operations', 'cardProducts', 'deposits', 'loans']);
  const model = useService(HomeScreenViewModel);
  const arrangement = useService(HomeArrangement);
  const hasColumns = useTwoColumns();
  const [isArranging, setArranging] = useState(false);
  const { order, hidden } = arrangement.layout;
  const chosen = order.filter((panel) => !hidden.includes(panel));

  useNextJourneys();
  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <>
      <PageHeader title={t('home:title')} quiet />
      {hasColumns ? (
        <TwoColumns panels={chosen} model={model} arrangement={arrangement} />
      ) : (
        <OneColumn panels={chosen} model={model} arrangement={arrangement} />
      )}
      {(hasColumns || isArranging || arrangement.isWhole('page')) && (
        <div className={styles['further']}>
          <Link to={MY_TABLE_PATH}>{t('home:table')}</Link>
          <ArrangeButton
            arrangement={arrangement}
            panels={order}
            hasColumns={hasColumns}
            isOpen={isArranging}
            onToggle={setArranging}
          />
        </div>
      )}
    </>
  );
});

/** Two columns; what the empty panels of both are replaced by stands below the first. */
const TwoColumns = observer(function TwoColumns({ panels, model, arrangement }: PanelsProps) {
  const empty = emptyPanels(panels, model);
  const columns = COLUMNS.map((column) => panels.filter((panel) => columnOf(panel) === column && !isIn(empty, panel)));
  return (
    <div className={styles['columns']}>
      {columns.map((column, place) => (
        <div key={COLUMNS[place]} className={styles['column']}>
          <Panels panels={column} model={model} arrangement={arrangement} />
          {place === 0 && <Start empty={empty} />}
        </div>
      ))}
    </div>
  );
});

/** The first panels, and the others behind a button that keeps what was chosen. */
const OneColumn = observer(function OneColumn({ panels, model, arrangement }: PanelsProps) {
  const { t } = useTranslation('home');
  const { first, rest } = splitPanels(panels, model.isCorporate);
  const empty = emptyPanels(panels, model);
  const isWhole = arrangement.isWhole('page');
  const filled = (some: readonly HomePanel[]) => some.filter((panel) => !isIn(empty, panel));
  return (
    <div className={styles['column']}>
      <Panels panels={filled(first)} model={model} arrangement={arrangement} />
      <Start empty={empty} />
      <Button tone="quiet" aria-expanded={isWhole} onClick={() => arrangement.toggleWhole('page')}>
        {t(isWhole ? 'less' : 'whole')}
      </Button>
      {isWhole && <Panels panels={filled(rest)} model={model} arrangement={arrangement} />}
    </div>
  );
});

function Start({ empty }: { readonly empty: readonly EmptyPanel[] }) {
  return (
    empty.length > 0 && (
      <Suspense fallback={null}>
        <StartPanel panels={empty} />
      </Suspense>
    )
  );
}

function isIn(panels: readonly HomePanel[], panel: HomePanel): boolean {
  return panels.includes(panel);
}

const Panels = observer(function Panels({ panels, model, arrangement }: PanelsProps) {
  return panels.map((panel) => {
    const View = PANEL_VIEWS[panel];
    const folding = { isFolded: arrangement.isFolded(panel), toggle: () => arrangement.toggle(panel) };
    return (
      <PanelFolding key={panel} value={folding}>
        <View model={model} />
      </PanelFolding>
    );
  });
});
