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
          d="M6 10.500h20c-1.600 3-4.600 4.600-8.400 4.600h-4.200C10 15.100 7.300 13.500 6 10.500Zm5.200 6.800h10.600c-1.300 2.200-3.400 3.400-6.200 3.400-2 0-3.500-1.200-4.400-3.400Zm3.300 5.500h5.200c-.7 1.200-1.700 1.900-3 2.200-1-.2-1.700-.9-2.200-2.200Z"
        />
      </svg>
      <span>{brand.name}</span>
    </span>
  );
}
