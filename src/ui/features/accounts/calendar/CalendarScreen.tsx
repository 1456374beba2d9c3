import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDayInWords } from '../../../../domain/time/dayInWords';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { useMonthName } from '../../../components/useMonthName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { CalendarViewModel } from './CalendarViewModel';
import styles from './CalendarScreen.module.css';
import { EventList } from './EventList';
import { MonthGrid } from './MonthGrid';

const SKELETON_ROWS = 6;

interface ModelProps {
  readonly model: CalendarViewModel;
}

/** Calendar of coming events: scheduled payments, and ends of products and documents. */
export const CalendarScreen = observer(function CalendarScreen() {
  const { t } = useTranslation('calendar');
  const model = useService(CalendarViewModel);

  useEffect(() => model.load(), [model]);

  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      <Content model={model} />
    </ProfilePage>
  );
});

const Content = observer(function Content({ model }: ModelProps) {
  const { t } = useTranslation('calendar');
  return (
    <WhenLoaded status={model.status} rows={SKELETON_ROWS} failed={t('failed')} onRetry={model.load}>
      {() => (
        <>
          {model.incomplete && (
            <Alert tone="caution">
              <p>{t('incomplete')}</p>
              <Button size="small" tone="secondary" icon="repeat" onClick={model.load}>
                {t('tryAgain')}
              </Button>
            </Alert>
          )}
          <MonthGrid model={model} />
          <Shown model={model} />
          <Ahead model={model} />
        </>
      )}
    </WhenLoaded>
  );
});

/** Events of the month shown, or of the day chosen in it. */
const Shown = observer(function Shown({ model }: ModelProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const monthName = useMonthName();
  const { chosen, month, shown } = model;
  const title = chosen === undefined ? monthName(month) : formatDayInWords(chosen, language);
  return (
    <div aria-live="polite">
      <Panel title={title} flush>
        {shown.length === 0 ? (
          <EmptyState icon="calendar" title={t(chosen === undefined ? 'noneInMonth' : 'noneOnDay')} />
        ) : (
          <EventList events={shown} />
        )}
      </Panel>
    </div>
  );
});

const Ahead = observer(function Ahead({ model }: ModelProps) {
  const { t } = useTranslation('calendar');
  const monthName = useMonthName();
  if (model.status === 'EMPTY') {
    return (
      <Panel title={t('ahead')}>
        <EmptyState icon="calendar" title={t('emptyTitle')} text={t('emptyText')} />
      </Panel>
    );
  }
  return (
    <Panel title={t('ahead')} flush>
      {model.ahead.map(({ month, events }) => (
        <section key={month} className={styles['ahead']}>
          <h3 className={styles['name']}>{monthName(month)}</h3>
          <EventList events={events} />
        </section>
      ))}
    </Panel>
  );
});
