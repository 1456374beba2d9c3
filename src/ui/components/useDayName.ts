import { useTranslation } from 'react-i18next';

import { formatDayInWords } from '../../domain/time/dayInWords';
import { relativeDay } from '../../domain/time/days';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { useLanguage } from '../language/useLanguage';
import { useBankNow } from './BankNow';

/** Day as a heading over its operations: `Today, 21 November 2026`. */
export function useDayName(): (day: BankDay) => string {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const now = useBankNow();
  return (day) => {
    const relative = relativeDay(day, bankDayOf(now()));
    const words = formatDayInWords(day, language);
    return relative === undefined ? words : t('relativeDay', { name: t(relative), day: words });
  };
}
