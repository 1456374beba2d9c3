import { useTranslation } from 'react-i18next';

import { brand } from '../../../theme/brand';
import { Icon } from '../../../components/Icon';
import styles from './LoginAdvice.module.css';

/** Security advice shown beside the sign-in form. */
export function LoginAdvice() {
  const { t } = useTranslation('login');
  return (
    <aside className={styles['advice']} aria-label={t('blocks.label')}>
      <section className={styles['block']}>
        <Icon name="shield" />
        <div>
          <h2 className={styles['title']}>{t('blocks.securityTitle')}</h2>
          <p>{t('blocks.securityText')}</p>
        </div>
      </section>
      <section className={styles['block']}>
        <Icon name="window" />
        <div>
          <h2 className={styles['title']}>{t('blocks.privateTitle')}</h2>
          <p>{t('blocks.privateText')}</p>
        </div>
      </section>
      <section className={styles['block']}>
        <Icon name="phone" />
        <div>
          <h2 className={styles['title']}>{t('blocks.supportTitle')}</h2>
          <p>{t('blocks.supportText')}</p>
          <p className={styles['contacts']}>
            {brand.phones.map(({ label, dialled }) => (
              <a key={dialled} href={`tel:${dialled}`}>
                {label}
              </a>
            ))}
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
        </div>
      </section>
    </aside>
  );
}
