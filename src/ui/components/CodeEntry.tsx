import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { OtpType } from '../../domain/user/ProfileChange';
import { OtpField } from './OtpField';
import { ResendCode } from './ResendCode';

interface CodeEntryProps {
  /** Unique on the page; the error summary links to it. */
  readonly id: string;
  /** Source of the code. Devices send nothing, so no other code can be requested from them. */
  readonly otpType: OtpType;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly violation: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly resend: {
    readonly sendsLeft: number | undefined;
    readonly secondsLeft: number;
    readonly canResend: boolean;
    readonly busy: boolean;
    readonly onResend: () => void;
    /** Text telling that no further SMS will come, and what to do then. */
    readonly last: string;
  };
}

/** Field for a one-time code with the help that fits the confirmation method of the user. */
export function CodeEntry({ otpType, resend, ...field }: CodeEntryProps) {
  const { t } = useTranslation('code');
  const { last, ...sending } = resend;
  return (
    <>
      <OtpField
        {...field}
        label={t('field')}
        {...(otpType === 'TOTP' && { hint: t('hint.authenticator') })}
        {...(otpType === 'TOKEN' && { hint: t('hint.token') })}
      />
      {otpType === 'SMS' && (
        <ResendCode
          {...sending}
          words={{ resend: t('resend'), wait: t('resendIn', { seconds: resend.secondsLeft }), last }}
        />
      )}
    </>
  );
}
