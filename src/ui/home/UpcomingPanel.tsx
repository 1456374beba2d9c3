import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { MOST_EVENTS } from '../../domain/calendar/CalendarEvent';
import { EventList } from '../calendar/EventList';
import { CALENDAR_PATH } from '../calendar/eventPath';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './UpcomingPanel.module.css';

const SKELETON_ROWS = 3;

/** The nearest events of the next six months. */
export const UpcomingPanel = observer(function UpcomingPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('calendar');
  return (
    <Panel title={t('upcoming')} flush action={<Link to={CALENDAR_PATH}>{t('all')}</Link>}>
      <UpcomingContent model={model} />
    </Panel>
  );
});

const UpcomingContent = observer(function UpcomingContent({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('calendar');
  const { events } = model;
  switch (events.status) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('failed')} onRetry={model.retryEvents} />;
    case 'EMPTY':
      return <EmptyState icon="calendar" title={t('emptyTitle')} text={t('emptyText')} />;
    case 'LOADED':
      return (
        <>
          <EventList events={events.upcoming.slice(0, MOST_EVENTS)} />
          {events.incomplete && <p className={styles['note']}>{t('incomplete')}</p>}
        </>
      );
    default:
      return events.status satisfies never;
  }
});
