import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';

interface UnfoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is shown when asked for. */
export function Disclosure({ title, children }: UnfoldProps) {
  return (
    <details>
      <summary className={styles['title']}>{title}</summary>
      {children}
    </details>
  );
}
