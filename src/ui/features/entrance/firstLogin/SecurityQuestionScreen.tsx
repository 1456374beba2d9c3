import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../domain/language/localized';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useAttempts } from '../../../kernel/useAttempts';
import { useLanguage } from '../../../language/useLanguage';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { FirstLoginSteps } from './FirstLoginSteps';
import { LeaveButton } from './LeaveButton';
import { SecurityQuestionViewModel } from './SecurityQuestionViewModel';

/** First login: the question that helps to restore a forgotten password. */
export const SecurityQuestionScreen = observer(function SecurityQuestionScreen() {
  const { t } = useTranslation('firstLogin');
  const model = useService(SecurityQuestionViewModel);
  return (
    <div className={styles['wizard']}>
      <PageHeader title={t('question.title')} lead={t('question.lead')} />
      <FirstLoginSteps current="question" />
      <Panel>
        <QuestionForm model={model} />
      </Panel>
      <LeaveButton />
    </div>
  );
});

const QuestionForm = observer(function QuestionForm({ model }: { readonly model: SecurityQuestionViewModel }) {
  const { t, i18n } = useTranslation('firstLogin');
  const language = useLanguage();
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const violations = [
    { fieldId: 'question', text: validationText(model.violations.questionId) },
    { fieldId: 'answer', text: validationText(model.violations.answer) },
  ].flatMap(({ fieldId, text }) => (text === undefined ? [] : [{ fieldId, text }]));

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    void model.readQuestions();
  }, [i18n, model]);

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary violations={violations} attempt={attempt} />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.lacksQuestions && (
        <Button tone="quiet" onClick={() => void model.readQuestions()}>
          {t('question.readAgain')}
        </Button>
      )}
      <SelectField
        id="question"
        label={t('question.question')}
        value={model.questionId}
        onChange={model.setQuestion}
        violation={validationText(model.violations.questionId)}
        options={[
          { value: '', label: t('question.choose') },
          ...model.questions.map(({ id, text }) => ({ value: id, label: localized(text, language) })),
        ]}
      />
      <TextField
        id="answer"
        label={t('question.answer')}
        hint={t('question.answerHint')}
        value={model.answer}
        onChange={model.setAnswer}
        violation={validationText(model.violations.answer)}
        input={{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      />
      <Button type="submit" wide busy={model.busy}>
        {t('next')}
      </Button>
    </form>
  );
});
