import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import styles from '../../../flow/entrance/Entrance.module.css';
import { useService } from '../../../kernel/ServicesContext';
import { AuthTypeStepViewModel } from './AuthTypeStepViewModel';
import { FirstLoginSteps } from './FirstLoginSteps';
import { LeaveButton } from './LeaveButton';

const AUTH_TYPE_SETTINGS = '/profile/settings/auth-type';

/** First login: where the codes come from. A device is set up in the profile, which opens right after this step. */
export const AuthTypeStepScreen = observer(function AuthTypeStepScreen() {
  const { t } = useTranslation('firstLogin');
  const model = useService(AuthTypeStepViewModel);
  const navigate = useNavigate();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await model.submit()) && model.choice === 'device') {
      void navigate(AUTH_TYPE_SETTINGS);
    }
  };

  return (
    <div className={styles['wizard']}>
      <PageHeader title={t('authType.title')} lead={t('authType.lead')} />
      <FirstLoginSteps current="authType" />
      <Panel>
        <form className={styles['fields']} noValidate onSubmit={(event) => void submit(event)}>
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          <RadioGroup
            id="auth-type"
            label={t('authType.label')}
            value={model.choice}
            onChange={model.choose}
            options={[
              { value: 'sms', label: t('authType.sms'), hint: t('authType.smsHint') },
              { value: 'device', label: t('authType.other'), hint: t('authType.otherHint') },
            ]}
          />
          <Button type="submit" wide busy={model.busy}>
            {t('next')}
          </Button>
        </form>
      </Panel>
      <LeaveButton />
    </div>
  );
});
