import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatRate } from '../../domain/exchange/mainRates';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { useLanguage } from '../locales/useLanguage';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './RatesPanel.module.css';

const SKELETON_ROWS = 3;

/** What the bank buys and sells the main currencies at. */
export const RatesPanel = observer(function RatesPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('rates')} flush={model.ratesStatus === 'LOADING'}>
      <RatesContent model={model} />
    </Panel>
  );
});

const RatesContent = observer(function RatesContent({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  switch (model.ratesStatus) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('ratesFailed')} onRetry={model.retryRates} />;
    case 'EMPTY':
      return <EmptyState icon="repeat" title={t('ratesEmpty')} />;
    case 'LOADED':
      return (
        <>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('currency')}</th>
                <th scope="col">{t('buy')}</th>
                <th scope="col">{t('sell')}</th>
              </tr>
            </thead>
            <tbody>
              {model.rates.map((rate) => (
                <tr key={rate.base}>
                  <th scope="row">{rate.base}</th>
                  <td>{formatRate(rate.buy, language)}</td>
                  <td>{formatRate(rate.sell, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles['note']}>{t('ratesNote')}</p>
        </>
      );
    default:
      return model.ratesStatus satisfies never;
  }
});
