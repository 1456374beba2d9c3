import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './SummaryList.module.css';

export interface SummaryRow {
  readonly key: string;
  readonly term: string;
  readonly value: ReactNode;
  /** Link to the page on which the value can be changed; `spoken` is its full accessible name, for example "Change the amount". */
  readonly change?: { readonly to: string; readonly label: string; readonly spoken: string } | undefined;
}

/** Summary of an operation before or after it, one row per fact, each with an optional link to change it. */
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
