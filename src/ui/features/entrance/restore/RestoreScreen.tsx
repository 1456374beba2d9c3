import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
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
import { RestoreScreenViewModel } from './RestoreScreenViewModel';
import { RestoreSteps } from './RestoreSteps';

/** Form to restore access: login and phone. */
export const RestoreScreen = observer(function RestoreScreen() {
  const { t, i18n } = useTranslation('restore');
  const model = useService(RestoreScreenViewModel);
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const violations = [
    { fieldId: 'username', text: validationText(model.violations.username) },
    { fieldId: 'phone', text: validationText(model.violations.phone) },
  ].flatMap(({ fieldId, text }) => (text === undefined ? [] : [{ fieldId, text }]));

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);

  return (
    <div className={styles['narrow']}>
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: '/login', label: t('back') }} />
      <RestoreSteps current="who" />
      <Panel>
        <form className={styles['fields']} noValidate onSubmit={submit}>
          <ErrorSummary violations={violations} attempt={attempt} />
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          <TextField
            id="username"
            label={t('username')}
            value={model.username}
            onChange={model.setUsername}
            violation={validationText(model.violations.username)}
            input={{ autoComplete: 'username', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
          />
          <TextField
            id="phone"
            label={t('phone')}
            hint={t('phoneHint')}
            value={model.phone}
            onChange={model.setPhone}
            violation={validationText(model.violations.phone)}
            input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
          />
          <Button type="submit" wide busy={model.busy}>
            {t('next')}
          </Button>
        </form>
      </Panel>
    </div>
  );
});
