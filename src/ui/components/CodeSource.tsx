import { useTranslation } from 'react-i18next';

import type { OtpType } from '../../domain/user/ProfileChange';

interface CodeSourceProps {
  readonly otpType: OtpType;
  /** Masked; where the SMS went. Empty when that is not known. */
  readonly phone: string;
}

/** Where the code comes from, in words: a message, an authenticator application, or a hardware token. */
export function CodeSource({ otpType, phone }: CodeSourceProps) {
  const { t } = useTranslation('code');
  switch (otpType) {
    case 'SMS':
      return phone === '' ? t('source.sms') : t('source.smsTo', { phone });
    case 'TOTP':
      return t('source.authenticator');
    case 'TOKEN':
      return t('source.token');
    default:
      return otpType satisfies never;
  }
}
