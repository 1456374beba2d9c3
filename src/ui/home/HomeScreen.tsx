import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Button, ButtonLink } from '../components/Button';
import { PageHeader } from '../components/PageHeader';
import { MY_TABLE_PATH } from '../myTable/holdingPath';
import { useService } from '../shell/ServicesContext';
import { AccountsPanel } from './AccountsPanel';
import styles from './HomeScreen.module.css';
import { HomeScreenViewModel } from './HomeScreenViewModel';
import { CardsPanel, DepositsPanel, LoansPanel, WalletsPanel } from './ProductPanels';
import { QuickPaymentPanel } from './QuickPaymentPanel';
import { RatesPanel } from './RatesPanel';
import { RecentPanel } from './RecentPanel';
import { UpcomingPanel } from './UpcomingPanel';
import { WaitingPanel } from './WaitingPanel';

/** Home page: products of the customer, recent and coming operations, and next steps. */
export const HomeScreen = observer(function HomeScreen() {
  const { t } = useTranslation('home');
  const model = useService(HomeScreenViewModel);

  useEffect(() => {
    void model.load();
  }, [model]);

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <div className={styles['actions']}>
            <Button tone="quiet" icon={model.amountsHidden ? 'eye' : 'eyeClosed'} onClick={model.toggleAmounts}>
              {t(model.amountsHidden ? 'showAmounts' : 'hideAmounts')}
            </Button>
            <ButtonLink to="/payment/own-accounts" icon="transfer">
              {t('quickTransfer')}
            </ButtonLink>
          </div>
        }
      />
      <WaitingPanel model={model} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <AccountsPanel model={model} />
          <CardsPanel model={model} />
          <RatesPanel model={model} />
          <p>
            <Link to={MY_TABLE_PATH}>{t('table')}</Link>
          </p>
        </div>
        <div className={styles['column']}>
          <QuickPaymentPanel />
          <DepositsPanel model={model} />
          <LoansPanel model={model} />
          {model.hasWallets && <WalletsPanel model={model} />}
          <UpcomingPanel model={model} />
          <RecentPanel model={model} />
        </div>
      </div>
    </>
  );
});
