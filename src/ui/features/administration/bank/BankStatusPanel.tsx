import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { BANK_BEHAVIORS, MAX_BANNER_LENGTH } from '../../../../domain/administration/BankStatus';
import { LANGUAGES, LANGUAGE_TAGS } from '../../../../domain/language/Language';
import { OWN_NAMES } from '../../../../domain/language/ownNames';
import { formatDateTime } from '../../../../domain/time/format';
import { Alert } from '../../../components/Alert';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { QuestionDialog } from '../../../components/QuestionDialog';
import { RadioGroup } from '../../../components/RadioGroup';
import { TextAreaField } from '../../../components/TextAreaField';
import { useAttempts } from '../../../kernel/useAttempts';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Administration.module.css';
import type { AdministrationViewModel } from './AdministrationViewModel';

interface ModelProps {
  readonly model: AdministrationViewModel;
}

/** Form of the announcement and of the rule of sign-ins, over what is in force. */
export const BankStatusPanel = observer(function BankStatusPanel({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  const { attempt, submit } = useAttempts(model);
  return (
    <Panel title={t('status.title')}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <InForce model={model} />
        <Outcome model={model} />
        <ErrorSummary
          attempt={attempt}
          violations={model.missing.map((language) => ({
            fieldId: fieldOf(language),
            text: t('status.missing', { name: OWN_NAMES[language] }),
          }))}
        />
        <RadioGroup
          id="behavior"
          label={t('status.signIn')}
          value={model.draft.behavior}
          onChange={model.setBehavior}
          options={BANK_BEHAVIORS.map((value) => ({
            value,
            label: t(`status.behavior.${value}.label`),
            hint: t(`status.behavior.${value}.hint`),
          }))}
        />
        <RadioGroup
          id="shows-text"
          label={t('status.announcement')}
          value={model.draft.showsText ? 'shown' : 'hidden'}
          onChange={(value) => model.setShowsText(value === 'shown')}
          options={(['hidden', 'shown'] as const).map((value) => ({ value, label: t(`status.text.${value}`) }))}
        />
        <Texts model={model} />
        <ButtonRow>
          <Button type="submit" busy={model.saving} disabled={!model.isChanged}>
            {t('status.save')}
          </Button>
          {model.isChanged && (
            <Button tone="quiet" onClick={model.discard}>
              {t('status.discard')}
            </Button>
          )}
        </ButtonRow>
      </form>
      <BlockQuestion model={model} />
    </Panel>
  );
});

const InForce = observer(function InForce({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { settings } = model;
  if (settings === undefined) {
    return null;
  }
  const { behavior, changedAt, changedBy } = settings;
  return (
    <p className={styles['force']}>
      <Badge tone={behavior === 'block' ? 'caution' : 'positive'}>{t(`status.state.${behavior}`)}</Badge>
      {changedBy !== undefined && (
        <span className={styles['quiet']}>
          {t('status.changed', { name: changedBy, moment: formatDateTime(changedAt, language) })}
        </span>
      )}
    </p>
  );
});

/** Result of the last attempt to save. */
const Outcome = observer(function Outcome({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  if (model.overtaken) {
    return (
      <Alert tone="caution" role="alert" title={t('status.overtakenTitle', { name: model.settings?.changedBy ?? '' })}>
        <p>{t('status.overtakenText')}</p>
      </Alert>
    );
  }
  return (
    <>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.saved && (
        <Alert tone="positive" role="status">
          <p>{t(`status.saved.${model.settings?.behavior ?? 'none'}`)}</p>
        </Alert>
      )}
    </>
  );
});

function fieldOf(language: string): string {
  return `banner-${language}`;
}

const Texts = observer(function Texts({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  return (
    <div className={styles['texts']}>
      {LANGUAGES.map((language) => (
        <div key={language} lang={LANGUAGE_TAGS[language]}>
          <TextAreaField
            id={fieldOf(language)}
            label={OWN_NAMES[language]}
            value={model.draft.text[language]}
            onChange={(text) => model.setText(language, text)}
            maxLength={MAX_BANNER_LENGTH}
            violation={
              model.missing.includes(language) ? t('status.missing', { name: OWN_NAMES[language] }) : undefined
            }
          />
        </div>
      ))}
    </div>
  );
});

const BlockQuestion = observer(function BlockQuestion({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  return (
    <QuestionDialog
      open={model.asking}
      title={t('question.title')}
      yes={t('question.yes')}
      no={t('question.no')}
      busy={model.saving}
      onYes={() => void model.confirm()}
      onNo={model.leave}
    >
      {t('question.text')}
    </QuestionDialog>
  );
});
