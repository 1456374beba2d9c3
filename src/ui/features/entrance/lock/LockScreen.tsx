import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { PinField } from '../../../components/PinField';
import { useValidationText } from '../../../components/useValidationText';
import { useAttempts } from '../../../kernel/useAttempts';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { LockScreenViewModel } from './LockScreenViewModel';

const FIELD_ID = 'unlock-pin';

/** Lock screen in front of the whole page: name of the customer, PIN and sign-out. Without a network it says why there is no PIN to enter. */
export const LockScreen = observer(function LockScreen() {
  const { t } = useTranslation('lock');
  const model = useService(LockScreenViewModel);
  const lead = model.owner === '' ? t('lead') : t('leadOf', { owner: model.owner });
  return (
    <div className={styles['narrow']}>
      <PageHeader title={t('title')} lead={model.online ? lead : undefined} keepFocus={model.online} />
      {model.online ? (
        <Panel>
          <PinForm model={model} />
        </Panel>
      ) : (
        <Alert role="status" title={t('offlineTitle')}>
          <p>{t('offlineText')}</p>
        </Alert>
      )}
      <Button tone="quiet" onClick={() => void model.leave()}>
        {t('leave')}
      </Button>
    </div>
  );
});

const PinForm = observer(function PinForm({ model }: { readonly model: LockScreenViewModel }) {
  const { t } = useTranslation('lock');
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const field = useRef<HTMLInputElement>(null);
  const violation = validationText(model.violations.pin);

  // After a wrong PIN the next one can be typed at once.
  useEffect(() => {
    if (!model.busy) {
      field.current?.focus();
    }
  }, [model.busy]);

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary
        violations={violation === undefined ? [] : [{ fieldId: FIELD_ID, text: violation }]}
        attempt={attempt}
      />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <PinField
        id={FIELD_ID}
        label={t('pin')}
        hint={t('hint')}
        value={model.pin}
        onChange={model.setPin}
        violation={violation}
        inputRef={field}
      />
      <Button type="submit" wide busy={model.busy}>
        {t('submit')}
      </Button>
    </form>
  );
});
