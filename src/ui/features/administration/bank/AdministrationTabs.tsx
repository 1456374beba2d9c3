import { useTranslation } from 'react-i18next';

import { PageTabs } from '../../../components/PageTabs';
import { USERS_PATH } from './users/userPaths';

/** The two pages of the administration: the bank, and its users. */
export function AdministrationTabs() {
  const { t } = useTranslation('administration');
  return (
    <PageTabs
      label={t('tabs.label')}
      pages={[
        { to: '/admin', title: t('tabs.bank') },
        { to: USERS_PATH, title: t('tabs.users') },
      ]}
    />
  );
}
