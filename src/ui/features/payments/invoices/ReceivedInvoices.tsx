import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { DirectDebitsStore } from '../../../../application/invoices/DirectDebitsStore';
import { NotificationsStore } from '../../../../application/notifications/NotificationsStore';
import { stateOfQrInvoice } from '../../../../domain/invoice/QrInvoice';
import type { QrInvoice } from '../../../../domain/invoice/QrInvoice';
import { filledBy, QrPaymentDraft } from '../../../../domain/qr/QrPaymentDraft';
import { bankDayOf } from '../../../../domain/time/Instant';
import { Button, ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { useMayOpen } from '../../../components/OpenScreens';
import { usePartyName } from '../../../components/usePartyName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { mandateLikePath, NEW_MANDATE_PATH } from '../../../objects/invoices/directDebitPaths';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { qr } from '../qr';
import { useService } from '../../../kernel/ServicesContext';
import styles from '../../../objects/invoices/Invoices.module.css';
import { QrInvoiceFacts } from '../../../objects/invoices/QrInvoiceFacts';
import { RECEIVED_INVOICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

interface ReceivedInvoicesProps {
  /** True for a part of a page that is left out while there are no such invoices. */
  readonly optional: boolean;
}

/** Invoices other companies have issued to the customer; each is paid by its code, in full or in part. */
export const ReceivedInvoices = observer(function ReceivedInvoices({ optional }: ReceivedInvoicesProps) {
  const { t } = useTranslation('qrInvoices');
  const { accounts, time } = useService(PaymentContext);
  const store = usePaymentResource(RECEIVED_INVOICES);
  const notifications = useService(NotificationsStore);
  const directDebits = useService(DirectDebitsStore);
  const mayGive = useMayOpen()(NEW_MANDATE_PATH);

  useEffect(() => {
    time.tick();
    const reload = (): void => {
      void store.reload();
      if (mayGive) {
        void directDebits.reload();
      }
    };
    reload();
    // A payment by anybody changes a balance, and a new invoice comes with a notice.
    return reaction(() => [accounts.accounts, notifications.unviewed], reload);
  }, [store, directDebits, mayGive, accounts, notifications, time]);

  if (optional && store.status !== 'LOADED') {
    return null;
  }
  return (
    <section className={styles['stack']} aria-labelledby="received">
      <h2 id="received" className={styles['title']}>
        {t('received.title')}
      </h2>
      <WhenLoaded
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('received.failed')}
        onRetry={() => void store.reload()}
        empty={{ icon: 'invoice', title: t('received.emptyTitle'), text: t('received.emptyText') }}
      >
        {() => (
          <ul className={styles['list']}>
            {store.invoices.map((invoice) => (
              <ReceivedInvoice key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
});

const ReceivedInvoice = observer(function ReceivedInvoice({ invoice }: { readonly invoice: QrInvoice }) {
  const { t } = useTranslation('qrInvoices');
  const partyName = usePartyName();
  const context = useService(PaymentContext);
  const directDebits = useService(DirectDebitsStore);
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const { id, number, issuerId, issuerName, link } = invoice;
  const today = bankDayOf(context.time.now);

  const pay = (code: string): void => {
    qr.at(context).fill(filledBy(code, new QrPaymentDraft()));
    void navigate(qr.path);
  };

  return (
    <li className={styles['item']}>
      <div className={styles['facts']}>
        <QrInvoiceFacts invoice={invoice} party={issuerName} today={today} />
        {link !== undefined && mayOpen(qr.path) && (
          <ButtonRow>
            <Button
              tone={stateOfQrInvoice(invoice, today) === 'overdue' ? 'primary' : 'secondary'}
              icon="qr"
              aria-label={t('received.payOne', { number, name: partyName(issuerName) })}
              onClick={() => pay(link)}
            >
              {t('received.pay')}
            </Button>
            {mayOpen(NEW_MANDATE_PATH) && directDebits.creditors.some((creditor) => creditor.id === issuerId) && (
              <ButtonLink
                to={mandateLikePath(id)}
                tone="secondary"
                icon="schedule"
                aria-label={t('received.automaticallyOne', { number, name: partyName(issuerName) })}
              >
                {t('received.automatically')}
              </ButtonLink>
            )}
          </ButtonRow>
        )}
      </div>
    </li>
  );
});
