import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import type { QrPointTill } from '../../../../../application/operations/qrPoints';
import type { QrPointPayment } from '../../../../../domain/qr/QrPoint';
import { takesPayments } from '../../../../../domain/qr/QrPoint';
import { formatTime } from '../../../../../domain/time/format';
import { Alert } from '../../../../components/Alert';
import { Amount } from '../../../../components/Amount';
import { Button } from '../../../../components/Button';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { QrCode } from '../../../../components/QrCode';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import styles from './QrPoints.module.css';
import { POINTS_PATH } from '../../../../objects/qr/qrPointPaths';
import { QrTillViewModel } from './QrTillViewModel';

const SKELETON_ROWS = 6;

interface ModelProps {
  readonly model: QrTillViewModel;
}

interface TillProps extends ModelProps {
  readonly till: QrPointTill;
}

/** Till of a cashier: the code for the customer, what the customer has paid, and what came before. */
export const QrTillScreen = observer(function QrTillScreen() {
  const { t } = useTranslation('qrPoints');
  const { hash = '' } = useParams();
  const model = useService(QrTillViewModel);

  useEffect(() => {
    model.open(hash);
    return model.close;
  }, [model, hash]);

  const { till } = model;
  return (
    <>
      <PageHeader
        title={till?.point.name ?? t('till.title')}
        lead={till?.point.address}
        back={{ to: POINTS_PATH, label: t('title') }}
      />
      <WhenFound
        value={till}
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('till.failed')}
        onRetry={() => model.open(hash)}
        missing={{ icon: 'qr', title: t('till.missingTitle'), text: t('till.missingText') }}
      >
        {(found) => (
          <div className={styles['till']}>
            <Counter model={model} till={found} />
            <Received till={found} />
          </div>
        )}
      </WhenFound>
    </>
  );
});

/** The code to be paid by, and the payment that came last. */
const Counter = observer(function Counter({ model, till: { point } }: TillProps) {
  const { t } = useTranslation('qrPoints');
  const { paid, countdown } = model;
  return (
    <Panel>
      <div className={styles['counter']}>
        {takesPayments(point) ? (
          <>
            <p>{t('till.show')}</p>
            <QrCode text={point.link} label={t('poster.picture', { name: point.name })} />
          </>
        ) : (
          <Alert tone="caution" title={t('till.closed')}>
            <p>{t('till.closedText')}</p>
          </Alert>
        )}
        <div role="status" className={styles['paid']}>
          {paid === undefined ? (
            <p className={styles['note']}>{t('till.wait')}</p>
          ) : (
            <>
              <p className={styles['paidWord']}>{t('till.paid')}</p>
              <Amount amount={paid.amount} size="large" />
              <p className={styles['note']}>
                {t('till.from', { payer: payerWords(paid, t), time: formatTime(paid.at) })}
              </p>
            </>
          )}
        </div>
        <div className={styles['retry']}>
          <span role="timer" className={styles['note']}>
            {t('till.next', { seconds: countdown.secondsLeft })}
          </span>
          <Button tone="secondary" size="small" icon="repeat" busy={model.checking} onClick={() => void model.check()}>
            {t('till.now')}
          </Button>
        </div>
      </div>
    </Panel>
  );
});

/** Payments of the last day, the latest first. */
const Received = observer(function Received({ till: { point, payments } }: { readonly till: QrPointTill }) {
  const { t } = useTranslation('qrPoints');
  return (
    <Panel title={t('till.today')}>
      {payments.length === 0 ? (
        <p className={styles['note']}>{t('till.none')}</p>
      ) : (
        <>
          <p className={styles['total']}>
            <span>{t('till.total')}</span>
            <Amount amount={point.turnover.amount} size="lead" />
          </p>
          <ul aria-label={t('till.today')}>
            {payments.map((payment) => (
              <li key={payment.id} className={styles['payment']}>
                <span>
                  {payerWords(payment, t)}
                  <span className={styles['note']}> {formatTime(payment.at)}</span>
                </span>
                <Amount amount={payment.amount} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
});

/** Payer and the payer's bank, as far as they are known. */
function payerWords({ payer, payerBank = '' }: QrPointPayment, t: TFunction<'qrPoints'>): string {
  return payer !== '' && payerBank !== ''
    ? t('till.payerOfBank', { payer, bank: payerBank })
    : payer || payerBank || t('till.otherBank');
}
