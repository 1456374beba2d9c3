import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../../../domain/language/plural';
import { formatDayInWords } from '../../../../domain/time/dayInWords';
import { firstOfMonth } from '../../../../domain/time/days';
import type { BankDay } from '../../../../domain/time/Instant';
import { joinedParts } from '../../../../domain/language/punctuation';
import { Button } from '../../../components/Button';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { MonthTable } from '../../../components/MonthTable';
import { useMonthName } from '../../../components/useMonthName';
import { useLanguage } from '../../../language/useLanguage';
import type { CalendarViewModel } from './CalendarViewModel';
import styles from './MonthGrid.module.css';

const MAX_DOTS = 3;

interface ModelProps {
  readonly model: CalendarViewModel;
}

/** Month as a table of weeks. One day is in the tab order; the arrow, Home, End and Page keys move between days. */
export const MonthGrid = observer(function MonthGrid({ model }: ModelProps) {
  const { t } = useTranslation('calendar');
  const monthName = useMonthName();

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
      <MonthTable
        month={model.month}
        label={monthName(model.month)}
        focused={model.focused}
        onKey={({ key }) => model.press(key)}
      >
        {(day) => <Day key={day} day={day} model={model} />}
      </MonthTable>
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
        aria-label={joinedParts([formatDayInWords(day, language), counted], language)}
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
