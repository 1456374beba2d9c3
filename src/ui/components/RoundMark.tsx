import type { ReactNode } from 'react';

import styles from './RoundMark.module.css';

/** Circle in the colour of the bank around a picture. */
export function RoundMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles['mark']}>{children}</span>;
}
