import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { classNames } from './classNames';
import styles from './SummaryList.module.css';

export interface SummaryRow {
  readonly key: string;
  readonly term: string;
  readonly value: ReactNode;
  /** The way to where the value can be changed; `spoken` is its full accessible name, for example "Change the amount". */
  readonly change?: ValueChange | undefined;
}

/** A link to the page on which a value can be changed, or a button that leads to its field. */
export type ValueChange = { readonly label: string; readonly spoken: string } & (
  { readonly to: string } | { readonly onPress: () => void }
);

interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  /** True where term and value share a line on a phone too. */
  readonly dense?: boolean;
}

/** Summary of an operation before or after it, one row per fact, each with an optional link to change it. */
export function SummaryList({ rows, dense = false }: SummaryListProps) {
  return (
    <dl className={classNames(dense && styles['dense'])}>
      {rows.map(({ key, term, value, change }) => (
        <div key={key} className={styles['row']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['value']}>
            <span>{value}</span>
            {change !== undefined && <ChangeOf change={change} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeOf({ change }: { readonly change: ValueChange }) {
  return 'to' in change ? (
    <Link className={styles['change']} to={change.to} aria-label={change.spoken}>
      {change.label}
    </Link>
  ) : (
    <button type="button" className={styles['change']} aria-label={change.spoken} onClick={change.onPress}>
      {change.label}
    </button>
  );
}
