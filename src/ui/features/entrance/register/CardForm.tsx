import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CARD_DIGITS } from '../../../../domain/validation/ValidationCode';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { useAttempts } from '../../../kernel/useAttempts';
import styles from '../../../flow/entrance/Entrance.module.css';
import type { RegisterScreenViewModel } from './RegisterScreenViewModel';

/** Card number and code word. */
export const CardForm = observer(function CardForm({ model }: { readonly model: RegisterScreenViewModel }) {
  const { t } = useTranslation('register');
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const violations = [
    { fieldId: 'cardNumber', text: validationText(model.violations.cardNumber) },
    { fieldId: 'codeWord', text: validationText(model.violations.codeWord) },
  ].flatMap(({ fieldId, text }) => (text === undefined ? [] : [{ fieldId, text }]));

  return (
    <Panel>
      <form className={styles['fields']} noValidate onSubmit={submit}>
        <ErrorSummary violations={violations} attempt={attempt} />
        {model.lapsed && (
          <Alert tone="caution" role="alert">
            <p>{t('lapsed')}</p>
          </Alert>
        )}
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        <TextField
          id="cardNumber"
          label={t('cardNumber')}
          hint={t('cardNumberHint')}
          value={model.cardNumber}
          onChange={model.setCardNumber}
          violation={validationText(model.violations.cardNumber)}
          input={{ inputMode: 'numeric', autoComplete: 'cc-number', spellCheck: false, maxLength: CARD_DIGITS }}
        />
        <TextField
          id="codeWord"
          label={t('codeWord')}
          hint={t('codeWordHint')}
          value={model.codeWord}
          onChange={model.setCodeWord}
          violation={validationText(model.violations.codeWord)}
          input={{ autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
        />
        <Button type="submit" wide busy={model.busy}>
          {t('next')}
        </Button>
      </form>
    </Panel>
  );
});
