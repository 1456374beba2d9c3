import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { HUB_PATH } from '../../../objects/payments/paymentForms';
import { EmptyState } from '../../../components/EmptyState';
import { Phones } from '../../../kernel/Phones';
import styles from './SearchPalette.module.css';

/** Says that nothing was found, and offers the payments and the call centre instead. */
export function NothingFound({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <div role="status">
      <EmptyState
        icon="search"
        title={t('none.title')}
        text={t('none.text')}
        action={
          <div className={styles['instead']}>
            <Link to={HUB_PATH} onClick={onFollow}>
              {t('none.payments')}
            </Link>
            <Phones />
          </div>
        }
      />
    </div>
  );
}
