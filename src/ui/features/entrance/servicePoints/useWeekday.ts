import { useTranslation } from 'react-i18next';

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Short name of a day of the week, 1 is Monday. */
export function useWeekday(): (day: number) => string {
  const { t } = useTranslation('servicePoints');
  return (day) => t(`days.${WEEKDAYS[day - 1] ?? '1'}`);
}
