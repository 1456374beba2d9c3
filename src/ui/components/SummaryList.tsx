import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './SummaryList.module.css';

export interface SummaryRow {
  readonly key: string;
  readonly term: string;
  readonly value: ReactNode;
  /** Where this can be changed, and the whole words of the link, e.g. "Change the amount". */
  readonly change?: { readonly to: string; readonly label: string; readonly spoken: string } | undefined;
}

/** What is about to be done or was done, one row per fact, each with its way back. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles['list']}>
      {rows.map(({ key, term, value, change }) => (
        <div key={key} className={styles['row']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['value']}>
            <span>{value}</span>
            {change !== undefined && (
              <Link className={styles['change']} to={change.to} aria-label={change.spoken}>
                {change.label}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
