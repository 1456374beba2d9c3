import { useTranslation } from 'react-i18next';

import { useGuestBack } from '../../../kernel/useGuestBack';
import { ServicePointsScreen } from './ServicePointsScreen';

/** The map for who is not signed in. */
export function GuestServicePointsPage() {
  return <ServicePointsScreen back={useGuestBack()} />;
}

/** The map for a customer. */
export function ServicePointsPage() {
  const { t } = useTranslation('servicePoints');
  return <ServicePointsScreen back={{ to: '/', label: t('toHome') }} />;
}
