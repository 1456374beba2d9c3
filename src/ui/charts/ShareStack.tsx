import styles from './ShareStack.module.css';

const WHOLE = 1000;

interface ShareStackProps {
  /** Parts in thousandths of the whole, largest first; at most five, each with the colour of its place. */
  readonly shares: readonly number[];
}

/** One bar of all parts of a whole, without words: the list beside it names each part by a {@link ShareKey} and its figures. */
export function ShareStack({ shares }: ShareStackProps) {
  const whole = Math.max(
    WHOLE,
    shares.reduce((sum, share) => sum + share, 0),
  );
  const percent = (share: number): string => `${(share * 100) / whole}%`;
  return (
    <svg className={styles['stack']} aria-hidden="true">
      {shares.map((share, place) => (
        <rect
          key={place}
          data-place={place}
          x={percent(shares.slice(0, place).reduce((sum, before) => sum + before, 0))}
          width={percent(share)}
          height="100%"
        />
      ))}
    </svg>
  );
}

/** Mark with the colour of a part, beside its name. */
export function ShareKey({ place }: { readonly place: number }) {
  return (
    <svg className={styles['key']} aria-hidden="true">
      <rect data-place={place} width="100%" height="100%" />
    </svg>
  );
}
