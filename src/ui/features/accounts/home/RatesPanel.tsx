import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { AccountGroup } from '../../../../domain/account/groupAccounts';
import { mainAccount } from '../../../../domain/account/mainAccount';
import { creditRefusal } from '../../../../domain/account/usability';
import { formatRate } from '../../../../domain/exchange/mainRates';
import type { Currency } from '../../../../domain/money/Currency';
import { Icon } from '../../../components/Icon';
import { useMayOpen } from '../../../components/OpenScreens';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './RatesPanel.module.css';

const SKELETON_ROWS = 3;

/** Buying and selling rates of the bank for the main currencies. */
export const RatesPanel = observer(function RatesPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('rates')} flush={model.ratesStatus === 'LOADING'}>
      <RatesContent model={model} />
    </Panel>
  );
});

interface CurrencyNameProps {
  readonly currency: Currency;
  readonly groups: readonly AccountGroup[];
}

/** Leads to the exchange for who has an account in the currency. */
function CurrencyName({ currency, groups }: CurrencyNameProps) {
  const { t } = useTranslation('home');
  const held = groups.find((group) => group.currency === currency)?.accounts ?? [];
  const account = mainAccount(held, creditRefusal);
  const mayExchange = useMayOpen()(KIND_FORMS.exchange.path);
  return account === undefined || !mayExchange ? (
    currency
  ) : (
    <Link
      className={styles['link']}
      to={`${KIND_FORMS.exchange.path}?to=${account.id}`}
      aria-label={t('ratesExchange', { currency })}
    >
      {currency}
      <Icon name="exchange" />
    </Link>
  );
}

const RatesContent = observer(function RatesContent({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  return (
    <WhenLoaded
      bare
      status={model.ratesStatus}
      rows={SKELETON_ROWS}
      failed={t('home:ratesFailed')}
      onRetry={model.retryRates}
      empty={{
        icon: 'exchange',
        title: t('home:ratesEmpty'),
        action: (
          <Button size="small" tone="secondary" onClick={model.retryRates}>
            {t('common:tryAgain')}
          </Button>
        ),
      }}
    >
      {() => (
        <>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('home:currency')}</th>
                <th scope="col">{t('home:buy')}</th>
                <th scope="col">{t('home:sell')}</th>
              </tr>
            </thead>
            <tbody>
              {model.rates.map((rate) => (
                <tr key={rate.base}>
                  <th scope="row">
                    <CurrencyName currency={rate.base} groups={model.groups} />
                  </th>
                  <td>{formatRate(rate.buy, language)}</td>
                  <td>{formatRate(rate.sell, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles['note']}>{t('home:ratesNote')}</p>
        </>
      )}
    </WhenLoaded>
  );
});
