import { useTranslation } from 'react-i18next';

import { Panel } from '../../../components/Panel';
import styles from './LicencesScreen.module.css';
import { readOpenSource } from './openSource';
import { ProfilePage } from '../../../flow/change/ProfilePage';

const OPEN_SOURCE = readOpenSource(import.meta.env.VITE_OPEN_SOURCE ?? '');

/** Open-source packages of the application by licence; the build collects them from the installed packages. */
export function LicencesScreen() {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t('about.openSource')} lead={t('about.openSourceLead')}>
      {OPEN_SOURCE.map(({ licence, packages }) => (
        <Panel key={licence} title={licence}>
          <ul className={styles['packages']}>
            {packages.map((name) => (
              <li key={name} className={styles['package']}>
                {name}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </ProfilePage>
  );
}
