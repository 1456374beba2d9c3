import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import styles from '../../../flow/entrance/Entrance.module.css';
import { OtpEntry } from '../../../flow/entrance/OtpEntry';
import { useService } from '../../../kernel/ServicesContext';
import { RestoreOtpScreenViewModel } from './RestoreOtpScreenViewModel';
import { RestoreSteps } from './RestoreSteps';
import { SecretAnswerPanel } from './SecretAnswerPanel';

/** The code of a restore, and before it, for who wants to, the secret answer. */
export const RestoreOtpScreen = observer(function RestoreOtpScreen() {
  const { t, i18n } = useTranslation('restore');
  const model = useService(RestoreOtpScreenViewModel);
  const navigate = useNavigate();
  const { failure } = model.code;

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    model.open();
  }, [i18n, model]);

  const startAgain = async (): Promise<void> => {
    await model.abandon();
    void navigate('/login/restore', { replace: true });
  };

  return (
    <div className={styles['narrow']}>
      <PageHeader title={t('code.title')} lead={leadOf(model, t)} keepFocus={model.sent} />
      <RestoreSteps current="code" />
      {model.code.resent && (
        <Alert tone="positive" role="status">
          <p>{t('code.resent')}</p>
        </Alert>
      )}
      {failure !== undefined && <FailureAlert failure={failure} />}
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.ended ? (
        <Button onClick={() => void startAgain()}>{t('startAgain')}</Button>
      ) : (
        <>
          <Panel>
            {model.sent ? <OtpEntry model={model.code} last={t('code.lastSms')} /> : <SendCode model={model} />}
          </Panel>
          {model.question !== undefined && <SecretAnswerPanel model={model} question={model.question} />}
          <Button tone="quiet" onClick={() => void startAgain()}>
            {t('startAgain')}
          </Button>
        </>
      )}
    </div>
  );
});

/** Lead text of the page. It never claims that a message was sent, because none is sent to a non-customer. */
function leadOf(model: RestoreOtpScreenViewModel, t: ReturnType<typeof useTranslation<'restore'>>['t']): string {
  if (model.phoneNumber !== '') {
    return model.sent
      ? t('code.sentTo', { phone: model.phoneNumber })
      : t('code.willGoTo', { phone: model.phoneNumber });
  }
  return model.sent ? t('code.sent') : t('code.willGo');
}

const SendCode = observer(function SendCode({ model }: { readonly model: RestoreOtpScreenViewModel }) {
  const { t } = useTranslation('restore');
  return (
    <Button wide busy={model.sending} onClick={() => void model.send()}>
      {t('code.send')}
    </Button>
  );
});
