import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/Page';
import { useGuestBack } from '../../../kernel/useGuestBack';
import { ReleaseScreen } from './ReleaseScreen';

/** The news for who is not signed in. */
export function GuestReleasePage() {
  return (
    <Page kind="list">
      <ReleaseScreen back={useGuestBack()} />
    </Page>
  );
}

/** The news for a customer. */
export function ReleasePage() {
  const { t } = useTranslation('release');
  return <ReleaseScreen back={{ to: '/profile/about-app', label: t('toAbout') }} />;
}
