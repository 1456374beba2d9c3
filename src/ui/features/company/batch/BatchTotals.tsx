import { useTranslation } from 'react-i18next';

import type { Batch, BatchLineStatus } from '../../../../domain/batch/Batch';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';
import styles from './Batch.module.css';

export const STATUS_TONES: Readonly<Record<BatchLineStatus, BadgeTone>> = {
  faulty: 'negative',
  draft: 'neutral',
  chosen: 'neutral',
  signing: 'caution',
  declined: 'caution',
  processing: 'caution',
  done: 'positive',
  rejected: 'negative',
};

/** Number and total amount of the lines by status. */
export function BatchTotals({ totals }: Pick<Batch, 'totals'>) {
  const { t } = useTranslation('batch');
  return (
    <ul className={styles['standing']}>
      {totals.map(({ status, count, sum }) => (
        <li key={status} className={styles['total']}>
          <Badge tone={STATUS_TONES[status]}>
            {t('statusCount', { status: t(`statuses.${status}`), number: count })}
          </Badge>
          {sum.minor > 0n && <Amount amount={sum} />}
        </li>
      ))}
    </ul>
  );
}
