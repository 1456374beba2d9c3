import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { MAX_EVENTS, nearestOfEach } from '../../../../domain/calendar/CalendarEvent';
import { EventList, CALENDAR_PATH } from '../calendar';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './UpcomingPanel.module.css';
import { WeekSummary } from './WeekSummary';

const LeavingParts = lazy(() => import('./company/LeavingParts').then((module) => ({ default: module.LeavingParts })));

/** The seven days ahead against what is there, and the nearest event of each product in the next six months. */
export const UpcomingPanel = observer(function UpcomingPanel({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('calendar');
  return (
    <Panel title={t('upcoming')} flush action={<Link to={CALENDAR_PATH}>{t('all')}</Link>}>
      <WeekSummary model={model} />
      {model.isCorporate && (
        <Suspense fallback={null}>
          <LeavingParts model={model} />
        </Suspense>
      )}
      <UpcomingContent model={model} />
    </Panel>
  );
});

const UpcomingContent = observer(function UpcomingContent({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('calendar');
  const { events } = model;
  return (
    <WhenLoaded bare status={events.status} rows={MAX_EVENTS} failed={t('failed')} onRetry={model.retryEvents}>
      {() => (
        <>
          <EventList events={nearestOfEach(events.upcoming).slice(0, MAX_EVENTS)} />
          {events.incomplete && <p className={styles['note']}>{t('incomplete')}</p>}
        </>
      )}
    </WhenLoaded>
  );
});
