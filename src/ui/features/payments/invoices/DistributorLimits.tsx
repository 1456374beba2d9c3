import { useTranslation } from 'react-i18next';

import type { DistributorLimit } from '../../../../domain/invoice/Invoice';
import { Amount } from '../../../components/Amount';
import { ShareBar } from '../../../components/ShareBar';
import styles from '../../../objects/invoices/Invoices.module.css';

const WHOLE = 1000n;

/** The credit each distributor gives, and what is left of it. */
export function DistributorLimits({ limits }: { readonly limits: readonly DistributorLimit[] }) {
  const { t } = useTranslation('invoices');
  return (
    <section className={styles['stack']} aria-labelledby="limits">
      <h2 id="limits" className={styles['title']}>
        {t('limits.title')}
      </h2>
      <ul className={styles['limits']}>
        {limits.map(({ distributorId, distributorName, limit, used, left }) => (
          <li key={distributorId} className={styles['limit']}>
            <h3 className={styles['name']}>{distributorName}</h3>
            <dl className={styles['figures']}>
              <div>
                <dt>{t('limits.left')}</dt>
                <dd>
                  <Amount amount={left} size="lead" />
                </dd>
              </div>
              <div>
                <dt>{t('limits.used')}</dt>
                <dd>
                  <Amount amount={used} />
                </dd>
              </div>
              <div>
                <dt>{t('limits.limit')}</dt>
                <dd>
                  <Amount amount={limit} />
                </dd>
              </div>
            </dl>
            <ShareBar label={t('limits.share', { name: distributorName })} share={shareOf(used.minor, limit.minor)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function shareOf(used: bigint, limit: bigint): number {
  return limit === 0n || used > limit ? Number(WHOLE) : Number((used * WHOLE) / limit);
}
