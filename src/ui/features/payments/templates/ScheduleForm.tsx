import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { PERIODICITIES } from '../../../../domain/schedule/Recurrence';
import { MAX_SET_DAYS } from '../../../../domain/schedule/scheduleLimits';
import { parseDay } from '../../../../domain/time/days';
import { formatDay } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { DateField } from '../../../components/DateField';
import { RadioGroup } from '../../../components/RadioGroup';
import { SelectField } from '../../../components/SelectField';
import { SummaryList } from '../../../components/SummaryList';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { useLanguage } from '../../../language/useLanguage';
import { ChangeForm } from '../../../flow/change/ChangeForm';
import type { ScheduleEditViewModel } from './ScheduleEditViewModel';
import styles from '../../../flow/payment/Templates.module.css';
import { useScheduleRows } from './useScheduleRows';

const FIELDS = ['template', 'firstDay', 'lastDay', 'newDay'] as const;

interface ModelProps {
  readonly model: ScheduleEditViewModel;
}

/** Form of a schedule: template, frequency, and the resulting days. */
export const ScheduleForm = observer(function ScheduleForm({ model }: ModelProps) {
  const { t } = useTranslation('templates');
  const { form } = model;
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, undefined);
  const choices = model.choices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChangeForm model={model} summary={summary} refusedAtField={false} endsOtherSessions={false}>
      <SelectField
        id="template"
        label={t('form.template')}
        options={[{ value: '', label: t('form.noTemplate') }, ...choices]}
        value={model.templateId}
        onChange={model.choose}
        violation={texts.template}
      />
      <RadioGroup
        id="periodicity"
        label={t('form.periodicity')}
        options={PERIODICITIES.map((value) => ({ value, label: t(`form.periodicities.${value}`) }))}
        value={form.periodicity}
        onChange={(periodicity) => model.change({ periodicity })}
      />
      {form.periodicity === 'onSetDates' ? (
        <SetDaysFields model={model} violation={texts.newDay} />
      ) : (
        <RepeatingFields model={model} firstViolation={texts.firstDay} lastViolation={texts.lastDay} />
      )}
      <ScheduleOutcome model={model} />
    </ChangeForm>
  );
});

interface RepeatingProps extends ModelProps {
  readonly firstViolation: string | undefined;
  readonly lastViolation: string | undefined;
}

const RepeatingFields = observer(function RepeatingFields({ model, firstViolation, lastViolation }: RepeatingProps) {
  const { t } = useTranslation('templates');
  const { form } = model;
  return (
    <>
      <DateField
        id="firstDay"
        label={t('form.firstDay')}
        hint={t('form.firstDayHint')}
        range={model.days}
        value={form.firstDay}
        onChange={(firstDay) => model.change({ firstDay })}
        violation={firstViolation}
      />
      <RadioGroup
        id="indefinitely"
        label={t('form.end')}
        options={[
          { value: 'never', label: t('form.indefinitely') },
          { value: 'day', label: t('form.untilDay') },
        ]}
        value={form.indefinitely ? 'never' : 'day'}
        onChange={(end) => model.change({ indefinitely: end === 'never' })}
      />
      {!form.indefinitely && (
        <DateField
          id="lastDay"
          label={t('form.lastDay')}
          hint={t('form.lastDayHint')}
          range={{ min: parseDay(form.firstDay) ?? model.days.min }}
          value={form.lastDay}
          onChange={(lastDay) => model.change({ lastDay })}
          violation={lastViolation}
        />
      )}
    </>
  );
});

const SetDaysFields = observer(function SetDaysFields({
  model,
  violation,
}: ModelProps & { readonly violation: string | undefined }) {
  const language = useLanguage();
  const { t } = useTranslation('templates');
  const { form } = model;
  return (
    <>
      <div className={styles['adding']}>
        <DateField
          id="newDay"
          label={t('form.newDay')}
          hint={t('form.newDayHint', { most: MAX_SET_DAYS })}
          range={model.days}
          value={form.newDay}
          onChange={(newDay) => model.change({ newDay })}
          violation={violation}
        />
        <Button tone="secondary" onClick={model.addDay}>
          {t('form.addDay')}
        </Button>
      </div>
      {form.days.length > 0 && (
        <ul className={styles['days']} aria-label={t('form.chosenDays')}>
          {form.days.map((day) => (
            <li key={day} className={styles['day']}>
              <span>{formatDay(day, language)}</span>
              <Button
                size="small"
                tone="quiet"
                aria-label={`${t('form.removeDay')}: ${formatDay(day, language)}`}
                onClick={() => model.removeDay(day)}
              >
                {t('form.removeDay')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

/** Days and total of the schedule, as the page of the code shows them. */
const ScheduleOutcome = observer(function ScheduleOutcome({ model }: ModelProps) {
  const { t } = useTranslation('templates');
  const rows = useScheduleRows(model);
  return (
    <div aria-live="polite">
      {rows.length > 0 && <SummaryList rows={rows} />}
      {model.fallsOnLastOfMonth && <p className={styles['line']}>{t('form.lastOfMonth')}</p>}
    </div>
  );
});
