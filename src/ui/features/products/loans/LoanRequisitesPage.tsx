import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Loan } from '../../../../domain/loan/Loan';
import { RequisitesPanel } from '../../../objects/accounts/RequisitesPanel';
import { WhenFound } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { LoanFrame } from './LoanFrame';
import { LoanPagesViewModel } from './LoanPagesViewModel';
import styles from '../../../objects/loans/Loans.module.css';

const SKELETON_ROWS = 8;

/** Bank details of the account for instalments: to read, copy all at once and scan. */
export function LoanRequisitesPage() {
  return <LoanFrame page="requisites">{(loan) => <Details key={loan.id} loan={loan} />}</LoanFrame>;
}

const Details = observer(function Details({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  const { requisites } = useService(LoanPagesViewModel);
  const { repaymentAccountId } = loan;

  useEffect(() => void requisites.load(repaymentAccountId), [requisites, repaymentAccountId]);

  const purpose = {
    name: 'purpose',
    term: t('requisites.purpose'),
    value: t('requisites.purposeOf', { number: loan.contractNumber }),
  };
  return (
    <WhenFound
      value={requisites.value}
      status={requisites.status}
      rows={SKELETON_ROWS}
      failed={t('requisites.failed')}
      onRetry={() => void requisites.load(repaymentAccountId)}
    >
      {(known) => (
        <>
          <p className={styles['note']}>{t('requisites.lead')}</p>
          <RequisitesPanel requisites={known} more={[purpose]} />
        </>
      )}
    </WhenFound>
  );
});
