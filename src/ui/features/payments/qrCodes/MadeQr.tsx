import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../../../domain/account/accountNumber';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { CopyButton } from '../../../components/CopyButton';
import { SEPARATOR } from '../../../components/lineParts';
import { Panel } from '../../../components/Panel';
import { QrCode } from '../../../components/QrCode';
import { useLanguage } from '../../../language/useLanguage';
import type { MadeCode, MyQrViewModel } from './MyQrViewModel';
import styles from './Qr.module.css';
import { QrPictures } from '../../../objects/qr/QrPictures';

const SECONDS_IN_MINUTE = 60;

interface MadeQrProps {
  readonly model: MyQrViewModel;
  readonly code: MadeCode;
}

/** A code that was made: to be shown, sent or printed, and how long it is good. */
export const MadeQr = observer(function MadeQr({ model, code }: MadeQrProps) {
  const { t } = useTranslation('qr');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const account = maskAccountNumber(model.account?.number ?? '');
  const amount = code.request.amount === undefined ? t('my.anyAmount') : formatMoney(code.request.amount, language);

  useEffect(() => heading.current?.focus(), [code]);

  return (
    <Panel>
      <section className={styles['made']} aria-labelledby="made-code">
        <h2 id="made-code" ref={heading} tabIndex={-1}>
          {t('my.ready')}
        </h2>
        {model.expired ? (
          <Alert tone="caution" role="alert" title={t('my.expiredTitle')}>
            <p>{t('my.expiredText')}</p>
          </Alert>
        ) : (
          <>
            <QrCode text={code.link} label={t('my.picture', { account, amount })} />
            <p className={styles['figure']}>{amount}</p>
            <p className={styles['note']}>
              {t('my.to')} {account}
              {code.request.purpose !== '' && `${SEPARATOR}${code.request.purpose}`}
            </p>
            {code.expiresAt !== undefined && (
              <p className={styles['note']}>{t('my.validLeft', { time: minutesOf(model.countdown.secondsLeft) })}</p>
            )}
            <p className={styles['link']}>
              <span className={styles['address']}>{code.link}</span>
              <CopyButton text={code.link} label={t('my.copyLink')} />
            </p>
          </>
        )}
        <div className={styles['buttons']}>
          {code.expiresAt !== undefined && (
            <Button
              tone={model.expired ? 'primary' : 'secondary'}
              icon="repeat"
              busy={model.busy}
              onClick={() => void model.make()}
            >
              {t('my.renew')}
            </Button>
          )}
          {!model.expired && (
            <QrPictures link={code.link} name={t('my.file')} title={t('my.shareText')} onSave={model.save} />
          )}
        </div>
      </section>
    </Panel>
  );
});

/** `14:59` */
function minutesOf(seconds: number): string {
  return [Math.floor(seconds / SECONDS_IN_MINUTE), seconds % SECONDS_IN_MINUTE]
    .map((part) => part.toString().padStart(2, '0'))
    .join(':');
}
