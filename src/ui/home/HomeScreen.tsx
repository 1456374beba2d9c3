import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, ButtonLink } from '../components/Button';
import { PageHeader } from '../components/PageHeader';
import { useService } from '../shell/ServicesContext';
import { AccountsPanel } from './AccountsPanel';
import styles from './HomeScreen.module.css';
import { HomeScreenViewModel } from './HomeScreenViewModel';
import { QuickPaymentPanel } from './QuickPaymentPanel';
import { RatesPanel } from './RatesPanel';
import { RecentPanel } from './RecentPanel';

/** What the customer has, what has happened, and what to do next. */
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
            <Button
              tone="quiet"
              icon={model.amountsHidden ? 'eye' : 'eyeClosed'}
              onClick={model.toggleAmounts}
            >
              {t(model.amountsHidden ? 'showAmounts' : 'hideAmounts')}
            </Button>
            <ButtonLink to="/payment/own-accounts" icon="transfer">
              {t('quickTransfer')}
            </ButtonLink>
          </div>
        }
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <AccountsPanel model={model} />
        </div>
        <div className={styles['column']}>
          <QuickPaymentPanel />
          <RatesPanel model={model} />
          <RecentPanel model={model} />
        </div>
      </div>
    </>
  );
});
