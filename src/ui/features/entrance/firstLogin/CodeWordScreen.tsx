import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useAttempts } from '../../../kernel/useAttempts';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { CodeWordViewModel } from './CodeWordViewModel';
import { FirstLoginSteps } from './FirstLoginSteps';
import { LeaveButton } from './LeaveButton';

const FIELD_ID = 'code-word';

/** First login: the word by which the bank knows the customer on the telephone. */
export const CodeWordScreen = observer(function CodeWordScreen() {
  const { t } = useTranslation('firstLogin');
  const model = useService(CodeWordViewModel);
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const violation = validationText(model.violations.codeWord);

  return (
    <div className={styles['wizard']}>
      <PageHeader title={t('codeWord.title')} lead={t('codeWord.lead')} />
      <FirstLoginSteps current="codeWord" />
      <Panel>
        <form className={styles['fields']} noValidate onSubmit={submit}>
          <ErrorSummary
            violations={violation === undefined ? [] : [{ fieldId: FIELD_ID, text: violation }]}
            attempt={attempt}
          />
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          <TextField
            id={FIELD_ID}
            label={t('codeWord.field')}
            hint={t('codeWord.hint')}
            value={model.codeWord}
            onChange={model.setCodeWord}
            violation={violation}
            input={{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
          />
          <Button type="submit" wide busy={model.busy}>
            {t('next')}
          </Button>
        </form>
      </Panel>
      <LeaveButton />
    </div>
  );
});
