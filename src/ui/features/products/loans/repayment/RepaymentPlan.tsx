import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { AsyncResource } from '../../../../../application/loading/AsyncResource';
import type { LoanRepaymentDraft } from '../../../../../domain/loan/LoanRepaymentDraft';
import { plannedRepayment } from '../../../../../domain/loan/LoanRepaymentDraft';
import type { LoanSchedule } from '../../../../../domain/loan/LoanSchedule';
import { effectOf } from '../../../../../domain/loan/repayment';
import type { PlannedRepayment, RepaymentEffect } from '../../../../../domain/loan/repayment';
import { money } from '../../../../../domain/money/Money';
import { formatDay } from '../../../../../domain/time/format';
import { Amount } from '../../../../components/Amount';
import { SummaryList } from '../../../../components/SummaryList';
import type { SummaryRow } from '../../../../components/SummaryList';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import styles from '../../../../objects/loans/Loans.module.css';
import { PlannedSchedule } from '../PlannedSchedule';

const SKELETON_ROWS = 3;

interface RepaymentPlanProps {
  readonly draft: LoanRepaymentDraft;
  readonly reading: AsyncResource<LoanSchedule>;
}

/** Allocation and effect of the repayment in the form, calculated by the same rules the bank books by, without a request. */
export const RepaymentPlan = observer(function RepaymentPlan({ draft, reading }: RepaymentPlanProps) {
  const { t } = useTranslation('loans');
  const { loanId } = draft;
  return (
    <WhenFound
      bare
      value={reading.value?.loanId === loanId ? reading.value : undefined}
      status={reading.failed ? 'ERROR' : 'LOADING'}
      rows={SKELETON_ROWS}
      failed={t('repayment.failed')}
      onRetry={() => void reading.load(loanId)}
    >
      {(schedule) => {
        const planned = plannedRepayment(draft, { schedule });
        return typeof planned === 'object' && <Plan draft={draft} schedule={schedule} planned={planned} />;
      }}
    </WhenFound>
  );
});

interface PlanProps {
  readonly draft: LoanRepaymentDraft;
  readonly schedule: LoanSchedule;
  readonly planned: PlannedRepayment;
}

function Plan({ draft, schedule, planned }: PlanProps) {
  const { t } = useTranslation('loans');
  const effect = effectOf(schedule.balance, planned.after);
  const rows = usePlanRows(schedule, planned, draft.mode === 'instalment' ? undefined : effect);
  return (
    <section aria-label={t('repayment.plan')}>
      <h2 className={styles['planned']}>{t('repayment.plan')}</h2>
      <SummaryList rows={rows} />
      {draft.mode === 'full' && <p className={styles['note']}>{t('repayment.closes')}</p>}
      {draft.mode === 'part' && <PlannedSchedule instalments={effect.schedule} currency={schedule.currency} />}
    </section>
  );
}

/** Rows with the allocation of the repayment and its effect; zero amounts are left out. */
function usePlanRows(
  { currency }: LoanSchedule,
  { split }: PlannedRepayment,
  effect: RepaymentEffect | undefined,
): readonly SummaryRow[] {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const amounts = [
    { key: 'overdue', minor: split.principalDue + split.interestDue + split.penalty },
    { key: 'accrued', minor: split.accrued },
    { key: 'early', minor: split.principalEarly },
    { key: 'aside', minor: split.prepaid },
    { key: 'saved', minor: effect?.interestSaved ?? 0n },
  ] as const;
  const next = effect?.schedule[0];
  const last = effect?.schedule.at(-1);
  return [
    {
      key: 'amount',
      term: t('repayment.amount'),
      value: <Amount amount={money(split.amount, currency)} size="lead" />,
    },
    ...amounts
      .filter(({ minor }) => minor > 0n)
      .map(({ key, minor }) => ({
        key,
        term: t(`repayment.${key}`),
        value: <Amount amount={money(minor, currency)} />,
      })),
    ...(effect !== undefined && next !== undefined && effect.instalmentsLess > 0
      ? [{ key: 'less', term: t('repayment.less'), value: effect.instalmentsLess }]
      : []),
    ...(next === undefined
      ? []
      : [
          {
            key: 'next',
            term: t('repayment.newInstalment'),
            value: <Amount amount={money(next.principal + next.interest, currency)} />,
          },
        ]),
    ...(last === undefined ? [] : [{ key: 'last', term: t('repayment.last'), value: formatDay(last.dueOn, language) }]),
  ];
}
