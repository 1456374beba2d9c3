import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { classifyTransaction } from '../../../../domain/history/classify';
import { recurrenceWords } from '../../../../domain/schedule/recurrenceWords';
import { MAX_TEMPLATE_NAME_LENGTH } from '../../../../domain/template/Template';
import type { Template } from '../../../../domain/template/Template';
import { Button, ButtonLink } from '../../../components/Button';
import { ListItem } from '../../../components/ItemList';
import { SEPARATOR } from '../../../components/lineParts';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useLanguage } from '../../../language/useLanguage';
import { schedulePath } from '../../../objects/templates/schedulePath';
import { TemplateWords } from './TemplateWords';
import styles from '../../../flow/payment/Templates.module.css';
import type { TemplatesViewModel } from './TemplatesViewModel';

interface TemplateItemProps {
  readonly model: TemplatesViewModel;
  readonly template: Template;
}

/** One template: what it pays, and what can be done with it. */
export const TemplateItem = observer(function TemplateItem({ model, template }: TemplateItemProps) {
  const { t } = useTranslation(['templates', 'operations']);
  const language = useLanguage();
  const { schedule } = template;
  const kind = t(`operations:kinds.${classifyTransaction(template.txnCode)}`);
  return (
    <ListItem>
      <TemplateWords
        template={template}
        line={schedule === undefined ? kind : [kind, recurrenceWords(schedule.recurrence, language)].join(SEPARATOR)}
      />
      {model.renaming?.templateId === template.id ? (
        <Naming model={model} name={model.renaming.name} />
      ) : (
        <Actions model={model} template={template} />
      )}
    </ListItem>
  );
});

const Actions = observer(function Actions({ model, template }: TemplateItemProps) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const { id, name, schedule } = template;
  const run = (): void => {
    const path = model.run(template);
    if (path !== undefined) {
      void navigate(path);
    }
  };
  return (
    <div className={styles['buttons']}>
      {model.canRun(template) && (
        <Button size="small" onClick={run} aria-label={`${t('run')}: ${name}`}>
          {t('run')}
        </Button>
      )}
      {model.canBeScheduled(template) && (
        <ButtonLink size="small" tone="secondary" to={schedulePath(id)} aria-label={`${t('schedule')}: ${name}`}>
          {t('schedule')}
        </ButtonLink>
      )}
      {schedule !== undefined && (
        <ButtonLink
          size="small"
          tone="secondary"
          to="/profile/scheduled-payments"
          aria-label={`${t('scheduled')}: ${name}`}
        >
          {t('scheduled')}
        </ButtonLink>
      )}
      {!model.onlyLooks && (
        <>
          <Button
            size="small"
            tone="quiet"
            onClick={() => model.startRenaming(template)}
            aria-label={`${t('rename')}: ${name}`}
          >
            {t('rename')}
          </Button>
          <Button
            size="small"
            tone="quiet"
            busy={model.busy}
            onClick={() => void model.remove(template)}
            aria-label={`${t('delete')}: ${name}`}
          >
            {t('delete')}
          </Button>
        </>
      )}
    </div>
  );
});

const Naming = observer(function Naming({
  model,
  name,
}: {
  readonly model: TemplatesViewModel;
  readonly name: string;
}) {
  const { t } = useTranslation('templates');
  const validationText = useValidationText();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.rename();
  };
  return (
    <form className={styles['naming']} noValidate onSubmit={submit}>
      <TextField
        id="templateName"
        label={t('name')}
        input={{ maxLength: MAX_TEMPLATE_NAME_LENGTH, autoComplete: 'off', autoFocus: true }}
        value={name}
        onChange={model.setName}
        violation={validationText(model.nameViolation)}
      />
      <Button type="submit" busy={model.busy}>
        {t('save')}
      </Button>
      <Button tone="quiet" onClick={model.leaveName}>
        {t('cancel')}
      </Button>
    </form>
  );
});
