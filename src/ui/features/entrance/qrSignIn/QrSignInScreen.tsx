import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { FailureAlert } from '../../../components/FailureAlert';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { QrCode } from '../../../components/QrCode';
import { useService } from '../../../kernel/ServicesContext';
import styles from './QrSignInScreen.module.css';
import { QrSignInScreenViewModel } from './QrSignInScreenViewModel';

/** A company's user signs in with the telephone: a code to scan and a number to type there. */
export const QrSignInScreen = observer(function QrSignInScreen() {
  const { t, i18n } = useTranslation('qrSignIn');
  const model = useService(QrSignInScreenViewModel);

  useEffect(() => {
    void i18n.loadNamespaces('failures');
    void model.refresh();
    return model.close;
  }, [i18n, model]);

  return (
    <div className={styles['screen']}>
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: '/login', label: t('back') }} />
      <div className={styles['columns']}>
        <Panel>
          <CodeToScan model={model} />
        </Panel>
        <div className={styles['words']}>
          <ol className={styles['steps']}>
            <li>{t('steps.open')}</li>
            <li>{t('steps.scan')}</li>
            <li>{t('steps.check')}</li>
            <li>{t('steps.number')}</li>
          </ol>
          <Alert tone="caution" title={t('warning.title')}>
            <p>{t('warning.text')}</p>
          </Alert>
        </div>
      </div>
    </div>
  );
});

const CodeToScan = observer(function CodeToScan({ model }: { readonly model: QrSignInScreenViewModel }) {
  const { t } = useTranslation('qrSignIn');
  const { shown } = model;

  return (
    <div className={styles['code']}>
      {model.step === 'approved' && <Alert tone="positive" role="status" title={t('approved')} />}
      {model.step === 'over' && model.failure !== undefined && <FailureAlert failure={model.failure} tone="caution" />}
      {model.unreachable && (
        <Alert role="status">
          <p>{t('unreachable')}</p>
        </Alert>
      )}
      {(model.step === 'asking' || model.step === 'waiting') && (
        <div className={styles['picture']}>
          {shown === undefined ? (
            <p role="status">{t(model.step === 'asking' ? 'asking' : 'late')}</p>
          ) : (
            <QrCode text={shown.qrCode} label={t('code')} />
          )}
        </div>
      )}
      {shown !== undefined && <WhatBelongsToIt model={model} />}
      {model.step !== 'approved' && (
        <Button
          tone={model.step === 'over' ? 'primary' : 'quiet'}
          wide
          busy={model.step === 'asking'}
          onClick={() => void model.refresh()}
        >
          {t('refresh')}
        </Button>
      )}
    </div>
  );
});

const WhatBelongsToIt = observer(function WhatBelongsToIt({ model }: { readonly model: QrSignInScreenViewModel }) {
  const { t } = useTranslation('qrSignIn');
  const { shown } = model;
  if (shown === undefined) {
    return null;
  }
  return (
    <>
      {shown.matchNumber !== '' && (
        <p className={styles['number']}>
          <span>{t('number')}</span>
          <strong>{shown.matchNumber}</strong>
        </p>
      )}
      <p className={styles['time']}>{t('validFor', { seconds: model.countdown.secondsLeft })}</p>
      <p className={styles['text']}>
        {t('asText')}
        <CopyButton text={shown.qrCode} label={t('copy')} />
      </p>
    </>
  );
});
