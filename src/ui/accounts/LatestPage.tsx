import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Account } from '../../domain/account/Account';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { historyRow } from '../history/historyRow';
import { OperationRow } from '../history/OperationRow';
import { useService } from '../shell/ServicesContext';
import { AccountFrame } from './AccountFrame';
import { AccountPages } from './AccountPages';
import styles from './Accounts.module.css';

const SKELETON_ROWS = 8;

/** The latest operations of one account: its mini-excerpt; /accounts/mini-excerpt is that of cards. */
export function LatestPage() {
  return <AccountFrame page="latest">{(account) => <Latest key={account.id} account={account} />}</AccountFrame>;
}

const Latest = observer(function Latest({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { latest } = useService(AccountPages);
  const { id, dataVersion, number } = account;

  useEffect(() => void latest.load(id, { keep: true }), [latest, id, dataVersion]);

  return (
    <Panel title={t('latest.title')} flush action={<Link to="/history">{t('latest.all')}</Link>}>
      {latest.value === undefined && !latest.failed && <SkeletonRows rows={SKELETON_ROWS} />}
      {latest.failed && <ErrorState title={t('latest.failed')} onRetry={() => void latest.load(id)} />}
      {latest.value?.length === 0 && <EmptyState icon="history" title={t('latest.emptyTitle')} text={t('latest.emptyText')} />}
      {latest.value !== undefined && latest.value.length > 0 && (
        <ul className={styles['list']}>
          {latest.value.map((transaction) => (
            <li key={transaction.id} className={styles['item']}>
              <OperationRow row={historyRow(transaction, [number])} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});
