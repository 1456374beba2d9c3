import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';

import { localized } from '../../../domain/language/localized';
import type { SecurityAnswerForm } from '../../../domain/user/SecurityAnswerForm';
import type { SecurityQuestion } from '../../../domain/user/securityQuestions';
import type { Violations } from '../../../domain/validation/validate';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { useValidationText } from '../../components/useValidationText';
import { useLanguage } from '../../language/useLanguage';
import styles from './Entrance.module.css';

interface SecretAnswerFormProps {
  /** The answer as typed; what is typed does not leave it before it is sent. */
  readonly model: {
    readonly answer: string;
    readonly violations: Violations<SecurityAnswerForm>;
    setAnswer(answer: string): void;
  };
  readonly question: SecurityQuestion;
  readonly text: string;
  readonly submitText: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** Question only its owner can answer, with a field for the answer. */
export const SecretAnswerForm = observer(function SecretAnswerForm(props: SecretAnswerFormProps) {
  const { model, question, text, submitText, busy, onSubmit } = props;
  const language = useLanguage();
  const validationText = useValidationText();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <p>{text}</p>
      <TextField
        id="answer"
        label={localized(question.text, language)}
        value={model.answer}
        onChange={model.setAnswer}
        violation={validationText(model.violations.answer)}
        input={{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      />
      <Button type="submit" tone="secondary" busy={busy}>
        {submitText}
      </Button>
    </form>
  );
});
