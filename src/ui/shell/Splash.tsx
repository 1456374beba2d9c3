import { useTranslation } from 'react-i18next';

import styles from './Splash.module.css';

/** A calm page while it is found out whether somebody is signed in, or while a screen is fetched. */
export function Splash() {
  const { t } = useTranslation('common');
  return (
    <div className={styles['splash']} role="status">
      <p className={styles['words']}>{t('opening')}</p>
    </div>
  );
}
