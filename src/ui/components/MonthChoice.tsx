import { useTranslation } from 'react-i18next';

import { shownRange } from '../../domain/calendar/DayRange';
import type { DayRange } from '../../domain/calendar/DayRange';
import { monthName } from '../../domain/time/dayInWords';
import { addMonths, firstOfMonth, lastOfMonth, monthsFrom } from '../../domain/time/days';
import type { BankDay } from '../../domain/time/Instant';
import { useLanguage } from '../language/useLanguage';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './MonthChoice.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface MonthChoiceProps {
  /** Any day of the month. */
  readonly month: BankDay;
  readonly range: DayRange;
  readonly today: BankDay;
  readonly onChange: (day: BankDay) => void;
}

/** Head of a calendar: a month back or forward, or any month of any year at once. */
export function MonthChoice({ month, range, today, onChange }: MonthChoiceProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { min, max } = shownRange(range, today);
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const goTo = (toYear: number, toNumber: number): void =>
    onChange(addMonths(month, (toYear - year) * MONTHS.length + toNumber - number));
  const isShown = (each: number): boolean => {
    const day = addMonths(firstOfMonth(month), each - number);
    return monthsFrom(min, day) >= 0 && monthsFrom(day, max) >= 0;
  };
  return (
    <div className={styles['head']}>
      <IconButton
        label={t('earlier')}
        disabled={firstOfMonth(month) <= min}
        onClick={() => onChange(addMonths(month, -1))}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <select
        className={classNames(controlStyles['control'], styles['select'])}
        aria-label={t('choice.month')}
        value={number}
        onChange={(event) => goTo(year, Number(event.target.value))}
      >
        {MONTHS.map((each) => (
          <option key={each} value={each} disabled={!isShown(each)}>
            {monthName(each, language)}
          </option>
        ))}
      </select>
      <select
        className={classNames(controlStyles['control'], styles['select'])}
        aria-label={t('choice.year')}
        value={year}
        onChange={(event) => goTo(Number(event.target.value), number)}
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <IconButton label={t('later')} disabled={lastOfMonth(month) >= max} onClick={() => onChange(addMonths(month, 1))}>
        <Icon name="chevronRight" />
      </IconButton>
    </div>
  );
}
