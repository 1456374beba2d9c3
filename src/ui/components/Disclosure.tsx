import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';

interface UnfoldProps {
  readonly title: string;
  /** True to show the content from the beginning, for example on paper. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Section that is collapsed until its title is pressed. */
export function Disclosure({ title, open = false, children }: UnfoldProps) {
  return (
    <details open={open}>
      <summary className={styles['title']}>{title}</summary>
      {children}
    </details>
  );
}
