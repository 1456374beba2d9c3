import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Account } from '../../domain/account/Account';
import { Panel } from '../components/Panel';
import { WhenLoaded } from '../components/WhenLoaded';
import { historyRow } from '../history/historyRow';
import { OperationRow } from '../history/OperationRow';
import { useService } from '../shell/ServicesContext';
import { AccountFrame } from './AccountFrame';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import styles from './Accounts.module.css';

const SKELETON_ROWS = 8;

/** The latest operations of one account: its mini-excerpt; /accounts/mini-excerpt is that of cards. */
export function LatestPage() {
  return <AccountFrame page="latest">{(account) => <Latest key={account.id} account={account} />}</AccountFrame>;
}

const Latest = observer(function Latest({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { latest } = useService(AccountPagesViewModel);
  const { id, dataVersion, number } = account;
  const operations = latest.value;

  useEffect(() => void latest.load(id, { keep: true }), [latest, id, dataVersion]);

  return (
    <Panel title={t('latest.title')} flush action={<Link to="/history">{t('latest.all')}</Link>}>
      <WhenLoaded
        bare
        status={operations?.length === 0 ? 'EMPTY' : latest.status}
        rows={SKELETON_ROWS}
        failed={t('latest.failed')}
        onRetry={() => void latest.load(id)}
        empty={{ icon: 'history', title: t('latest.emptyTitle'), text: t('latest.emptyText') }}
      >
        {() => (
          <ul className={styles['list']}>
            {operations?.map((transaction) => (
              <li key={transaction.id} className={styles['item']}>
                <OperationRow row={historyRow(transaction, [number])} />
              </li>
            ))}
          </ul>
        )}
      </WhenLoaded>
    </Panel>
  );
});
