import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ExchangeDealsStore } from '../../../../application/exchange/ExchangeDealsStore';
import type { ExchangeDeal } from '../../../../domain/exchange/ExchangeDeal';
import { formatRate } from '../../../../domain/exchange/mainRates';
import { formatDateTime } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { useMoneyText } from '../../../components/useMoneyText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { transactionPath } from '../../../objects/operations/historyPaths';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import styles from './ExchangeDeals.module.css';

/** Number of deals shown at first, and added by each press. */
const DEALS_SHOWN = 5;

/** Latest exchanges with the rate of each; leads to their details. Nothing stands here before the first one. */
export const ExchangeDeals = observer(function ExchangeDeals() {
  const { t } = useTranslation('transfer');
  const { deals, status, reload } = useService(ExchangeDealsStore);
  const [shown, setShown] = useState(DEALS_SHOWN);
  useEffect(() => void reload(), [reload]);
  if (status === 'EMPTY') {
    return null;
  }
  return (
    <div className={styles['below']}>
      <Panel title={t('deals.title')} flush>
        <WhenLoaded bare status={status} rows={DEALS_SHOWN} failed={t('deals.failed')} onRetry={reload}>
          {() => (
            <>
              <ul className={styles['deals']}>
                {deals.slice(0, shown).map((deal) => (
                  <Deal key={deal.transactionId} deal={deal} />
                ))}
              </ul>
              {deals.length > shown && (
                <div className={styles['more']}>
                  <Button tone="quiet" onClick={() => setShown(shown + DEALS_SHOWN)}>
                    {t('deals.more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </WhenLoaded>
      </Panel>
    </div>
  );
});

function Deal({ deal: { transactionId, madeAt, given, taken, price } }: { readonly deal: ExchangeDeal }) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const amountText = useMoneyText();
  return (
    <li>
      <Link className={styles['deal']} to={transactionPath(transactionId)}>
        <span>
          {amountText(given)} → {amountText(taken)}
        </span>
        <span className={styles['note']}>
          {formatDateTime(madeAt, language)}
          {price !== undefined &&
            ` · ${t('deals.rate', { base: price.base, price: formatRate(price.price, language), quote: price.quote })}`}
        </span>
      </Link>
    </li>
  );
}
