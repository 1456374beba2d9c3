import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import { CodeEntry } from '../../components/CodeEntry';
import { useFirstFault } from '../../components/useFirstFault';
import { useValidationText } from '../../components/useValidationText';
import { useAttempts } from '../../kernel/useAttempts';
import styles from './Entrance.module.css';
import type { OtpScreenViewModel } from './OtpScreenViewModel';

const FIELD_ID = 'otp';

interface OtpEntryProps {
  readonly model: OtpScreenViewModel;
  /** That no further SMS will come, and what to do then. */
  readonly last: string;
}

/** The form of a code that takes the session on. */
export const OtpEntry = observer(function OtpEntry({ model, last }: OtpEntryProps) {
  const { t } = useTranslation('code');
  const validationText = useValidationText();
  const { attempt, submit } = useAttempts(model);
  const form = useFirstFault(attempt);
  const field = useRef<HTMLInputElement>(null);
  const violation = validationText(model.violations.otp);

  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <form ref={form} className={styles['fields']} noValidate onSubmit={submit}>
      <CodeEntry
        id={FIELD_ID}
        otpType={model.otpType}
        value={model.otp}
        onChange={model.setOtp}
        violation={violation}
        inputRef={field}
        resend={{
          sendsLeft: model.sendsLeft,
          secondsLeft: model.secondsLeft,
          canResend: model.canResend,
          busy: model.resending,
          onResend: () => void model.resend(),
          last,
        }}
      />
      <Button type="submit" wide busy={model.busy}>
        {t('submit')}
      </Button>
    </form>
  );
});
