import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { ErrorSummary } from '../components/ErrorSummary';
import { FailureAlert } from '../components/FailureAlert';
import { OtpField } from '../components/OtpField';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { ResendCode } from '../components/ResendCode';
import { useValidationText } from '../components/useValidationText';
import { useService } from '../shell/ServicesContext';
import styles from './LoginScreen.module.css';
import { OtpScreenViewModel } from './OtpScreenViewModel';

const FIELD_ID = 'otp';

/** The code of the second factor. */
export const OtpScreen = observer(function OtpScreen() {
  const { t, i18n } = useTranslation('login');
  const model = useService(OtpScreenViewModel);

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);

  const lead = model.phoneNumber === '' ? t('otp.sentToYou') : t('otp.sent', { phone: model.phoneNumber });
  return (
    <div className={styles['narrow']}>
      <PageHeader title={t('otp.title')} lead={lead} keepFocus />
      {model.resent && (
        <Alert tone="positive" role="status">
          <p>{t('otp.resent')}</p>
        </Alert>
      )}
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.ended ? (
        <Button onClick={() => void model.back()}>{t('otp.startAgain')}</Button>
      ) : (
        <>
          <Panel>
            <OtpEntry model={model} />
          </Panel>
          <Button tone="quiet" onClick={() => void model.back()}>
            {t('otp.back')}
          </Button>
        </>
      )}
    </div>
  );
});

const OtpEntry = observer(function OtpEntry({ model }: { readonly model: OtpScreenViewModel }) {
  const { t } = useTranslation('login');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const problem = validationText(model.problems.otp);

  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.submit();
    setAttempt(attempt + 1);
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary problems={problem === undefined ? [] : [{ fieldId: FIELD_ID, text: problem }]} attempt={attempt} />
      <OtpField
        id={FIELD_ID}
        label={t('otp.code')}
        value={model.otp}
        onChange={model.setOtp}
        problem={problem}
        inputRef={field}
      />
      <Button type="submit" wide busy={model.busy}>
        {t('otp.submit')}
      </Button>
      <ResendCode
        words={{
          resend: t('otp.resend'),
          wait: t('otp.resendIn', { seconds: model.secondsLeft }),
          last: t('otp.lastSms'),
        }}
        sendsLeft={model.sendsLeft}
        secondsLeft={model.secondsLeft}
        canResend={model.canResend}
        busy={model.resending}
        onResend={() => void model.resend()}
      />
    </form>
  );
});
