import { useTranslation } from 'react-i18next';

import { monthName } from '../../domain/time/dayInWords';
import type { BankDay } from '../../domain/time/Instant';
import { useLanguage } from '../language/useLanguage';

/** The month of a day with its year: `November 2026`. */
export function useMonthName(): (day: BankDay) => string {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return (day) => {
    const name = monthName(Number(day.slice(5, 7)), language);
    return t('month', { name: name.charAt(0).toUpperCase() + name.slice(1), year: day.slice(0, 4) });
  };
}
