import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { CodeSource } from '../../../components/CodeSource';
import { Disclosure } from '../../../components/Disclosure';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useService } from '../../../kernel/ServicesContext';
import styles from '../../../flow/entrance/Entrance.module.css';
import { OtpEntry } from '../../../flow/entrance/OtpEntry';
import { OtpScreenViewModel } from '../../../flow/entrance/OtpScreenViewModel';

/** Fetched when its title is pressed; the title itself is there from the beginning, so that nothing moves below a finger. */
const CodeDestination = lazy(() => import('./CodeDestination').then((module) => ({ default: module.CodeDestination })));

/** The code of the second factor. */
export const OtpScreen = observer(function OtpScreen() {
  const { t, i18n } = useTranslation('login');
  const model = useService(OtpScreenViewModel);
  const [isHelpOpen, setIsHelpOpen] = useState(false);

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
      {model.failure !== undefined && <FailureAlert brief failure={model.failure} />}
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
            <Disclosure title={t('otp.noCode')} onOpen={() => setIsHelpOpen(true)}>
              {isHelpOpen && (
                <Suspense fallback={null}>
                  <CodeDestination />
                </Suspense>
              )}
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
});
