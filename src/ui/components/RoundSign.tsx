import { Icon } from './Icon';
import type { IconName } from './Icon';
import styles from './RoundSign.module.css';

/** The sign a line of a list begins with. */
export function RoundSign({ icon }: { readonly icon: IconName }) {
  return (
    <span className={styles['sign']}>
      <Icon name={icon} size="small" />
    </span>
  );
}
