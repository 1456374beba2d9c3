import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDayInWords } from '../../../../domain/time/dayInWords';
import { Amount } from '../../../components/Amount';
import { ButtonLink } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { ItemList } from '../../../components/ItemList';
import { Panel } from '../../../components/Panel';
import { Undo } from '../../../components/Undo';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { ScheduleItem } from './ScheduleItem';
import { SCHEDULE_FORM_PATH } from '../../../objects/templates/schedulePath';
import { SchedulesViewModel } from './SchedulesViewModel';
import styles from '../../../flow/payment/Templates.module.css';

const SKELETON_ROWS = 4;

interface ModelProps {
  readonly model: SchedulesViewModel;
}

/** Payments that are made by themselves, and when. */
export const SchedulesScreen = observer(function SchedulesScreen() {
  const { t } = useTranslation('templates');
  const model = useService(SchedulesViewModel);

  useEffect(() => model.load(), [model]);

  return (
    <ProfilePage title={t('schedules.title')} lead={t('schedules.lead')}>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.ended !== undefined && (
        <Undo
          text={t('schedules.ended', { name: model.ended.name })}
          busy={model.busyWith !== undefined}
          onUndo={() => void model.restore()}
        />
      )}
      <Schedules model={model} />
    </ProfilePage>
  );
});

const Schedules = observer(function Schedules({ model }: ModelProps) {
  const { t } = useTranslation('templates');
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('schedules.failed')}
      onRetry={model.load}
      empty={{
        icon: 'schedule',
        title: t('schedules.emptyTitle'),
        text: t('schedules.emptyText'),
        action: (
          <ButtonLink tone="secondary" to={SCHEDULE_FORM_PATH}>
            {t('schedules.add')}
          </ButtonLink>
        ),
      }}
    >
      {() => (
        <>
          <Upcoming model={model} />
          <ItemList>
            {model.scheduled.map((template) => (
              <ScheduleItem key={template.id} model={model} template={template} />
            ))}
          </ItemList>
          <div>
            <ButtonLink tone="secondary" to={SCHEDULE_FORM_PATH}>
              {t('schedules.add')}
            </ButtonLink>
          </div>
        </>
      )}
    </WhenLoaded>
  );
});

const Upcoming = observer(function Upcoming({ model }: ModelProps) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  if (model.upcoming.length === 0) {
    return null;
  }
  return (
    <Panel title={t('schedules.upcoming')} flush>
      <ul>
        {model.upcoming.map(({ day, template }) => (
          <li key={`${template.id}-${day}`} className={styles['upcoming']}>
            <span className={styles['line']}>{formatDayInWords(day, language)}</span>
            <span>{template.name}</span>
            <Amount amount={template.amount} />
          </li>
        ))}
      </ul>
    </Panel>
  );
});
