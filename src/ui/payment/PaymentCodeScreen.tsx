import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { Alert } from '../components/Alert';
import { Button, ButtonLink } from '../components/Button';
import { CodeEntry } from '../components/CodeEntry';
import { CodeSource } from '../components/CodeSource';
import { Column } from '../components/Column';
import { ErrorSummary } from '../components/ErrorSummary';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { useValidationText } from '../components/useValidationText';
import { ConfirmationWords } from './ConfirmationWords';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import { pagePath } from './paymentPaths';
import { PaymentSteps } from './PaymentSteps';
import { usePaymentPage } from './usePaymentPage';

const FIELD_ID = 'otp';

interface PaymentProps {
  readonly payment: OpenPayment;
}

/** The code, beside the words it stands for. */
export const PaymentCodeScreen = observer(function PaymentCodeScreen({ payment }: PaymentProps) {
  const { t } = useTranslation('transfer');
  const { confirmation, kind } = payment;
  const open = useCallback(() => {
    // Forward from the check page: a code that was sent and still lives is waited for again, and not sent again.
    if (confirmation.step === 'created' && confirmation.codeSent !== undefined) {
      void confirmation.proceed();
    }
  }, [confirmation]);
  const here = usePaymentPage({ payment, page: 'code', open });
  const { preview } = confirmation;
  if (!here || preview === undefined) {
    return null;
  }
  return (
    <Column>
      <PageHeader title={t(`acts.${kind.act}.code`)} keepFocus={confirmation.step === 'awaitingCode'} />
      <PaymentSteps page="code" />
      <div className={styles['fields']}>
        <CodeContent payment={payment} preview={preview} />
      </div>
    </Column>
  );
});

interface CodeProps extends PaymentProps {
  readonly preview: OperationPreview;
}

const CodeContent = observer(function CodeContent({ payment, preview }: CodeProps) {
  switch (payment.confirmation.step) {
    case 'unknown':
      return <LostAnswer payment={payment} />;
    case 'refused':
      return <Refused payment={payment} />;
    default:
      return <CodeForm payment={payment} preview={preview} />;
  }
});

const CodeForm = observer(function CodeForm({ payment, preview }: CodeProps) {
  const { confirmation, kind } = payment;
  const { t } = useTranslation('transfer');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const violation = validationText(confirmation.otpViolations.otp);

  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void confirmation.confirm();
    setAttempt(attempt + 1);
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary
        violations={violation === undefined ? [] : [{ fieldId: FIELD_ID, text: violation }]}
        attempt={attempt}
      />
      {confirmation.failure !== undefined && <FailureAlert failure={confirmation.failure} />}
      {confirmation.notSent && (
        <Alert tone="caution" role="alert" title={t('code.notSentTitle')}>
          <p>{t('code.notSentText')}</p>
        </Alert>
      )}
      <Panel>
        <div className={styles['fields']}>
          <ConfirmationWords preview={preview} />
          <p>
            <CodeSource otpType={confirmation.codeSent?.otpType ?? 'SMS'} phone={confirmation.codeSent?.phone ?? ''} />
          </p>
          <CodeEntry
            id={FIELD_ID}
            otpType={confirmation.codeSent?.otpType ?? 'SMS'}
            value={confirmation.otp}
            onChange={confirmation.setOtp}
            violation={violation}
            inputRef={field}
            resend={{
              sendsLeft: confirmation.sendsLeft,
              secondsLeft: confirmation.secondsToResend,
              canResend: confirmation.canResend,
              busy: confirmation.busy,
              onResend: () => void confirmation.resend(),
              last: t('code.lastSms'),
            }}
          />
        </div>
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={confirmation.step === 'confirming'}>
          {t('code.submit')}
        </Button>
        <ButtonLink tone="secondary" to={pagePath(kind.path, 'check')}>
          {t('code.back')}
        </ButtonLink>
      </div>
    </form>
  );
});

/** Notice that the answer to the code was lost: it states what is known and never offers to send again. */
const LostAnswer = observer(function LostAnswer({ payment: { confirmation } }: PaymentProps) {
  const { t } = useTranslation('transfer');
  return confirmation.busy ? (
    <Alert role="status" title={t('code.askingTitle')}>
      <p>{t('code.askingText')}</p>
    </Alert>
  ) : (
    <>
      <Alert tone="caution" role="alert" title={t('code.unknownTitle')}>
        <p>{t('code.unknownText')}</p>
      </Alert>
      <div className={styles['buttons']}>
        <Button onClick={() => void confirmation.askAgain()}>{t('code.askAgain')}</Button>
        <ButtonLink tone="secondary" to="/history">
          {t('result.toHistory')}
        </ButtonLink>
      </div>
    </>
  );
});

const Refused = observer(function Refused({ payment }: PaymentProps) {
  const { failure } = payment.confirmation;
  const { t } = useTranslation('transfer');
  return (
    <>
      <h2>{t('code.refusedTitle')}</h2>
      {failure !== undefined && <FailureAlert failure={failure} />}
      <div className={styles['buttons']}>
        <Button onClick={payment.edit}>{t('code.toForm')}</Button>
      </div>
    </>
  );
});
