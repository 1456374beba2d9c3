import { useTranslation } from 'react-i18next';

import type { ScheduleLine } from '../../../../domain/loan/LoanSchedule';
import { formatDay, formatMonthOfYear } from '../../../../domain/time/format';
import { MoneyChart } from '../../../charts/MoneyChart';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';

/** Chart of instalments: principal with interest on top; paid ones are pale, the next one is marked. Their tables follow it. */
export function ScheduleChart({ lines }: { readonly lines: readonly ScheduleLine[] }) {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) {
    return null;
  }
  const next = lines.findIndex(({ state }) => state !== 'paid');
  return (
    <Panel title={t('schedule.title')}>
      <MoneyChart
        label={t('schedule.label', { from: formatDay(first.dueOn, language), to: formatDay(last.dueOn, language) })}
        shape="stacked"
        head={t('schedule.day')}
        series={[
          { name: t('schedule.principal'), tone: 'accent' },
          { name: t('schedule.interest'), tone: 'caution' },
        ]}
        points={lines.map(({ number, dueOn, principal, interest, state }) => ({
          key: number.toString(),
          name: formatDay(dueOn, language),
          tick: formatMonthOfYear(dueOn, language),
          values: [principal, interest],
          pale: state === 'paid',
        }))}
        {...(next >= 0 && { marked: next })}
        hasTable={false}
      />
    </Panel>
  );
}
