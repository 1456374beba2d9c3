import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import { NewPasswordForm } from '../../../flow/entrance/NewPasswordForm';
import { NewPasswordViewModel } from '../../../flow/entrance/NewPasswordViewModel';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { RestoreSteps } from './RestoreSteps';

/** The new password in place of a forgotten one. The user still signs in with the second factor afterwards. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('restore');
  const model = useService(NewPasswordViewModel);
  return (
    <div className={styles['narrow']}>
      <PageHeader title={t('password.title')} lead={t('password.lead')} />
      <RestoreSteps current="password" />
      <NewPasswordForm model={model} />
      <Button tone="quiet" onClick={() => void model.abandon()}>
        {t('password.leave')}
      </Button>
    </div>
  );
}
