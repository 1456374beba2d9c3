import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { FAILURE_CODES } from '../../../../application/operations/failureCodes';
import type { RunState, ScheduleRun, ScheduleState } from '../../../../domain/schedule/Schedule';
import { recurrenceWords } from '../../../../domain/schedule/recurrenceWords';
import { formatDay } from '../../../../domain/time/format';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { Button, ButtonLink } from '../../../components/Button';
import { ListItem } from '../../../components/ItemList';
import { useFailureText } from '../../../components/useFailureText';
import { useLanguage } from '../../../language/useLanguage';
import { schedulePath } from '../../../objects/templates/schedulePath';
import type { ScheduledTemplate, SchedulesViewModel } from './SchedulesViewModel';
import { TemplateWords } from './TemplateWords';
import styles from '../../../flow/payment/Templates.module.css';

const STATE_TONES: Readonly<Record<ScheduleState, BadgeTone>> = {
  active: 'positive',
  paused: 'caution',
  finished: 'neutral',
};

const RUN_TONES: Readonly<Record<RunState, BadgeTone>> = {
  due: 'caution',
  done: 'positive',
  failed: 'negative',
  missed: 'caution',
  skipped: 'neutral',
};

interface ScheduleItemProps {
  readonly model: SchedulesViewModel;
  readonly template: ScheduledTemplate;
}

/** One payment that is made by itself: its recurrence, its days past and to come, and what can be done about it. */
export const ScheduleItem = observer(function ScheduleItem({ model, template }: ScheduleItemProps) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const { schedule } = template;
  return (
    <ListItem>
      <TemplateWords template={template} line={recurrenceWords(schedule.recurrence, language)} />
      <div>
        <Badge tone={STATE_TONES[schedule.state]}>{t(`schedules.states.${schedule.state}`)}</Badge>
      </div>
      <NextDays model={model} template={template} />
      {schedule.runs.length > 0 && (
        <div>
          <p className={styles['caption']}>{t('schedules.past')}</p>
          <ul className={styles['runs']}>
            {schedule.runs.map((run) => (
              <Run key={run.day} run={run} />
            ))}
          </ul>
        </div>
      )}
      <p className={styles['caption']}>{t('schedules.fingerprint', { fingerprint: schedule.fingerprint })}</p>
      <Actions model={model} template={template} />
    </ListItem>
  );
});

const NextDays = observer(function NextDays({ model, template }: ScheduleItemProps) {
  const language = useLanguage();
  const { t } = useTranslation('templates');
  const { schedule } = template;
  if (schedule.nextDays.length === 0) {
    return null;
  }
  return (
    <div>
      <p className={styles['caption']}>{t('schedules.next')}</p>
      <ul className={styles['days']}>
        {schedule.nextDays.map((day) => (
          <li key={day} className={styles['day']}>
            {formatDay(day, language)}
          </li>
        ))}
        {schedule.skippedDays.map((day) => (
          <li key={day} className={styles['day']}>
            <span className={styles['skipped']}>{formatDay(day, language)}</span>
            <span>{t('schedules.skipped')}</span>
            <Button
              size="small"
              tone="quiet"
              aria-label={`${t('schedules.unskip')}: ${formatDay(day, language)}`}
              onClick={() => void model.unskip(template, day)}
            >
              {t('schedules.unskip')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
});

function Run({ run: { day, state, failure, transactionId } }: { readonly run: ScheduleRun }) {
  const language = useLanguage();
  const { t } = useTranslation('templates');
  const failureText = useFailureText();
  const code = FAILURE_CODES.find((each) => each === failure);
  return (
    <li className={styles['run']}>
      {transactionId === undefined ? (
        <span>{formatDay(day, language)}</span>
      ) : (
        <Link to={`/history/${transactionId}`}>{formatDay(day, language)}</Link>
      )}
      <Badge tone={RUN_TONES[state]}>{t(`schedules.runs.${state}`)}</Badge>
      {code !== undefined && <span>{failureText({ code }).what}</span>}
    </li>
  );
}

const Actions = observer(function Actions({ model, template }: ScheduleItemProps) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const { id, name, schedule } = template;
  const busy = model.busyWith === schedule.id;
  const run = (): void => {
    const path = model.run(template);
    if (path !== undefined) {
      void navigate(path);
    }
  };
  return (
    <div className={styles['buttons']}>
      {schedule.nextDays.length > 0 && (
        <Button
          size="small"
          tone="secondary"
          busy={busy}
          aria-label={`${t('schedules.skip')}: ${name}`}
          onClick={() => void model.skipNext(template)}
        >
          {t('schedules.skip')}
        </Button>
      )}
      {schedule.state === 'active' && (
        <Button
          size="small"
          tone="secondary"
          busy={busy}
          aria-label={`${t('schedules.pause')}: ${name}`}
          onClick={() => void model.pause(template)}
        >
          {t('schedules.pause')}
        </Button>
      )}
      {schedule.state === 'paused' && (
        <Button
          size="small"
          tone="secondary"
          busy={busy}
          aria-label={`${t('schedules.resume')}: ${name}`}
          onClick={() => void model.resume(template)}
        >
          {t('schedules.resume')}
        </Button>
      )}
      <Button size="small" tone="quiet" aria-label={`${t('schedules.run')}: ${name}`} onClick={run}>
        {t('schedules.run')}
      </Button>
      <ButtonLink size="small" tone="quiet" to={schedulePath(id)} aria-label={`${t('schedules.edit')}: ${name}`}>
        {t('schedules.edit')}
      </ButtonLink>
      <Button
        size="small"
        tone="quiet"
        busy={busy}
        aria-label={`${t('schedules.end')}: ${name}`}
        onClick={() => void model.end(template)}
      >
        {t('schedules.end')}
      </Button>
    </div>
  );
});
