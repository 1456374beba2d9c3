import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { HUB_PATH } from '../../../objects/payments/paymentForms';
import { AskBank } from '../../../objects/chat/AskBank';
import { EmptyState } from '../../../components/EmptyState';
import styles from './SearchPalette.module.css';

/** Says that nothing was found, and offers the payments and the chat instead. */
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
            <AskBank about="other" onFollow={onFollow} />
          </div>
        }
      />
    </div>
  );
}
