import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { ButtonRow } from '../../components/ButtonRow';
import { classNames } from '../../components/classNames';
import { CodeEntry } from '../../components/CodeEntry';
import { CodeSource } from '../../components/CodeSource';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FailureAlert } from '../../components/FailureAlert';
import { Panel } from '../../components/Panel';
import sheetStyles from '../../components/Sheet.module.css';
import { Stack } from '../../components/Stack';
import { useValidationText } from '../../components/useValidationText';
import type { CodeWords } from './CodeFrame';
import type { CodeModel } from './CodeModel';
import { ConfirmedFacts } from './ConfirmedFacts';
import { Leave } from './Leave';

/** ID of the field of the code. */
export const CODE_FIELD_ID = 'otp';

interface CodeFormProps {
  readonly confirmation: CodeModel;
  readonly frame: CodeWords;
}

/** The form of a code, beside what it confirms. */
export const CodeForm = observer(function CodeForm({ confirmation, frame }: CodeFormProps) {
  const { t } = useTranslation('code');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const violation = validationText(confirmation.violations.otp);
  const { otpType = 'SMS', phone = '' } = confirmation.code ?? {};

  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void confirmation.confirm(frame.subject);
    setAttempt(attempt + 1);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary
          violations={violation === undefined ? [] : [{ fieldId: CODE_FIELD_ID, text: violation }]}
          attempt={attempt}
        />
        <LastAnswer confirmation={confirmation} lost={frame.lost} />
        <Ground inSheet={frame.inSheet === true}>
          <Stack>
            <ConfirmedFacts subject={frame.subject} withoutSms={otpType !== 'SMS'} />
            <p>
              <CodeSource otpType={otpType} phone={phone} />
            </p>
            <CodeEntry
              id={CODE_FIELD_ID}
              otpType={otpType}
              value={confirmation.otp}
              onChange={confirmation.setOtp}
              violation={violation}
              inputRef={field}
              resend={{
                sendsLeft: confirmation.sendsLeft,
                secondsLeft: confirmation.secondsToResend,
                canResend: confirmation.canResend,
                busy: confirmation.resending,
                onResend: () => void confirmation.resend(),
                last: frame.lastSms,
              }}
            />
          </Stack>
        </Ground>
        <div className={classNames(frame.inSheet === true && sheetStyles['actions'])}>
          <ButtonRow>
            <Button type="submit" busy={confirmation.step === 'confirming'}>
              {frame.submit ?? t('submit')}
            </Button>
            {frame.leave !== undefined && <Leave way={frame.leave} />}
          </ButtonRow>
        </div>
      </Stack>
    </form>
  );
});

function Ground({ inSheet, children }: { readonly inSheet: boolean; readonly children: ReactNode }) {
  return inSheet ? children : <Panel>{children}</Panel>;
}

type LastAnswerProps = Pick<CodeFormProps, 'confirmation'> & Pick<CodeWords, 'lost'>;

/** Answer of the bank to the last code or to the last request for another one, when it was not the one hoped for. */
const LastAnswer = observer(function LastAnswer({ confirmation, lost }: LastAnswerProps) {
  if (confirmation.lost !== undefined) {
    return (
      <Alert tone="caution" role="alert" title={lost.title}>
        <p>{lost.text}</p>
      </Alert>
    );
  }
  return confirmation.failure && <FailureAlert failure={confirmation.failure} />;
});
