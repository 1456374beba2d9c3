import { ORNAMENT_HALF, ORNAMENT_HEART, ORNAMENT_MIRROR } from '../../domain/brand/marks';
import { classNames } from './classNames';
import styles from './Ornament.module.css';

/** The ram's-horn scroll of felt carpets, drawn for this bank. Decoration: at most one to a page, and never behind text. */
export function Ornament({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles['ornament'], className)}
      viewBox="0 0 160 160"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ORNAMENT_HALF} />
      <path d={ORNAMENT_HALF} transform={ORNAMENT_MIRROR} />
      <path d={ORNAMENT_HEART} />
    </svg>
  );
}
