import styles from './CountBadge.module.css';

const MAX_SHOWN = 99;

/**
 * Number on the corner of an icon, for the eye alone: the name of the button says it in full. Nothing for none.
 * The style sheet draws it, so that it is no text of the button: "99+" would be a text that the name lacks.
 */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const shown = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
  return <span className={styles['badge']} data-count={shown} aria-hidden="true" />;
}
