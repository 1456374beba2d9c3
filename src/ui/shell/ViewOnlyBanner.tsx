import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { formatDay } from '../../domain/time/format';
import { Icon } from '../components/Icon';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import styles from './ViewOnlyBanner.module.css';

/** Banner on every page of a user whose passport has expired: the reason for the restriction and the remedy. */
export const ViewOnlyBanner = observer(function ViewOnlyBanner() {
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const { expiredOn } = useService(ShellViewModel);
  if (expiredOn === undefined) {
    return null;
  }
  return (
    <section className={styles['banner']} aria-label={t('viewOnly.label')}>
      <Icon name="info" />
      <p>
        {t('viewOnly.text', { day: formatDay(expiredOn, language) })}{' '}
        <Link to="/profile/edit">{t('viewOnly.edit')}</Link>
      </p>
    </section>
  );
});
