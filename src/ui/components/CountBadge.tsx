import styles from './CountBadge.module.css';

const MAX_SHOWN = 99;

/** Number on the corner of an icon, for the eye alone: the name of the button says it too. Nothing for none. */
export function CountBadge({ count }: { readonly count: number }) {
  return count > 0 ? (
    <span className={styles['badge']} aria-hidden="true">
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  ) : null;
}
