import type { ReactNode } from 'react';

import styles from './FigureTable.module.css';

interface FigureTableProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Figures line by line: what they are of stands first, the figures stand under one another. Columns may depend on the room it has. */
export function FigureTable({ label, children }: FigureTableProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
