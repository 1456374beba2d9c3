import type { ReactNode } from 'react';

import styles from './Alert.module.css';
import { classNames } from './classNames';
import { Icon } from './Icon';
import type { IconName } from './Icon';

export type AlertTone = 'info' | 'positive' | 'caution' | 'negative';

const ICONS: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  positive: 'check',
  caution: 'warning',
  negative: 'cross',
};

interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits its turn; without it nothing is announced. */
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** Something the customer has to know before going on. */
export function Alert({ tone = 'info', title, role, children }: AlertProps) {
  return (
    <div className={classNames(styles['alert'], styles[tone])} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
