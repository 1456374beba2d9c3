import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { eventId } from '../../../../domain/calendar/CalendarEvent';
import type { CalendarEvent, EventKind } from '../../../../domain/calendar/CalendarEvent';
import { eventAmount } from '../../../../domain/calendar/weekAhead';
import { formatDayInWords } from '../../../../domain/time/dayInWords';
import { useCardWords } from '../../../objects/cards/useCardWords';
import { Amount } from '../../../components/Amount';
import type { IconName } from '../../../components/Icon';
import { IconBadge } from '../../../components/IconBadge';
import { useDepositName } from '../../../objects/deposits/useDepositName';
import { useLoanName } from '../../../objects/loans/useLoanName';
import { useLanguage } from '../../../language/useLanguage';
import styles from './EventList.module.css';
import { eventPath } from './eventPath';

const ICONS: Readonly<Record<EventKind, IconName>> = {
  loanPayment: 'loan',
  scheduledPayment: 'schedule',
  depositEnd: 'deposit',
  cardExpiry: 'card',
  passportExpiry: 'passport',
};

interface EventListProps {
  readonly events: readonly CalendarEvent[];
}

/** List of events; each line links to the page the event is about. */
export function EventList({ events }: EventListProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const subjectOf = useEventSubject();
  return (
    <ul>
      {events.map((event) => {
        const amount = eventAmount(event);
        const [heading, further] = headed(event, t(`kinds.${event.kind}`), subjectOf(event));
        return (
          <li key={eventId(event)} className={styles['item']}>
            <Link className={styles['row']} to={eventPath(event)}>
              <IconBadge icon={ICONS[event.kind]} />
              <span className={styles['words']}>
                <span className={styles['title']}>{heading}</span>
                <span className={styles['line']}>
                  <span className={styles['day']}>{formatDayInWords(event.day, language)}</span>
                  <span>{further}</span>
                </span>
              </span>
              {amount !== undefined && <Amount amount={amount} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Heading of an event and what stands under it: a payment is headed by its template, what happens to a product by what happens. */
function headed({ kind }: CalendarEvent, what: string, subject: string): readonly [heading: string, further: string] {
  return kind === 'scheduledPayment' ? [subject, what] : [what, subject];
}

/** Returns the name of the product or template of an event; the passport needs none, its event already names it. */
function useEventSubject(): (event: CalendarEvent) => string {
  const depositName = useDepositName();
  const loanName = useLoanName();
  const { nameOf } = useCardWords();
  return (event) => {
    switch (event.kind) {
      case 'loanPayment':
        return loanName(event.loan);
      case 'scheduledPayment':
        return event.template.name;
      case 'depositEnd':
        return depositName(event.deposit);
      case 'cardExpiry':
        return nameOf(event.card);
      case 'passportExpiry':
        return '';
      default:
        return event satisfies never;
    }
  };
}
