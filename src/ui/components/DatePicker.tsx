import { Popover } from '@base-ui/react/popover';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { dayReachedBy } from '../../domain/calendar/CalendarMonth';
import { isWithin, nearestShown, openingDay } from '../../domain/calendar/DayRange';
import type { DayRange } from '../../domain/calendar/DayRange';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { formatDayInWords } from '../../domain/time/dayInWords';
import { addMonths, firstOfMonth, parseDay } from '../../domain/time/days';
import { formatDay, writtenDay } from '../../domain/time/format';
import { useLanguage } from '../language/useLanguage';
import { useBankNow } from './BankNow';
import { classNames } from './classNames';
import { Button } from './Button';
import styles from './DatePicker.module.css';
import { DateTrigger } from './DateTrigger';
import { MonthChoice } from './MonthChoice';
import { MonthTable } from './MonthTable';
import { useMonthName } from './useMonthName';

const MONTHS_IN_YEAR = 12;
const FOCUSED_DAY = '[data-day][tabindex="0"]';

interface DatePickerProps {
  /** Label of the date field. */
  readonly label: string;
  /** Text of the field. */
  readonly value: string;
  /** Error of the field, which an open calendar may cover. */
  readonly violation: string | undefined;
  readonly range: DayRange;
  readonly openAt: BankDay | undefined;
  readonly onChange: (text: string) => void;
}

/** Calendar of a date field, open from the moment it is there. A day chosen in it is written into the field, and the calendar closes. */
export function DatePicker({ label, value, violation, range, openAt, onChange }: DatePickerProps) {
  const [open, setOpen] = useState(true);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<DateTrigger label={label} />} />
      <Popover.Portal>
        <Popover.Positioner className={styles['positioner']} sideOffset={8} align="end" collisionPadding={8}>
          <Popover.Popup
            ref={popup}
            className={styles['popup']}
            aria-label={label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>(FOCUSED_DAY) ?? null}
          >
            <DayChoice
              chosen={parseDay(value)}
              violation={violation}
              range={range}
              openAt={openAt}
              onChoose={(day) => {
                onChange(writtenDay(day));
                setOpen(false);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface DayChoiceProps extends Pick<DatePickerProps, 'violation' | 'range' | 'openAt'> {
  readonly chosen: BankDay | undefined;
  readonly onChoose: (day: BankDay) => void;
}

/**
 * Month with its days. Days out of range stay in reach of the keyboard, so that the reason is read aloud there as well; a press on one makes the
 * reason, which is always in sight, stand out.
 */
function DayChoice({ chosen, violation, range, openAt, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const monthName = useMonthName();
  const reasonId = useId();
  const today = bankDayOf(useBankNow()());
  const [focused, setFocused] = useState(() => openingDay(chosen ?? openAt, range, today));
  const reason = useRangeText(range);
  const [isRefused, setIsRefused] = useState(false);
  const move = (day: BankDay): void => setFocused(nearestShown(day, range, today));
  const refuse = (day: BankDay): void => {
    move(day);
    setIsRefused(true);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const day = event.shiftKey ? yearReachedBy(event.key, focused) : dayReachedBy(event.key, focused);
    if (day !== undefined) {
      move(day);
    }
    return day !== undefined;
  };
  return (
    <>
      <MonthChoice month={focused} range={range} today={today} onChange={move} />
      <MonthTable month={focused} label={monthName(focused)} focused={focused} onKey={onKey}>
        {(day) => (
          <td key={day} role="gridcell" aria-selected={day === chosen}>
            <button
              type="button"
              data-day={day}
              className={classNames(
                styles['day'],
                firstOfMonth(day) !== firstOfMonth(focused) && styles['outside'],
                day === today && styles['today'],
                day === chosen && styles['chosen'],
              )}
              tabIndex={day === focused ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              aria-label={formatDayInWords(day, language)}
              aria-disabled={isWithin(day, range) ? undefined : true}
              aria-describedby={isWithin(day, range) ? undefined : reasonId}
              onClick={() => (isWithin(day, range) ? onChoose(day) : refuse(day))}
            >
              {Number(day.slice(8))}
            </button>
          </td>
        )}
      </MonthTable>
      <div className={styles['foot']}>
        <div className={styles['reasons']}>
          {violation !== undefined && <p className={styles['violation']}>{violation}</p>}
          <p id={reasonId} className={classNames(isRefused && styles['violation'])}>
            {reason}
          </p>
        </div>
        {isWithin(today, range) && (
          <Button size="small" tone="quiet" onClick={() => onChoose(today)}>
            {t('today')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Days that can be chosen, in words; the reason for those that cannot. */
function useRangeText({ min, max }: DayRange): string {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  if (min !== undefined && max !== undefined) {
    return t('choice.between', { from: formatDay(min, language), to: formatDay(max, language) });
  }
  if (min !== undefined) {
    return t('choice.from', { day: formatDay(min, language) });
  }
  return max === undefined ? '' : t('choice.until', { day: formatDay(max, language) });
}

function yearReachedBy(key: string, day: BankDay): BankDay | undefined {
  switch (key) {
    case 'PageUp':
      return addMonths(day, -MONTHS_IN_YEAR);
    case 'PageDown':
      return addMonths(day, MONTHS_IN_YEAR);
    default:
      return undefined;
  }
}
