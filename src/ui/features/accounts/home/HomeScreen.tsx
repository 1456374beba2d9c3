import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { HomeArrangement } from '../../../../application/preferences/HomeArrangement';
import { columnOf } from '../../../../domain/home/homePanels';
import type { HomePanel } from '../../../../domain/home/homePanels';
import { PageHeader } from '../../../components/PageHeader';
import { PanelFolding } from '../../../components/PanelFolding';
import { MY_TABLE_PATH } from '../../../objects/accounts/holdingPath';
import { useService } from '../../../kernel/ServicesContext';
import { ArrangeButton } from './arrange/ArrangeButton';
import styles from './HomeScreen.module.css';
import { HomeScreenViewModel } from './HomeScreenViewModel';
import { PANEL_VIEWS } from './panelViews';
import { useNextJourneys } from './useNextJourneys';
import { useTwoColumns } from './useTwoColumns';

const COLUMNS = ['main', 'side'] as const;
/** Words of the panels, which come in one file. Asked for one by one as the lists arrive, they would hide the page each time. */
const WORDS = ['home', 'calendar', 'operations', 'cardProducts', 'deposits', 'loans'] as const;

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
  const { t } = useTranslation(WORDS);
  const model = useService(HomeScreenViewModel);
  const arrangement = useService(HomeArrangement);
  const hasColumns = useTwoColumns();
  const { order, hidden } = arrangement.layout;
  const shown = order.filter((panel) => !hidden.includes(panel));

  useNextJourneys();
  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <>
      <PageHeader title={t('home:title')} quiet />
      {hasColumns ? (
        <div className={styles['columns']}>
          {COLUMNS.map((column) => (
            <Panels
              key={column}
              panels={shown.filter((panel) => columnOf(panel) === column)}
              model={model}
              arrangement={arrangement}
            />
          ))}
        </div>
      ) : (
        <Panels panels={shown} model={model} arrangement={arrangement} />
      )}
      <div className={styles['further']}>
        <Link to={MY_TABLE_PATH}>{t('home:table')}</Link>
        <ArrangeButton arrangement={arrangement} panels={order} hasColumns={hasColumns} />
      </div>
    </>
  );
});

/** A column of panels. */
const Panels = observer(function Panels({ panels, model, arrangement }: PanelsProps) {
  return (
    <div className={styles['column']}>
      {panels.map((panel) => {
        const View = PANEL_VIEWS[panel];
        const folding = { isFolded: arrangement.isFolded(panel), toggle: () => arrangement.toggle(panel) };
        return (
          <PanelFolding key={panel} value={folding}>
            <View model={model} />
          </PanelFolding>
        );
      })}
    </div>
  );
});
