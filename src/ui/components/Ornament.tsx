import { classNames } from './classNames';
import styles from './Ornament.module.css';

/** One horn, scrolled outward twice, and the smaller one below it; the other half is its mirror. */
const HALF =
  'M80 150V78C80 44 62 20 38 20 18 20 6 36 9 54c3 17 24 24 34 11 7-9 1-22-9-20M80 128c-8-16-26-20-36-9-9 10 0 24 11 19';
/** The lozenge between the horns. */
const HEART = 'M80 34 90 50 80 66 70 50z';

/** The ram's-horn scroll of felt carpets, drawn for this bank. Decoration: at most one to a page, and never behind text. */
export function Ornament({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles['ornament'], className)}
      viewBox="0 0 160 160"
      aria-hidden="true"
      focusable="false"
    >
      <path d={HALF} />
      <path d={HALF} transform="matrix(-1 0 0 1 160 0)" />
      <path d={HEART} />
    </svg>
  );
}
