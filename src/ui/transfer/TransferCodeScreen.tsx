import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { Alert } from '../components/Alert';
import { Button, ButtonLink } from '../components/Button';
import { ErrorSummary } from '../components/ErrorSummary';
import { FailureAlert } from '../components/FailureAlert';
import { OtpField } from '../components/OtpField';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { ResendCode } from '../components/ResendCode';
import { useValidationText } from '../components/useValidationText';
import { useService } from '../shell/ServicesContext';
import { ConfirmationWords } from './ConfirmationWords';
import { OwnAccountsTransferViewModel } from './OwnAccountsTransferViewModel';
import styles from './Transfer.module.css';
import { CHECK_PATH, CODE_PATH } from './transferPaths';
import { TransferSteps } from './TransferSteps';
import { useTransferPage } from './useTransferPage';

const FIELD_ID = 'otp';

/** The code from the SMS, beside the words it stands for. */
export const TransferCodeScreen = observer(function TransferCodeScreen() {
  const { t } = useTranslation('transfer');
  const model = useService(OwnAccountsTransferViewModel);
  const open = useCallback(() => {
    // Forward from the check page: a code that was sent and still lives is waited for again, and not sent again.
    if (model.step === 'created' && model.codeSent !== undefined) {
      void model.proceed();
    }
  }, [model]);
  const here = useTransferPage({ model, path: CODE_PATH, open });
  const { preview } = model;
  if (!here || preview === undefined) {
    return null;
  }
  return (
    <div className={styles['page']}>
      <PageHeader title={t('code.title')} keepFocus={model.step === 'awaitingCode'} />
      <TransferSteps page="code" />
      <div className={styles['fields']}>
        <CodeContent model={model} preview={preview} />
      </div>
    </div>
  );
});

interface CodeProps {
  readonly model: OwnAccountsTransferViewModel;
  readonly preview: OperationPreview;
}

const CodeContent = observer(function CodeContent({ model, preview }: CodeProps) {
  switch (model.step) {
    case 'unknown':
      return <LostAnswer model={model} />;
    case 'refused':
      return <Refused model={model} />;
    default:
      return <CodeForm model={model} preview={preview} />;
  }
});

const CodeForm = observer(function CodeForm({ model, preview }: CodeProps) {
  const { t } = useTranslation('transfer');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const problem = validationText(model.otpProblems.otp);

  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.confirm();
    setAttempt(attempt + 1);
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary problems={problem === undefined ? [] : [{ fieldId: FIELD_ID, text: problem }]} attempt={attempt} />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.notSent && (
        <Alert tone="caution" role="alert" title={t('code.notSentTitle')}>
          <p>{t('code.notSentText')}</p>
        </Alert>
      )}
      <Panel>
        <div className={styles['fields']}>
          <ConfirmationWords preview={preview} />
          <p>{t('code.sent', { phone: model.codeSent?.phone ?? '' })}</p>
          <OtpField
            id={FIELD_ID}
            label={t('code.field')}
            value={model.otp}
            onChange={model.setOtp}
            problem={problem}
            inputRef={field}
          />
          <CodeResend model={model} />
        </div>
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={model.step === 'confirming'}>
          {t('code.submit')}
        </Button>
        <ButtonLink tone="secondary" to={CHECK_PATH}>
          {t('code.back')}
        </ButtonLink>
      </div>
    </form>
  );
});

interface ModelProps {
  readonly model: OwnAccountsTransferViewModel;
}

const CodeResend = observer(function CodeResend({ model }: ModelProps) {
  const { t } = useTranslation('transfer');
  return (
    <ResendCode
      words={{
        resend: t('code.resend'),
        wait: t('code.resendIn', { seconds: model.secondsToResend }),
        last: t('code.lastSms'),
      }}
      sendsLeft={model.sendsLeft}
      secondsLeft={model.secondsToResend}
      canResend={model.canResend}
      busy={model.busy}
      onResend={() => void model.resend()}
    />
  );
});

/** The answer to the code was lost: says what is known, and never offers to send again. */
const LostAnswer = observer(function LostAnswer({ model }: ModelProps) {
  const { t } = useTranslation('transfer');
  return model.busy ? (
    <Alert role="status" title={t('code.askingTitle')}>
      <p>{t('code.askingText')}</p>
    </Alert>
  ) : (
    <>
      <Alert tone="caution" role="alert" title={t('code.unknownTitle')}>
        <p>{t('code.unknownText')}</p>
      </Alert>
      <div className={styles['buttons']}>
        <Button onClick={() => void model.askAgain()}>{t('code.askAgain')}</Button>
        <ButtonLink tone="secondary" to="/history">
          {t('result.toHistory')}
        </ButtonLink>
      </div>
    </>
  );
});

const Refused = observer(function Refused({ model }: ModelProps) {
  const { t } = useTranslation('transfer');
  return (
    <>
      <h2>{t('code.refusedTitle')}</h2>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <div className={styles['buttons']}>
        <Button onClick={model.edit}>{t('code.toForm')}</Button>
      </div>
    </>
  );
});
