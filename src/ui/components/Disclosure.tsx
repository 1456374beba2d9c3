import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';

interface UnfoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Section that is collapsed until its title is pressed. */
export function Disclosure({ title, children }: UnfoldProps) {
  return (
    <details>
      <summary className={styles['title']}>{title}</summary>
      {children}
    </details>
  );
}
