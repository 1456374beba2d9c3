import styles from './ShareBar.module.css';

interface ShareBarProps {
  /** What is measured, for whoever does not see the bar; the figures stand beside it as words. */
  readonly label: string;
  /** Thousandths of the whole. */
  readonly share: number;
}

const WHOLE = 1000;

/** How much of a whole is used; it repeats what the words beside it say. */
export function ShareBar({ label, share }: ShareBarProps) {
  return <progress className={styles['bar']} aria-label={label} max={WHOLE} value={share} />;
}
