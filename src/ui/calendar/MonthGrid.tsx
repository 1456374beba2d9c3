import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../domain/language/plural';
import { formatDayInWords } from '../../domain/time/dayInWords';
import { firstOfMonth } from '../../domain/time/days';
import type { BankDay } from '../../domain/time/Instant';
import { Button } from '../components/Button';
import { classNames } from '../components/classNames';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useLanguage } from '../language/useLanguage';
import type { CalendarViewModel } from './CalendarViewModel';
import styles from './MonthGrid.module.css';
import { useMonthName } from './useMonthName';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const MAX_DOTS = 3;

interface ModelProps {
  readonly model: CalendarViewModel;
}

/** Month as a table of weeks. One day is in the tab order; the arrow, Home, End and Page keys move between days. */
export const MonthGrid = observer(function MonthGrid({ model }: ModelProps) {
  const { t } = useTranslation('calendar');
  const monthName = useMonthName();
  const table = useRef<HTMLTableElement>(null);
  const keyed = useRef(false);
  const { focused } = model;

  useEffect(() => {
    if (keyed.current) {
      keyed.current = false;
      table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    }
  }, [focused]);

  const press = (event: KeyboardEvent): void => {
    keyed.current = true;
    if (model.press(event.key)) {
      event.preventDefault();
    } else {
      keyed.current = false;
    }
  };

  return (
    <section className={styles['panel']} aria-label={t('monthView')}>
      <div className={styles['head']}>
        <h2 className={styles['month']} aria-live="polite">
          {monthName(model.month)}
        </h2>
        <Button size="small" tone="quiet" onClick={model.showToday}>
          {t('today')}
        </Button>
        <IconButton label={t('earlier')} disabled={!model.hasEarlier} onClick={() => model.showMonth(-1)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <IconButton label={t('later')} disabled={!model.hasLater} onClick={() => model.showMonth(1)}>
          <Icon name="chevronRight" />
        </IconButton>
      </div>
      <table ref={table} role="grid" className={styles['grid']} aria-label={monthName(model.month)} onKeyDown={press}>
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
          {model.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} day={day} model={model} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const Day = observer(function Day({ day, model }: ModelProps & { readonly day: BankDay }) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const count = model.eventsOn(day).length;
  const counted =
    count === 0 ? t('noEvents') : t('events', { context: pluralCategory(count, language), number: count });
  const { chosen, focused, month, today } = model;
  return (
    <td role="gridcell" aria-selected={chosen === day}>
      <button
        type="button"
        data-day={day}
        className={classNames(
          styles['day'],
          firstOfMonth(day) !== month && styles['outside'],
          day === today && styles['today'],
          chosen === day && styles['chosen'],
        )}
        tabIndex={focused === day ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        aria-label={`${formatDayInWords(day, language)}, ${counted}`}
        onClick={() => model.choose(day)}
      >
        <span>{Number(day.slice(8))}</span>
        <span className={styles['dots']}>
          {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, index) => (
            <span key={index} className={styles['dot']} />
          ))}
        </span>
      </button>
    </td>
  );
});
