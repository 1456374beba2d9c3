import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { stateOfInvoice } from '../../../../domain/invoice/Invoice';
import type { Invoice, InvoiceState } from '../../../../domain/invoice/Invoice';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import { useLanguage } from '../../../language/useLanguage';
import { InvoiceFigure } from '../../../objects/invoices/InvoiceFigure';
import styles from '../../../objects/invoices/Invoices.module.css';
import type { InvoicesViewModel } from './InvoicesViewModel';

const TONES: Readonly<Record<InvoiceState, BadgeTone>> = { open: 'neutral', overdue: 'negative', paid: 'positive' };

interface ItemProps {
  readonly model: InvoicesViewModel;
  readonly invoice: Invoice;
}

/** One invoice: distributor, remaining amount and due date; an invoice that can be paid can be selected. */
export const InvoiceItem = observer(function InvoiceItem({ model, invoice }: ItemProps) {
  const language = useLanguage();
  const { t } = useTranslation('invoices');
  const { number, distributorName, issuedOn, dueOn, total, paid, remaining, paidOn } = invoice;
  const state = stateOfInvoice(invoice, model.today);
  return (
    <li className={styles['item']}>
      {model.mayPay && <Pick model={model} invoice={invoice} />}
      <div className={styles['facts']}>
        <div className={styles['head']}>
          <h3 className={styles['name']}>{t('number', { number })}</h3>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
          {state !== 'paid' && paid.minor > 0n && <Badge tone="caution">{t('partlyPaid')}</Badge>}
        </div>
        <p className={styles['note']}>{t('from', { name: distributorName, day: formatDay(issuedOn, language) })}</p>
        <dl className={styles['figures']}>
          <InvoiceFigure term={t('facts.remaining')}>
            <Amount amount={remaining} size="lead" />
          </InvoiceFigure>
          <InvoiceFigure term={t('facts.total')}>
            <Amount amount={total} />
          </InvoiceFigure>
          {paid.minor > 0n && (
            <InvoiceFigure term={t('facts.paid')}>
              <Amount amount={paid} />
            </InvoiceFigure>
          )}
          <InvoiceFigure term={t('facts.due')}>{formatDay(dueOn, language)}</InvoiceFigure>
          {paidOn !== undefined && (
            <InvoiceFigure term={t('facts.paidOn')}>{formatDay(paidOn, language)}</InvoiceFigure>
          )}
        </dl>
      </div>
    </li>
  );
});

/** Checkbox that selects an invoice. A paid invoice leaves its place empty, so that all invoices stay aligned. */
const Pick = observer(function Pick({ model, invoice }: ItemProps) {
  const { t } = useTranslation('invoices');
  if (invoice.remaining.minor === 0n) {
    return <span className={styles['pick']} />;
  }
  return (
    <input
      type="checkbox"
      className={styles['pick']}
      aria-label={t('pick', { number: invoice.number, name: invoice.distributorName })}
      checked={model.isPicked(invoice)}
      disabled={!model.canPick(invoice)}
      onChange={() => model.toggle(invoice)}
    />
  );
});
