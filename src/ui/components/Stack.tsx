import type { ReactNode } from 'react';

import styles from './Stack.module.css';

/** Parts of a page one below the other; none of them is wider than the page. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>;
}
