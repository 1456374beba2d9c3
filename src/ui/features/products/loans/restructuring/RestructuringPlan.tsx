import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { AsyncResource } from '../../../../../application/loading/AsyncResource';
import type { LoanSchedule } from '../../../../../domain/loan/LoanSchedule';
import { restructuringEffect } from '../../../../../domain/loan/RestructuringOffer';
import { SummaryList } from '../../../../components/SummaryList';
import { WhenFound } from '../../../../components/WhenLoaded';
import { PlannedSchedule } from '../PlannedSchedule';
import styles from '../../../../objects/loans/Loans.module.css';
import type { RestructuringForm } from './restructuringChange';
import { useEffectRows } from './useEffectRows';

const SKELETON_ROWS = 4;

interface RestructuringPlanProps {
  readonly form: RestructuringForm;
  readonly reading: AsyncResource<LoanSchedule>;
}

/** Effect of a longer term on the schedule, calculated by the same rules the bank distributes the principal by, without a request. */
export const RestructuringPlan = observer(function RestructuringPlan({
  form: { loanId, months },
  reading,
}: RestructuringPlanProps) {
  const { t } = useTranslation('loans');
  return (
    <WhenFound
      bare
      value={reading.value?.loanId === loanId ? reading.value : undefined}
      status={reading.failed ? 'ERROR' : 'LOADING'}
      rows={SKELETON_ROWS}
      failed={t('restructuring.failed')}
      onRetry={() => void reading.load(loanId)}
    >
      {(schedule) => <Effect schedule={schedule} months={months} />}
    </WhenFound>
  );
});

function Effect({ schedule, months }: { readonly schedule: LoanSchedule; readonly months: number }) {
  const { t } = useTranslation('loans');
  const effect = restructuringEffect(schedule.balance, months);
  const rows = useEffectRows(effect, schedule.currency);
  if (effect === undefined) {
    return null;
  }
  return (
    <section className={styles['facts']} aria-label={t('repayment.plan')}>
      <h2 className={styles['name']}>{t('repayment.plan')}</h2>
      <p className={styles['note']}>{t('restructuring.reckoned')}</p>
      <SummaryList rows={rows} />
      <PlannedSchedule instalments={effect.schedule} currency={schedule.currency} />
    </section>
  );
}
