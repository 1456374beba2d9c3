import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../../../domain/language/plural';
import { recurrenceWords } from '../../../../domain/schedule/recurrenceWords';
import { formatDay } from '../../../../domain/time/format';
import { formatMoney } from '../../../../domain/money/formatAmount';
import type { SummaryRow } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import type { ScheduleEditViewModel } from './ScheduleEditViewModel';

/** Rows of the confirmation of a schedule: what changes, its first days, and what it comes to. */
export function useScheduleRows({
  nextDays,
  recurrence,
  template,
  total,
}: ScheduleEditViewModel): readonly SummaryRow[] {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const before = template?.schedule?.recurrence;
  const dates = nextDays.map((day) => formatDay(day, language)).join(language === 'cn' ? '、' : ', ');
  return [
    ...(before === undefined || recurrence === undefined
      ? []
      : [
          { key: 'before', term: t('form.before'), value: recurrenceWords(before, language) },
          { key: 'after', term: t('form.after'), value: recurrenceWords(recurrence, language) },
        ]),
    ...(nextDays.length === 0 ? [] : [{ key: 'next', term: t('form.nextDays'), value: dates }]),
    ...(total === undefined
      ? []
      : [
          {
            key: 'total',
            term:
              total.until === undefined
                ? t('form.totalAMonth')
                : t('form.totalUntil', { day: formatDay(total.until, language) }),
            value: t('form.payments', {
              context: pluralCategory(total.count, language),
              number: total.count,
              total: formatMoney(total.total, language),
            }),
          },
        ]),
  ];
}
