import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { restructuringEffect } from '../../../domain/loan/RestructuringOffer';
import type { LoanSchedule } from '../../../domain/loan/LoanSchedule';
import { Panel } from '../../components/Panel';
import { SummaryList } from '../../components/SummaryList';
import { useService } from '../../shell/ServicesContext';
import styles from '../Loans.module.css';
import { LoanPagesViewModel } from '../LoanPagesViewModel';
import type { RestructuringForm } from './restructuringChange';
import { useEffectRows } from './useEffectRows';

interface RestructuringTermsProps {
  readonly form: RestructuringForm;
  readonly contractNumber: string;
}

/** Everything a sent request changes if the bank approves it, for the page of the result. */
export const RestructuringTerms = observer(function RestructuringTerms({
  form,
  contractNumber,
}: RestructuringTermsProps) {
  const { value } = useService(LoanPagesViewModel).schedule;
  return value?.loanId === form.loanId ? (
    <Terms schedule={value} months={form.months} contractNumber={contractNumber} />
  ) : null;
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
