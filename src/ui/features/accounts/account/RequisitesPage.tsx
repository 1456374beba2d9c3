import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../../domain/account/Account';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { WhenFound } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { AccountFrame } from './AccountFrame';
import { AccountPagesViewModel } from './AccountPagesViewModel';
import styles from '../../../objects/accounts/Accounts.module.css';
import { RequisitesPanel } from '../../../objects/accounts/RequisitesPanel';

const SKELETON_ROWS = 8;

/** Bank details of an account to read, copy, scan and print. */
export function RequisitesPage() {
  return <AccountFrame page="requisites">{(account) => <Details key={account.id} account={account} />}</AccountFrame>;
}

const Details = observer(function Details({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const pages = useService(AccountPagesViewModel);
  const { requisites } = pages;

  useEffect(() => void requisites.load(account.id), [requisites, account.id]);

  return (
    <WhenFound
      value={requisites.value}
      status={requisites.status}
      rows={SKELETON_ROWS}
      failed={t('requisites.failed')}
      onRetry={() => void requisites.load(account.id)}
    >
      {(known) => (
        <>
          {pages.failure !== undefined && <FailureAlert failure={pages.failure} />}
          <RequisitesPanel requisites={known} />
          <div className={styles['buttons']}>
            <Button icon="download" busy={pages.busy} onClick={() => void pages.download(account.id)}>
              {t('requisites.pdf')}
            </Button>
          </div>
        </>
      )}
    </WhenFound>
  );
});
