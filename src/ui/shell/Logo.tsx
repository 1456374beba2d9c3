import { brand } from '../brand';
import styles from './Logo.module.css';

/** The sign of the bank and its name. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg className={styles['sign']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={styles['ground']} width="32" height="32" rx="8" />
        <path
          className={styles['wing']}
          d="M7 23.5c9.5 0 15.800-5.5 18.5-16M7 18.5c6.200 0 10.600-3.600 12.800-10.5M7 13.5c3.300 0 5.700-1.900 7.200-5.5"
        />
      </svg>
      <span>{brand.name}</span>
    </span>
  );
}
