import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { Ornament } from './Ornament';

export interface EmptyStateProps {
  readonly icon: IconName;
  /** True for the ornament in place of the icon: where a whole page is empty. */
  readonly ornament?: boolean;
  readonly title: string;
  /** True for the title as the heading of the page: where nothing else is on it. */
  readonly isHeading?: boolean;
  readonly text?: string;
  /** Next step offered to the user, usually a link or a button. */
  readonly action?: ReactNode;
}

/** Placeholder of an empty list, with the reason why it is empty. */
export function EmptyState({ icon, ornament = false, title, isHeading = false, text, action }: EmptyStateProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={styles['empty']} data-empty="">
      {ornament ? <Ornament className={styles['ornament']} /> : <Icon name={icon} size="large" />}
      <Title className={styles['title']}>{title}</Title>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
