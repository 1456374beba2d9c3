import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { restructuringEffect } from '../../../../../domain/loan/RestructuringOffer';
import type { LoanSchedule } from '../../../../../domain/loan/LoanSchedule';
import { Panel } from '../../../../components/Panel';
import { SummaryList } from '../../../../components/SummaryList';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import styles from '../../../../objects/loans/Loans.module.css';
import { LoanPagesViewModel } from '../LoanPagesViewModel';
import type { RestructuringForm } from './restructuringChange';
import { useEffectRows } from './useEffectRows';

interface RestructuringTermsProps {
  readonly form: RestructuringForm;
  readonly contractNumber: string;
}

const SKELETON_ROWS = 5;

/** Everything a sent request changes if the bank approves it, for the page of the result. */
export const RestructuringTerms = observer(function RestructuringTerms({
  form: { loanId, months },
  contractNumber,
}: RestructuringTermsProps) {
  const { t } = useTranslation('loans');
  const { schedule } = useService(LoanPagesViewModel);

  useEffect(() => void schedule.load(loanId, { keep: true }), [schedule, loanId]);

  return (
    <WhenFound
      value={schedule.value?.loanId === loanId ? schedule.value : undefined}
      status={schedule.failed ? 'ERROR' : 'LOADING'}
      rows={SKELETON_ROWS}
      failed={t('restructuring.failed')}
      onRetry={() => void schedule.load(loanId)}
    >
      {(found) => <Terms schedule={found} months={months} contractNumber={contractNumber} />}
    </WhenFound>
  );
});

interface TermsProps {
  readonly schedule: LoanSchedule;
  readonly months: number;
  readonly contractNumber: string;
}

function Terms({ schedule, months, contractNumber }: TermsProps) {
  const { t } = useTranslation('loans');
  const rows = useEffectRows(restructuringEffect(schedule.balance, months), schedule.currency);
  return (
    <Panel title={t('restructuring.ifApproved')}>
      <SummaryList
        rows={[
          { key: 'loan', term: t('loan'), value: contractNumber },
          { key: 'months', term: t('restructuring.months'), value: t('months', { count: months }) },
          ...rows,
        ]}
      />
      <p className={styles['note']}>{t('restructuring.reckoned')}</p>
    </Panel>
  );
}
