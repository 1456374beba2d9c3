import type { ReactNode } from 'react';

import styles from './FigureTable.module.css';

interface FigureTableProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Table of figures: the row header comes first, figures are aligned. Columns may depend on the available width. */
export function FigureTable({ label, children }: FigureTableProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
