import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { Loan } from '../../../../domain/loan/Loan';
import type { LoanSchedule } from '../../../../domain/loan/LoanSchedule';
import { add, money } from '../../../../domain/money/Money';
import type { Money } from '../../../../domain/money/Money';
import { Amount } from '../../../components/Amount';
import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { Disclosure } from '../../../components/Disclosure';
import { WhenFound } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { LoanFrame } from './LoanFrame';
import { LoanPagesViewModel } from './LoanPagesViewModel';
import { ScheduleChart } from './ScheduleChart';
import { ScheduleFiles } from './ScheduleFiles';
import { ScheduleTable } from '../../../objects/loans/ScheduleTable';

const SKELETON_ROWS = 8;

/** Repayment schedule of a loan: as a chart, future instalments, and paid ones. */
export function SchedulePage() {
  return <LoanFrame page="schedule">{(loan) => <Schedule key={loan.id} loan={loan} />}</LoanFrame>;
}

const Schedule = observer(function Schedule({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  const { schedule } = useService(LoanPagesViewModel);
  const { id, dataVersion } = loan;

  useEffect(() => void schedule.load(id, { keep: true }), [schedule, id, dataVersion]);

  return (
    <WhenFound
      value={schedule.value}
      status={schedule.status}
      rows={SKELETON_ROWS}
      failed={t('schedule.failed')}
      onRetry={() => void schedule.load(id)}
    >
      {(known) => <Lines schedule={known} />}
    </WhenFound>
  );
});

function Lines({ schedule: { loanId, lines, currency } }: { readonly schedule: LoanSchedule }) {
  const { t } = useTranslation('loans');
  const paid = lines.filter(({ state }) => state === 'paid');
  const open = lines.filter(({ state }) => state !== 'paid');
  const sum = (part: 'principal' | 'interest' | 'amount'): Money =>
    open.reduce<Money>((total, line) => add(total, line[part]), money(0n, currency));
  return (
    <>
      <ScheduleChart lines={lines} />
      <Panel title={t('schedule.coming')}>
        {open.length === 0 ? (
          <EmptyState icon="check" title={t('schedule.none')} />
        ) : (
          <>
            <SummaryList
              rows={[
                { key: 'amount', term: t('schedule.toPay'), value: <Amount amount={sum('amount')} /> },
                { key: 'interest', term: t('schedule.interestToPay'), value: <Amount amount={sum('interest')} /> },
              ]}
            />
            <ScheduleTable lines={open} label={t('schedule.coming')} />
          </>
        )}
      </Panel>
      {paid.length > 0 && (
        <Panel title={t('schedule.paid')}>
          <Disclosure title={t('schedule.showPaid', { count: paid.length })}>
            <ScheduleTable lines={paid} label={t('schedule.paid')} />
          </Disclosure>
        </Panel>
      )}
      <ScheduleFiles loanId={loanId} />
    </>
  );
}
