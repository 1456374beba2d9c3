import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '../components/Icon';
import { PageHeader } from '../components/PageHeader';
import styles from './PaymentHubScreen.module.css';

/** Every way to move money; only those that exist. */
export function PaymentHubScreen() {
  const { t } = useTranslation('transfer');
  return (
    <>
      <PageHeader title={t('hub.title')} />
      <ul className={styles['ways']}>
        <li>
          <Link to="/payment/own-accounts" className={styles['way']}>
            <span className={styles['sign']}>
              <Icon name="transfer" />
            </span>
            <span className={styles['words']}>
              <span className={styles['title']}>{t('kinds.ownAccounts.title')}</span>
              <span className={styles['text']}>{t('kinds.ownAccounts.text')}</span>
            </span>
            <Icon name="chevronRight" />
          </Link>
        </li>
      </ul>
    </>
  );
}
