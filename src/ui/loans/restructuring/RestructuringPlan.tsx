import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { AsyncResource } from '../../../application/loading/AsyncResource';
import type { LoanSchedule } from '../../../domain/loan/LoanSchedule';
import { restructuringEffect } from '../../../domain/loan/RestructuringOffer';
import { money } from '../../../domain/money/Money';
import { formatDay } from '../../../domain/time/format';
import { Amount } from '../../components/Amount';
import { SummaryList } from '../../components/SummaryList';
import { WhenFound } from '../../components/WhenLoaded';
import { useLanguage } from '../../language/useLanguage';
import { PlannedSchedule } from '../PlannedSchedule';
import styles from '../Loans.module.css';
import type { RestructuringForm } from './restructuringChange';

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
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const effect = restructuringEffect(schedule.balance, months);
  if (effect === undefined) {
    return null;
  }
  const inMoney = (minor: bigint) => money(minor, schedule.currency);
  return (
    <section className={styles['told']} aria-label={t('repayment.plan')}>
      <h2 className={styles['name']}>{t('repayment.plan')}</h2>
      <p className={styles['note']}>{t('restructuring.reckoned')}</p>
      <SummaryList
        rows={[
          { key: 'before', term: t('restructuring.before'), value: <Amount amount={inMoney(effect.before)} /> },
          {
            key: 'after',
            term: t('repayment.newInstalment'),
            value: <Amount amount={inMoney(effect.after)} size="lead" />,
          },
          { key: 'last', term: t('repayment.last'), value: formatDay(effect.lastDueOn, language) },
          {
            key: 'interest',
            term: t('restructuring.interestMore'),
            value: <Amount amount={inMoney(effect.interestMore)} />,
          },
        ]}
      />
      <PlannedSchedule instalments={effect.schedule} currency={schedule.currency} />
    </section>
  );
}
