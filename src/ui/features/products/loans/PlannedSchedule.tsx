import { useTranslation } from 'react-i18next';

import type { Instalment } from '../../../../domain/loan/schedule';
import type { Currency } from '../../../../domain/money/Currency';
import { money } from '../../../../domain/money/Money';
import { Disclosure } from '../../../components/Disclosure';
import { ScheduleTable } from '../../../objects/loans/ScheduleTable';

interface PlannedScheduleProps {
  readonly instalments: readonly Instalment[];
  readonly currency: Currency;
}

/** Planned instalments, each in a line. */
export function PlannedSchedule({ instalments, currency }: PlannedScheduleProps) {
  const { t } = useTranslation('loans');
  const inMoney = (minor: bigint) => money(minor, currency);
  return (
    <Disclosure title={t('repayment.showSchedule')}>
      <ScheduleTable
        label={t('repayment.schedule')}
        lines={instalments.map(({ number, dueOn, principal, interest, left }) => ({
          number,
          dueOn,
          principal: inMoney(principal),
          interest: inMoney(interest),
          amount: inMoney(principal + interest),
          left: inMoney(left),
        }))}
      />
    </Disclosure>
  );
}
