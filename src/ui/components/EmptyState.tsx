import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './Icon';

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  /** Next step offered to the user, usually a link or a button. */
  readonly action?: ReactNode;
}

/** Placeholder of an empty list, with the reason why it is empty. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <Icon name={icon} size="large" />
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
