import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AccountsStore } from '../../../application/accounts/AccountsStore';
import { isOpen } from '../../../domain/loan/digital/DigitalLoan';
import type { DigitalLoan } from '../../../domain/loan/digital/DigitalLoan';
import { formatDate } from '../../../domain/time/format';
import { useMoneyText } from '../../components/useMoneyText';
import { ButtonLink } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonRows } from '../../components/Skeleton';
import { useService } from '../../shell/ServicesContext';
import { LOANS_PATH } from '../loanPaths';
import styles from '../Loans.module.css';
import { ApplicationBadge } from './ApplicationFacts';
import { applicationPath, LOAN_CALCULATOR_PATH } from './onlineLoanPaths';
import { OnlineLoanPages } from './OnlineLoanPages';

const SKELETON_ROWS = 4;

/** What was asked for online, the latest first, and the way to asking for more. */
export const OnlineLoansPage = observer(function OnlineLoansPage() {
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const pages = useService(OnlineLoanPages);
  const store = useService(AccountsStore);
  const { accounts } = store;
  const [list] = useState(pages.newList);

  useEffect(() => void store.ensure(), [store]);
  // The stream replaces the account an application is about when the bank has decided.
  useEffect(() => void list.load('', { keep: true }), [list, accounts]);

  const applications = list.value;
  const open = applications?.some(({ status }) => isOpen(status)) === true;
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={{ to: LOANS_PATH, label: t('loans:title') }}
        actions={open ? undefined : <ButtonLink to={LOAN_CALCULATOR_PATH}>{t('calculate')}</ButtonLink>}
      />
      {applications === undefined && (
        <Panel flush={!list.failed}>
          {list.failed ? <ErrorState title={t('failed')} onRetry={() => void list.load('')} /> : <SkeletonRows rows={SKELETON_ROWS} />}
        </Panel>
      )}
      {applications?.length === 0 && (
        <Panel>
          <EmptyState icon="shield" title={t('empty.title')} text={t('empty.text')} />
        </Panel>
      )}
      {applications !== undefined && applications.length > 0 && (
        <ul className={styles['list']}>
          {applications.map((application) => (
            <ApplicationItem key={application.id} application={application} />
          ))}
        </ul>
      )}
    </div>
  );
});

const ApplicationItem = observer(function ApplicationItem({ application }: { readonly application: DigitalLoan }) {
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const moneyText = useMoneyText();
  const { id, status, approved, asked, termMonths, askedAt } = application;
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to={applicationPath(id)}>{t('named', { amount: moneyText(approved ?? asked) })}</Link>
        </h2>
        <ApplicationBadge status={status} />
      </div>
      <p className={styles['note']}>{t('line', { term: t('loans:months', { count: termMonths }), day: formatDate(askedAt) })}</p>
    </li>
  );
});
