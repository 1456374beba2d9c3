import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { localized } from '../../domain/language/localized';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { Button } from '../components/Button';
import { Panel } from '../components/Panel';
import { TextField } from '../components/TextField';
import { useValidationText } from '../components/useValidationText';
import { useLanguage } from '../language/useLanguage';
import styles from '../login/LoginScreen.module.css';
import type { RestoreOtpScreenViewModel } from './RestoreOtpScreenViewModel';

interface SecretAnswerPanelProps {
  readonly model: RestoreOtpScreenViewModel;
  readonly question: SecurityQuestion;
}

/** The answer to the security question, for who wants to see first where the code goes. */
export const SecretAnswerPanel = observer(function SecretAnswerPanel({ model, question }: SecretAnswerPanelProps) {
  const { t } = useTranslation('restore');
  const language = useLanguage();
  const validationText = useValidationText();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.submitAnswer();
  };

  return (
    <Panel title={t('answer.title')}>
      <form className={styles['fields']} noValidate onSubmit={submit}>
        <p>{t('answer.text')}</p>
        <TextField
          id="answer"
          label={localized(question.text, language)}
          value={model.answer}
          onChange={model.setAnswer}
          violation={validationText(model.violations.answer)}
          input={{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
        />
        <Button type="submit" tone="secondary" busy={model.answering}>
          {t('answer.submit')}
        </Button>
      </form>
    </Panel>
  );
});
