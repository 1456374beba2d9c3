import { useTranslation } from 'react-i18next';

import { formatTime } from '../../../../domain/time/format';
import { deviceName } from '../../../../domain/user/deviceName';
import type { SignInRecord } from '../../../../domain/user/ProfileChange';
import { Badge } from '../../../components/Badge';
import { SEPARATOR } from '../../../components/lineParts';
import { KeptRow } from './KeptList';

/** One sign-in: common name of the device, address and status. */
export function SignInRow({ record }: { readonly record: SignInRecord }) {
  const { t } = useTranslation('profile');
  const { browser, system } = deviceName(record.userAgent);
  const named = [browser, system].filter((name) => name !== undefined);
  return (
    <KeptRow
      icon="system"
      title={named.length === 0 ? t('loginHistory.unknownDevice') : named.join(SEPARATOR)}
      facts={[formatTime(record.signedInAt), t('loginHistory.address', { address: record.address })]}
    >
      <Standing record={record} />
    </KeptRow>
  );
}

function Standing({ record }: { readonly record: SignInRecord }) {
  const { t } = useTranslation('profile');
  switch (record.result) {
    case 'WRONG_PASSWORD':
      return <Badge tone="negative">{t('loginHistory.wrongPassword')}</Badge>;
    case 'CODE_NOT_ENTERED':
      return <Badge tone="negative">{t('loginHistory.codeNotEntered')}</Badge>;
    case 'SIGNED_IN':
      return <SessionStatus record={record} />;
    default:
      return record.result satisfies never;
  }
}

function SessionStatus({ record }: { readonly record: SignInRecord }) {
  const { t } = useTranslation('profile');
  if (record.isCurrent) {
    return <Badge tone="positive">{t('loginHistory.current')}</Badge>;
  }
  return record.isActive ? (
    <Badge tone="caution">{t('loginHistory.active')}</Badge>
  ) : (
    <Badge>{t('loginHistory.over')}</Badge>
  );
}
