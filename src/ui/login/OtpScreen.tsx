import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { CodeSource } from '../components/CodeSource';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { useService } from '../shell/ServicesContext';
import styles from './LoginScreen.module.css';
import { OtpEntry } from './OtpEntry';
import { OtpScreenViewModel } from './OtpScreenViewModel';

const CodeDestination = lazy(() => import('./CodeDestination').then((module) => ({ default: module.CodeDestination })));

/** The code of the second factor. */
export const OtpScreen = observer(function OtpScreen() {
  const { t, i18n } = useTranslation('login');
  const model = useService(OtpScreenViewModel);

  useEffect(() => {
    void i18n.loadNamespaces('failures');
  }, [i18n]);

  return (
    <div className={styles['narrow']}>
      <PageHeader
        title={t('otp.title')}
        lead={
          model.isSentPerhaps ? t('otp.guarded.sms') : <CodeSource otpType={model.otpType} phone={model.phoneNumber} />
        }
        keepFocus
      />
      {model.isGuarded && (
        <Alert title={t('otp.guarded.title')}>
          <p>{t('otp.guarded.text')}</p>
        </Alert>
      )}
      {model.resent && (
        <Alert tone={model.isGuarded ? 'info' : 'positive'} role="status">
          <p>{t(model.isGuarded ? 'otp.guarded.resent' : 'otp.resent')}</p>
        </Alert>
      )}
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {model.ended ? (
        <Button onClick={() => void model.back()}>{t('otp.startAgain')}</Button>
      ) : (
        <>
          <Panel>
            <OtpEntry model={model} last={t('otp.lastSms')} />
          </Panel>
          <Button tone="quiet" onClick={() => void model.back()}>
            {t('otp.back')}
          </Button>
          {model.hasQuestion && (
            <Suspense fallback={null}>
              <CodeDestination />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
});
