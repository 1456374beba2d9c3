import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { WaitingChange } from '../../../domain/user/ProfileChange';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { CodeEntry } from '../../components/CodeEntry';
import { CodeSource } from '../../components/CodeSource';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FailureAlert } from '../../components/FailureAlert';
import { Panel } from '../../components/Panel';
import { useFlowPage } from '../../components/useFlowPage';
import { useValidationText } from '../../components/useValidationText';
import styles from '../Form.module.css';
import { ProfilePage } from '../ProfilePage';
import type { ChangeConfirmationViewModel } from './ChangeConfirmationViewModel';
import type { ChangeFrame, ChangeModel } from './ChangeModel';
import { ChangeToSignPanel } from './ChangeToSignPanel';
import { changePath, pathOfChange } from './pathOfChange';

const FIELD_ID = 'otp';

interface ChangeCodePageProps {
  readonly model: ChangeModel;
  readonly frame: ChangeFrame;
}

const nothing = (): void => undefined;

/** The code that confirms a change, whichever way the user confirms. */
export const ChangeCodePage = observer(function ChangeCodePage({ model, frame }: ChangeCodePageProps) {
  const { t } = useTranslation(['profile', 'companyChanges']);
  const { confirmation } = model;
  const here = useFlowPage({
    path: changePath(frame, 'code'),
    rightPath: pathOfChange(frame, model),
    over: model.confirmation.page === 'done',
    open: nothing,
  });
  const { waiting } = confirmation;
  if (!here) {
    return null;
  }
  const toSign = waiting?.toSign;
  const title =
    toSign === undefined
      ? t(confirmation.ended ? 'profile:change.refusedTitle' : 'profile:change.codeTitle')
      : t('companyChanges:check.title');
  return (
    <ProfilePage title={title} back={frame.back} keepFocus={toSign === undefined}>
      {toSign !== undefined ? (
        <ChangeToSignPanel confirmation={confirmation} change={toSign} />
      ) : waiting === undefined ? (
        <Refused confirmation={confirmation} />
      ) : (
        <CodeForm confirmation={confirmation} waiting={waiting} subject={frame.subject} />
      )}
    </ProfilePage>
  );
});

interface ConfirmationProps {
  readonly confirmation: ChangeConfirmationViewModel;
}

interface CodeFormProps extends ConfirmationProps {
  readonly waiting: WaitingChange;
  readonly subject: string;
}

const CodeForm = observer(function CodeForm({ confirmation, waiting, subject }: CodeFormProps) {
  const { t } = useTranslation(['profile', 'code']);
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const violation = validationText(confirmation.violations.otp);

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
      {confirmation.lost ? (
        <Alert tone="caution" role="alert" title={t('change.lostTitle')}>
          <p>{t('change.lostText')}</p>
        </Alert>
      ) : (
        confirmation.failure !== undefined && <FailureAlert failure={confirmation.failure} />
      )}
      <Panel>
        <div className={styles['fields']}>
          <p className={styles['subject']}>{subject}</p>
          <p>
            <CodeSource otpType={waiting.otpType} phone={waiting.phone} />
          </p>
          <CodeEntry
            id={FIELD_ID}
            otpType={waiting.otpType}
            value={confirmation.otp}
            onChange={confirmation.setOtp}
            violation={violation}
            inputRef={field}
            resend={{
              sendsLeft: waiting.isLastSmsTry ? 0 : undefined,
              secondsLeft: confirmation.secondsToResend,
              canResend: confirmation.canResend,
              busy: confirmation.resending,
              onResend: () => void confirmation.resend(),
              last: t('change.lastSms'),
            }}
          />
        </div>
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={confirmation.confirming}>
          {t('code:submit')}
        </Button>
        <Button tone="secondary" onClick={confirmation.edit}>
          {t('change.back')}
        </Button>
      </div>
    </form>
  );
});

const Refused = observer(function Refused({ confirmation }: ConfirmationProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      {confirmation.failure !== undefined && <FailureAlert failure={confirmation.failure} />}
      <div className={styles['buttons']}>
        <Button onClick={confirmation.edit}>{t('change.toForm')}</Button>
      </div>
    </>
  );
});
