import { useTranslation } from 'react-i18next';

import type { OtpType } from '../../domain/user/ProfileChange';

interface CodeSourceProps {
  readonly otpType: OtpType;
  /** Masked number the SMS was sent to; empty when it is not known. */
  readonly phone: string;
}

/** Text naming the source of the code: an SMS, an authenticator application, or a hardware token. */
export function CodeSource({ otpType, phone }: CodeSourceProps) {
  const { t } = useTranslation('code');
  switch (otpType) {
    case 'SMS':
      return phone === '' ? t('source.sms') : t('source.smsTo', { phone: phone.replaceAll(' ', '\u00a0') });
    case 'TOTP':
      return t('source.authenticator');
    case 'TOKEN':
      return t('source.token');
    default:
      return otpType satisfies never;
  }
}
