import { useTranslation } from 'react-i18next';

import { Panel } from '../components/Panel';
import styles from './LicencesScreen.module.css';
import { readOpenSource } from './openSource';
import { ProfilePage } from './ProfilePage';

const OPEN_SOURCE = readOpenSource(import.meta.env.VITE_OPEN_SOURCE ?? '');

/** What others have written and given away, on which this bank is built; the build reads it off the packages. */
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
