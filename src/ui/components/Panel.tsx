import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from './classNames';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  /** Stands opposite the title: a link or a small button. */
  readonly action?: ReactNode;
  /** Without inner space, for lists that draw their own rows. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** One thing on its own ground, named by its title. */
export function Panel({ title, action, flush = false, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles['panel'], flush && styles['flush'])}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
