import styles from './SuccessMark.module.css';

/** Mark of money that has gone: a ring and a tick that draw themselves once. The words beside it say the same. */
export function SuccessMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 64 64" aria-hidden="true">
      <circle className={styles['ring']} cx="32" cy="32" r="28" pathLength="1" />
      <path className={styles['tick']} d="M20 33.5 28.5 42 45 24" pathLength="1" />
    </svg>
  );
}
