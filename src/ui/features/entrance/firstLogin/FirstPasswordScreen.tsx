import { useTranslation } from 'react-i18next';

import { PageHeader } from '../../../components/PageHeader';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { FirstLoginSteps } from './FirstLoginSteps';
import { LeaveButton } from './LeaveButton';
import { NewPasswordForm } from '../../../flow/entrance/NewPasswordForm';
import { NewPasswordViewModel } from '../../../flow/entrance/NewPasswordViewModel';

/** First login: a password of the user's own in place of the one the bank gave. */
export function FirstPasswordScreen() {
  const { t } = useTranslation('firstLogin');
  const model = useService(NewPasswordViewModel);
  return (
    <div className={styles['wizard']}>
      <PageHeader title={t('password.title')} lead={t('password.lead')} />
      <FirstLoginSteps current="password" />
      <NewPasswordForm model={model} />
      <LeaveButton />
    </div>
  );
}
