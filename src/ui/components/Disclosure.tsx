import type { ReactNode } from 'react';

import styles from './Disclosure.module.css';

interface UnfoldProps {
  readonly title: string;
  /** True to show the content from the beginning, for example in print. */
  readonly open?: boolean;
  /** Called when it is unfolded; for content that is fetched only then. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Section that is collapsed until its title is pressed. */
export function Disclosure({ title, open = false, onOpen, children }: UnfoldProps) {
  return (
    <details open={open} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className={styles['title']}>{title}</summary>
      {children}
    </details>
  );
}
