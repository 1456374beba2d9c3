import { useTranslation } from 'react-i18next';

import styles from './Splash.module.css';

/** Placeholder page while the session is checked or a screen is loaded. */
export function Splash() {
  const { t } = useTranslation('common');
  return (
    <div className={styles['splash']} role="status">
      <p className={styles['words']}>{t('opening')}</p>
    </div>
  );
}
