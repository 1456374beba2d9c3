import { useContext, useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from './classNames';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './Panel.module.css';
import { PanelFolding } from './PanelFolding';

interface PanelProps {
  readonly title?: string;
  /** Stands opposite the title: a link or a small button. */
  readonly action?: ReactNode;
  /** Without inner space, for lists that draw their own rows. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** One thing on its own ground, named by its title. Where panels can be folded, only the title of a folded one is left. */
export function Panel({ title, action, flush = false, children }: PanelProps) {
  const titleId = useId();
  const folding = useContext(PanelFolding);
  const isFolded = folding?.isFolded === true;
  return (
    <section
      className={classNames(styles['panel'], flush && styles['flush'], isFolded && styles['folded'])}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {action}
          {folding !== undefined && (
            <IconButton
              className={styles['fold']}
              label={title}
              title={undefined}
              aria-expanded={!isFolded}
              onClick={folding.toggle}
            >
              <Icon name="chevronDown" />
            </IconButton>
          )}
        </div>
      )}
      {!isFolded && children}
    </section>
  );
}
