import { SIGN_WINGS } from '../../domain/brand/marks';
import { brand } from '../theme/brand';
import styles from './Logo.module.css';

/** The sign of the bank and its name. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg className={styles['sign']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={styles['ground']} width="32" height="32" rx="8" />
        <path className={styles['wing']} d={SIGN_WINGS} />
      </svg>
      <span>{brand.name}</span>
    </span>
  );
}
