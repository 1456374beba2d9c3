import { useTranslation } from 'react-i18next';

import { classNames } from './classNames';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SkeletonRowsProps {
  readonly rows: number;
  /** True for rows as low as those of a short list on a phone. */
  readonly compact?: boolean;
}

/** Rows of a list that is still on its way: a name with a line under it, and an amount at the end. */
export function SkeletonRows({ rows, compact = false }: SkeletonRowsProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles['rows']} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classNames(styles['row'], compact && styles['compact'])} aria-hidden="true">
          <span className={styles['words']}>
            <span className={styles['name']} />
            <span className={styles['line']} />
          </span>
          <span className={styles['amount']} />
        </div>
      ))}
    </div>
  );
}
