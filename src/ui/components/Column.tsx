import type { ReactNode } from 'react';

import styles from './Column.module.css';

/** A page as wide as a form, in the middle of a wide screen; all of the sheet on paper. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles['column']}>{children}</div>;
}
