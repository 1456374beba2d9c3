import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brand } from '../theme/brand';
import styles from './Footer.module.css';

interface FooterProps {
  /** Further links, each an item of the list. */
  readonly children?: ReactNode;
}

/** Contacts and links of the bank. */
export function Footer({ children }: FooterProps) {
  const { t } = useTranslation('common');
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p>{t('copyright', { year: brand.foundedIn, bank: brand.name })}</p>
        <ul className={styles['links']} aria-label={t('contacts')}>
          <li>
            <a href={brand.site.address} title={t('bankSite')} target="_blank" rel="noreferrer">
              {brand.site.label}
            </a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          {children}
        </ul>
        <p className={styles['version']}>{import.meta.env.VITE_APP_VERSION}</p>
      </div>
    </footer>
  );
}
