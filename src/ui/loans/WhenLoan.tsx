import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LoansStore } from '../../application/loans/LoansStore';
import type { Loan } from '../../domain/loan/Loan';
import { WhenFound } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';

const SKELETON_ROWS = 5;

interface WhenLoanProps {
  /** The one looked for, as soon as it is known. */
  readonly loan: Loan | undefined;
  readonly children: (loan: Loan) => ReactNode;
}

/** What is shown of one of the loans: that they are being read, could not be, that there are none, or not this one. */
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
      empty={{ icon: 'shield', title: t('empty.title'), text: t('empty.text') }}
      missing={{ icon: 'shield', title: t('missing.title'), text: t('missing.text') }}
    >
      {children}
    </WhenFound>
  );
});
