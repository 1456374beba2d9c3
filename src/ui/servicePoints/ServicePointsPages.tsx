import { useTranslation } from 'react-i18next';

import { ServicePointsScreen } from './ServicePointsScreen';

/** The map for who is not signed in. */
export function GuestServicePointsPage() {
  const { t } = useTranslation('servicePoints');
  return <ServicePointsScreen back={{ to: '/login', label: t('toSignIn') }} />;
}

/** The map for a customer. */
export function ServicePointsPage() {
  const { t } = useTranslation('servicePoints');
  return <ServicePointsScreen back={{ to: '/', label: t('toHome') }} />;
}
