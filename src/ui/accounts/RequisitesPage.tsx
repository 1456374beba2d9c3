import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../domain/account/Account';
import { Button } from '../components/Button';
import { ErrorState } from '../components/ErrorState';
import { FailureAlert } from '../components/FailureAlert';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { useService } from '../shell/ServicesContext';
import { AccountFrame } from './AccountFrame';
import { AccountPages } from './AccountPages';
import styles from './Accounts.module.css';
import { RequisitesPanel } from './RequisitesPanel';

const SKELETON_ROWS = 8;

/** What somebody needs to pay money to an account: to read, to copy, to scan and on paper. */
export function RequisitesPage() {
  return <AccountFrame page="requisites">{(account) => <Details key={account.id} account={account} />}</AccountFrame>;
}

const Details = observer(function Details({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const pages = useService(AccountPages);
  const { requisites } = pages;

  useEffect(() => void requisites.load(account.id), [requisites, account.id]);

  if (requisites.value === undefined) {
    return (
      <Panel flush={!requisites.failed}>
        {requisites.failed ? (
          <ErrorState title={t('requisites.failed')} onRetry={() => void requisites.load(account.id)} />
        ) : (
          <SkeletonRows rows={SKELETON_ROWS} />
        )}
      </Panel>
    );
  }
  return (
    <>
      {pages.failure !== undefined && <FailureAlert failure={pages.failure} />}
      <RequisitesPanel requisites={requisites.value} />
      <div className={styles['buttons']}>
        <Button icon="download" busy={pages.busy} onClick={() => void pages.download(account.id)}>
          {t('requisites.pdf')}
        </Button>
      </div>
    </>
  );
});
