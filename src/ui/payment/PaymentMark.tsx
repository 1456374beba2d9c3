import type { ReactNode } from 'react';

import styles from './PaymentMark.module.css';

/** Circle in the colour of the bank around the picture of a kind of payment or a service. */
export function PaymentMark({ children }: { readonly children: ReactNode }) {
  return <span className={styles['mark']}>{children}</span>;
}
