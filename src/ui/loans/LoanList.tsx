import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LoansStore } from '../../application/loans/LoansStore';
import { UserStore } from '../../application/user/UserStore';
import { isPastDue } from '../../domain/loan/Loan';
import type { Loan } from '../../domain/loan/Loan';
import { formatDay } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { Badge } from '../components/Badge';
import { ButtonLink } from '../components/Button';
import { PageHeader } from '../components/PageHeader';
import { WhenLoaded } from '../components/WhenLoaded';
import { usePercentText } from '../deposits/usePercentText';
import { useService } from '../shell/ServicesContext';
import { loanPath } from './loanPaths';
import styles from './Loans.module.css';
import { ONLINE_LOANS_PATH } from './online/onlineLoanPaths';
import { RepaidShare } from './RepaidShare';
import { useLoanName } from './useLoanName';

const SKELETON_ROWS = 5;

/** The loans that are being repaid, the latest first. */
export const LoanList = observer(function LoanList() {
  const { t } = useTranslation('loans');
  const store = useService(LoansStore);
  const { isCorporate } = useService(UserStore);

  useEffect(() => void store.reload(), [store]);

  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          isCorporate ? undefined : (
            <ButtonLink tone="secondary" to={ONLINE_LOANS_PATH}>
              {t('online')}
            </ButtonLink>
          )
        }
      />
      <WhenLoaded
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void store.reload()}
        empty={{ icon: 'shield', title: t('empty.title'), text: t('empty.text') }}
      >
        {() => (
          <ul className={styles['list']}>
            {store.loans.map((loan) => (
              <LoanItem key={loan.id} loan={loan} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </div>
  );
});

const LoanItem = observer(function LoanItem({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  const nameOf = useLoanName();
  const percentText = usePercentText();
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to={loanPath('credit', loan.id)}>{nameOf(loan)}</Link>
        </h2>
        {isPastDue(loan) && <Badge tone="negative">{t('arrears')}</Badge>}
      </div>
      <p className={styles['note']}>{t('line', { rate: percentText(loan.rate), day: formatDay(loan.maturesOn), number: loan.contractNumber })}</p>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('facts.outstanding')}</dt>
          <dd>
            <Amount amount={loan.outstanding} size="lead" />
          </dd>
        </div>
        {loan.next !== undefined && (
          <div>
            <dt>{t('facts.nextOn', { day: formatDay(loan.next.dueOn) })}</dt>
            <dd>
              <Amount amount={loan.next.amount} />
            </dd>
          </div>
        )}
        {loan.pastDue.minor > 0n && (
          <div>
            <dt>{t('facts.pastDue')}</dt>
            <dd>
              <Amount amount={loan.pastDue} />
            </dd>
          </div>
        )}
      </dl>
      <RepaidShare loan={loan} />
    </li>
  );
});
