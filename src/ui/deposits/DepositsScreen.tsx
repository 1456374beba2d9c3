import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { DepositsStore } from '../../application/deposits/DepositsStore';
import type { Deposit } from '../../domain/deposit/Deposit';
import { formatDay } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { Badge } from '../components/Badge';
import { PageHeader } from '../components/PageHeader';
import { WhenLoaded } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';
import { depositPath } from './depositPaths';
import styles from './Deposits.module.css';
import { useDepositName } from './useDepositName';
import { usePercentText } from './usePercentText';

const SKELETON_ROWS = 5;

/** The active deposits of the customer, the latest first. */
export const DepositsScreen = observer(function DepositsScreen() {
  const { t } = useTranslation('deposits');
  const store = useService(DepositsStore);

  useEffect(() => void store.reload(), [store]);

  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Deposits store={store} />
    </div>
  );
});

const Deposits = observer(function Deposits({ store }: { readonly store: DepositsStore }) {
  const { t } = useTranslation('deposits');
  return (
    <WhenLoaded
      status={store.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void store.reload()}
      empty={{ icon: 'shield', title: t('empty.title'), text: t('empty.text') }}
    >
      {() => (
        <ul className={styles['list']}>
          {store.deposits.map((deposit) => (
            <DepositItem key={deposit.id} deposit={deposit} />
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});

const DepositItem = observer(function DepositItem({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('deposits');
  const nameOf = useDepositName();
  const percentText = usePercentText();
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to={depositPath(deposit.id)}>{nameOf(deposit)}</Link>
        </h2>
        {deposit.closing !== undefined && <Badge tone="caution">{t('closing')}</Badge>}
      </div>
      <p className={styles['note']}>
        {t('line', { type: t(`types.${deposit.type}`), rate: percentText(deposit.rate), day: formatDay(deposit.maturesOn) })}
      </p>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('facts.balance')}</dt>
          <dd>
            <Amount amount={deposit.balance} size="lead" />
          </dd>
        </div>
        <div>
          <dt>{t('facts.accrued')}</dt>
          <dd>
            <Amount amount={deposit.accrued} />
          </dd>
        </div>
        <div>
          <dt>{t('facts.number')}</dt>
          <dd className={styles['whole']}>{deposit.contractNumber}</dd>
        </div>
      </dl>
    </li>
  );
});
