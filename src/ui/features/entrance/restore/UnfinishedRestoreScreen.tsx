import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { SessionStore } from '../../../../application/session/SessionStore';
import { Button } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';

/** Choice for a guest who leaves an unfinished restore: continue it, or cancel it and stay on the page opened. */
export function UnfinishedRestoreScreen() {
  const { t } = useTranslation('restore');
  const session = useService(SessionStore);
  const navigate = useNavigate();
  return (
    <div className={styles['narrow']}>
      <PageHeader title={t('unfinished.title')} lead={t('unfinished.lead')} />
      <Button wide onClick={() => void navigate('/restore-otp', { replace: true })}>
        {t('unfinished.goOn')}
      </Button>
      <Button wide tone="secondary" onClick={() => void session.signOut()}>
        {t('unfinished.leave')}
      </Button>
    </div>
  );
}
