import type { ReactNode } from 'react';

import styles from './ButtonRow.module.css';

interface ButtonRowProps {
  readonly children: ReactNode;
  /** Stands apart from what is above it in the same panel. */
  readonly apart?: boolean;
}

/** Buttons and links that belong together, beside each other; on a phone each fills the page, so that a thumb finds it. */
export function ButtonRow({ children, apart = false }: ButtonRowProps) {
  return <div className={apart ? `${styles['row']} ${styles['apart']}` : styles['row']}>{children}</div>;
}
