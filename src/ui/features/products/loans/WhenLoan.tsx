import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LoansStore } from '../../../../application/loans/LoansStore';
import type { Loan } from '../../../../domain/loan/Loan';
import { WhenFound } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';

const SKELETON_ROWS = 5;

interface WhenLoanProps {
  /** Loan to show, once it is known. */
  readonly loan: Loan | undefined;
  readonly children: (loan: Loan) => ReactNode;
}

/** Loading state of one loan: loading, failed, no loans at all, or this one not found. */
export const WhenLoan = observer(function WhenLoan({ loan, children }: WhenLoanProps) {
  const { t } = useTranslation('loans');
  const store = useService(LoansStore);
  return (
    <WhenFound
      value={loan}
      status={store.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void store.reload()}
      empty={{ icon: 'loan', title: t('empty.title'), text: t('empty.text') }}
      missing={{ icon: 'loan', title: t('missing.title'), text: t('missing.text') }}
    >
      {children}
    </WhenFound>
  );
});
