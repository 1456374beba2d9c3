import { useTranslation } from 'react-i18next';

import type { LoanCalculation } from '../../../domain/loan/digital/DigitalLoan';
import { formatDay } from '../../../domain/time/format';
import { Amount } from '../../components/Amount';
import { Stack } from '../../components/Stack';
import { SummaryList } from '../../components/SummaryList';
import { Disclosure } from '../../components/Disclosure';
import { usePercentText } from '../deposits/usePercentText';
import { useLanguage } from '../../language/useLanguage';
import { ScheduleTable } from './ScheduleTable';

/** Cost of a loan: the instalment, the total to be paid, and each instalment on demand. */
export function CalculationFacts({ calculation }: { readonly calculation: LoanCalculation }) {
  const language = useLanguage();
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const percentText = usePercentText();
  const { lines } = calculation;
  return (
    <Stack>
      <SummaryList
        rows={[
          {
            key: 'instalment',
            term: t('facts.instalment'),
            value: <Amount amount={calculation.instalment} size="lead" />,
          },
          { key: 'amount', term: t('facts.amount'), value: <Amount amount={calculation.amount} /> },
          { key: 'term', term: t('facts.term'), value: t('loans:months', { count: calculation.termMonths }) },
          { key: 'rate', term: t('facts.rate'), value: percentText(calculation.rate) },
          { key: 'effective', term: t('facts.effectiveRate'), value: percentText(calculation.effectiveRate) },
          { key: 'interest', term: t('facts.interest'), value: <Amount amount={calculation.interest} /> },
          { key: 'total', term: t('facts.total'), value: <Amount amount={calculation.total} /> },
          ...lines
            .slice(0, 1)
            .map(({ dueOn }) => ({ key: 'first', term: t('facts.firstOn'), value: formatDay(dueOn, language) })),
          ...lines
            .slice(-1)
            .map(({ dueOn }) => ({ key: 'last', term: t('facts.lastOn'), value: formatDay(dueOn, language) })),
        ]}
      />
      <Disclosure title={t('showSchedule')}>
        <ScheduleTable lines={lines} label={t('schedule')} />
      </Disclosure>
    </Stack>
  );
}
