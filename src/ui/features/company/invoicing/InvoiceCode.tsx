import { useTranslation } from 'react-i18next';

import type { QrInvoice } from '../../../../domain/invoice/QrInvoice';
import { formatDay } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { QrCode } from '../../../components/QrCode';
import { useMoneyText } from '../../../components/useMoneyText';
import { usePartyName } from '../../../components/usePartyName';
import { useLanguage } from '../../../language/useLanguage';
import { QrPictures } from '../../../objects/qr/QrPictures';
import styles from './Invoicing.module.css';
import type { InvoicingViewModel } from './InvoicingViewModel';

interface InvoiceCodeProps {
  readonly model: InvoicingViewModel;
  readonly invoice: QrInvoice;
  readonly link: string;
  /** True to offer printing: the page shows this invoice alone. */
  readonly printable?: boolean;
}

/** The code an invoice is paid by, with what it asks for, to be shown, saved, sent or printed. */
export function InvoiceCode({ model, invoice, link, printable = false }: InvoiceCodeProps) {
  const { t } = useTranslation('qrInvoices');
  const language = useLanguage();
  const partyName = usePartyName();
  const moneyText = useMoneyText();
  const { number, issuerName, payerName, remaining, dueOn, purpose } = invoice;
  const amount = moneyText(remaining);
  return (
    <>
      <div className={styles['code']}>
        <QrCode text={link} label={t('code.picture', { number, amount })} />
        <p className={styles['figure']}>{amount}</p>
        <p className={styles['note']}>{t('code.dueOn', { day: formatDay(dueOn, language) })}</p>
        <p className={styles['note']}>
          {t('code.parties', { issuer: partyName(issuerName), payer: partyName(payerName) })}
        </p>
        {purpose !== '' && <p className={styles['note']}>{purpose}</p>}
      </div>
      <div className={styles['buttons']}>
        <QrPictures link={link} name={t('code.file')} title={t('number', { number })} onSave={model.save} />
        {printable && (
          <Button tone="secondary" icon="print" onClick={() => window.print()}>
            {t('code.print')}
          </Button>
        )}
      </div>
    </>
  );
}
