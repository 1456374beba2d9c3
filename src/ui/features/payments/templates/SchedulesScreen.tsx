import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatDayInWords } from '../../../../domain/time/dayInWords';
import { Amount } from '../../../components/Amount';
import { ButtonLink } from '../../../components/Button';
import { ItemList } from '../../../components/ItemList';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { EditedList } from '../../../kernel/EditedList';
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

  const { ended } = model;
  return (
    <ProfilePage title={t('schedules.title')} lead={t('schedules.lead')}>
      <EditedList
        model={model}
        removed={ended && { text: t('schedules.ended', { name: ended.name }), onRestore: model.restore }}
        rows={SKELETON_ROWS}
        failed={t('schedules.failed')}
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
      </EditedList>
    </ProfilePage>
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
