import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FailureAlert } from '../../components/FailureAlert';
import { Panel } from '../../components/Panel';
import { PasswordChecklist } from '../../components/PasswordChecklist';
import { PasswordField } from '../../components/PasswordField';
import { useValidationText } from '../../components/useValidationText';
import { useAttempts } from '../../kernel/useAttempts';
import styles from './Entrance.module.css';
import type { NewPasswordViewModel } from './NewPasswordViewModel';

/** A new password, once more, and what it must be like. */
export const NewPasswordForm = observer(function NewPasswordForm({ model }: { readonly model: NewPasswordViewModel }) {
  const { t, i18n } = useTranslation('newPassword');
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const violations = [
    { fieldId: 'new-password', text: validationText(model.violations.password) },
    { fieldId: 'repeat', text: validationText(model.violations.repeat) },
  ].flatMap(({ fieldId, text }) => (text === undefined ? [] : [{ fieldId, text }]));

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    model.open();
  }, [i18n, model]);

  return (
    <Panel>
      <form className={styles['fields']} noValidate onSubmit={submit}>
        <ErrorSummary violations={violations} attempt={attempt} />
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {/* A password manager keeps the new password under the login beside it. */}
        <input type="text" hidden readOnly autoComplete="username" value={model.username} />
        <PasswordField
          id="new-password"
          label={t('password')}
          value={model.password}
          onChange={model.setPassword}
          violation={validationText(model.violations.password)}
          hint={<PasswordChecklist checks={model.checklist} policy={model.policy} />}
          autoComplete="new-password"
        />
        <PasswordField
          id="repeat"
          label={t('repeat')}
          value={model.repeat}
          onChange={model.setRepeat}
          violation={validationText(model.violations.repeat)}
          autoComplete="new-password"
        />
        <Button type="submit" wide busy={model.busy}>
          {t('submit')}
        </Button>
      </form>
    </Panel>
  );
});
