import { useTranslation } from 'react-i18next';

import type { InvoiceTotals } from '../../../../domain/invoice/invoiceLists';
import { Amount } from '../../../components/Amount';
import styles from '../../../objects/invoices/Invoices.module.css';

/** Number and totals of the invoices shown. */
export function InvoiceTotalsPanel({
  totals,
  count,
}: {
  readonly totals: readonly InvoiceTotals[];
  readonly count: number;
}) {
  const { t } = useTranslation('invoices');
  return (
    <div className={styles['totals']}>
      <p className={styles['note']} role="status">
        {t('shown', { number: count })}
      </p>
      {totals.map(({ total, remaining, overdue }) => (
        <dl key={total.currency} className={styles['figures']}>
          <div>
            <dt>{t('totals.remaining')}</dt>
            <dd>
              <Amount amount={remaining} size="lead" />
            </dd>
          </div>
          <div>
            <dt>{t('totals.overdue')}</dt>
            <dd>
              <Amount amount={overdue} />
            </dd>
          </div>
          <div>
            <dt>{t('totals.total')}</dt>
            <dd>
              <Amount amount={total} />
            </dd>
          </div>
        </dl>
      ))}
    </div>
  );
}
