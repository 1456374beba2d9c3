import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { weeksOf } from '../../domain/calendar/CalendarMonth';
import type { BankDay } from '../../domain/time/Instant';
import styles from './MonthTable.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

interface MonthTableProps {
  /** Any day of the month. */
  readonly month: BankDay;
  /** Name of the month. */
  readonly label: string;
  /** The one day in the tab order. */
  readonly focused: BankDay;
  /** Moves the focused day by a key; returns false for a key without a function. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Renders the cell of a day; its button carries the day as `data-day`. */
  readonly children: (day: BankDay) => ReactNode;
}

/** Month as a grid of whole weeks from Monday. Keys move between days; the focus follows them, and nothing else. */
export function MonthTable({ month, label, focused, onKey, children }: MonthTableProps) {
  const { t } = useTranslation('calendar');
  const table = useRef<HTMLTableElement>(null);
  const keyed = useRef(false);

  useEffect(() => {
    if (keyed.current) {
      keyed.current = false;
      table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    }
  }, [focused]);

  const press = (event: KeyboardEvent): void => {
    keyed.current = onKey(event);
    if (keyed.current) {
      event.preventDefault();
    }
  };

  return (
    <table ref={table} role="grid" className={styles['grid']} aria-label={label} onKeyDown={press}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden="true">{t(`weekdays.${weekday}.short`)}</span>
              <VisuallyHidden>{t(`weekdays.${weekday}.long`)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>{week.map(children)}</tr>
        ))}
      </tbody>
    </table>
  );
}
