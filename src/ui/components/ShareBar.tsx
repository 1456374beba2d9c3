import styles from './ShareBar.module.css';

interface ShareBarProps {
  /** Accessible name of the bar; the figures stand beside it as text. */
  readonly label: string;
  /** Share in thousandths of the whole. */
  readonly share: number;
}

const WHOLE = 1000;

/** Progress bar for a used share of a whole; it repeats the text beside it. */
export function ShareBar({ label, share }: ShareBarProps) {
  return <progress className={styles['bar']} aria-label={label} max={WHOLE} value={share} />;
}
