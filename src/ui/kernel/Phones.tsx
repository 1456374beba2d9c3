import { useTranslation } from 'react-i18next';

import { brand } from '../theme/brand';
import { Icon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import styles from './Phones.module.css';

/** The numbers of the call centre; a phone dials them at a touch. */
export function Phones() {
  const { t } = useTranslation('common');
  return (
    <p className={styles['phones']}>
      <Icon name="phone" size="small" />
      <VisuallyHidden>{t('callCentre')}</VisuallyHidden>
      {brand.phones.map(({ label, dialled }) => (
        <a key={dialled} className={styles['phone']} href={`tel:${dialled}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
