import type { ReactNode } from 'react';

import styles from './Badge.module.css';
import { classNames } from './classNames';

export type BadgeTone = 'neutral' | 'positive' | 'caution' | 'negative';

/** A state in one or two words; the colour only repeats what the words say. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
