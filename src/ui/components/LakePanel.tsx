import type { ReactNode } from 'react';

import styles from './LakePanel.module.css';
import { Ornament } from './Ornament';

interface LakePanelProps {
  /** ID of the element that names the panel. */
  readonly titleId: string;
  readonly children: ReactNode;
}

/** Panel of the one number of a page, with the ornament in the corner text leaves free. */
export function LakePanel({ titleId, children }: LakePanelProps) {
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <Ornament className={styles['ornament']} />
      {children}
    </section>
  );
}

interface WordsProps {
  readonly children: ReactNode;
}

/** Name of the number, quieter than it. */
export function LakeTitle({ children }: WordsProps) {
  return <span className={styles['title']}>{children}</span>;
}

/** The number itself, as large as the panel lets it be; the panel's words are its container. */
export function LakeFigure({ children }: WordsProps) {
  return <p className={styles['figure']}>{children}</p>;
}
