import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../domain/account/Account';
import { requisiteRows, requisitesText } from '../../domain/account/Requisites';
import type { Requisites } from '../../domain/account/Requisites';
import { Button } from '../components/Button';
import { CopyButton } from '../components/CopyButton';
import { ErrorState } from '../components/ErrorState';
import { FailureAlert } from '../components/FailureAlert';
import { Panel } from '../components/Panel';
import { QrCode } from '../components/QrCode';
import { SkeletonRows } from '../components/Skeleton';
import { SummaryList } from '../components/SummaryList';
import { useLanguage } from '../locales/useLanguage';
import { useService } from '../shell/ServicesContext';
import { AccountFrame } from './AccountFrame';
import { AccountPages } from './AccountPages';
import styles from './Accounts.module.css';

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

function RequisitesPanel({ requisites }: { readonly requisites: Requisites }) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const whole = requisitesText(requisites, language);
  return (
    <>
      <Panel title={t('pages.requisites')} action={<CopyButton text={whole} label={t('requisites.copyAll')} />}>
        <SummaryList
          rows={requisiteRows(requisites, language).map(({ name, term, value }) => ({
            key: name,
            term,
            value: (
              <span className={styles['copied']}>
                {value}
                <CopyButton text={value} label={t('requisites.copy', { term })} />
              </span>
            ),
          }))}
        />
      </Panel>
      <Panel title={t('requisites.scan')}>
        <div className={styles['code']}>
          <QrCode text={whole} label={t('requisites.code')} />
        </div>
      </Panel>
    </>
  );
}
