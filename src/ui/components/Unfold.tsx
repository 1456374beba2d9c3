import type { ReactNode } from 'react';

import styles from './Unfold.module.css';

interface UnfoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is shown when asked for. */
export function Unfold({ title, children }: UnfoldProps) {
  return (
    <details>
      <summary className={styles['title']}>{title}</summary>
      {children}
    </details>
  );
}
