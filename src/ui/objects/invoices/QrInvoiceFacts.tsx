import { useTranslation } from 'react-i18next';

import { isPartlyPaid, stateOfQrInvoice } from '../../../domain/invoice/QrInvoice';
import type { QrInvoice, QrInvoiceState } from '../../../domain/invoice/QrInvoice';
import { formatDay } from '../../../domain/time/format';
import type { BankDay } from '../../../domain/time/Instant';
import { Amount } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { usePartyName } from '../../components/usePartyName';
import { useLanguage } from '../../language/useLanguage';
import { InvoiceFigure } from './InvoiceFigure';
import styles from './Invoices.module.css';

const TONES: Readonly<Record<QrInvoiceState, BadgeTone>> = {
  open: 'neutral',
  overdue: 'negative',
  paid: 'positive',
  withdrawn: 'neutral',
};

interface QrInvoiceFactsProps {
  readonly invoice: QrInvoice;
  /** The other party: who has issued it, or who is to pay it. */
  readonly party: string;
  readonly today: BankDay;
}

/** Number, party, state and amounts of an invoice that is paid by a QR code. */
export function QrInvoiceFacts({ invoice, party, today }: QrInvoiceFactsProps) {
  const language = useLanguage();
  const partyName = usePartyName();
  const { t } = useTranslation('qrInvoices');
  const { number, purpose, issuedOn, dueOn, total, paid, remaining, paidOn, directDebit } = invoice;
  const state = stateOfQrInvoice(invoice, today);
  return (
    <>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{t('number', { number })}</h3>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {isPartlyPaid(invoice) && <Badge tone="caution">{t('partlyPaid')}</Badge>}
      </div>
      <p className={styles['note']}>
        {t('party', { party: partyName(party), day: formatDay(issuedOn, language) })}
        {purpose !== '' && ` ${purpose}`}
      </p>
      {directDebit !== undefined && (
        <p className={styles['note']}>
          {t(`directDebit.${directDebit.state}`, { day: formatDay(directDebit.day, language) })}
        </p>
      )}
      <dl className={styles['figures']}>
        {state !== 'withdrawn' && (
          <InvoiceFigure term={t('facts.remaining')}>
            <Amount amount={remaining} size="lead" />
          </InvoiceFigure>
        )}
        <InvoiceFigure term={t('facts.total')}>
          <Amount amount={total} />
        </InvoiceFigure>
        {paid.minor > 0n && (
          <InvoiceFigure term={t('facts.paid')}>
            <Amount amount={paid} />
          </InvoiceFigure>
        )}
        <InvoiceFigure term={t('facts.due')}>{formatDay(dueOn, language)}</InvoiceFigure>
        {paidOn !== undefined && <InvoiceFigure term={t('facts.paidOn')}>{formatDay(paidOn, language)}</InvoiceFigure>}
      </dl>
    </>
  );
}
