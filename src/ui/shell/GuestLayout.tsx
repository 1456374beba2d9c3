import type { ReactNode } from 'react';

import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeSwitch } from '../components/ThemeSwitch';
import { Footer } from './Footer';
import styles from './GuestLayout.module.css';
import { Logo } from './Logo';
import { Phones } from './Phones';
import { CONTENT_ID, SkipLink } from './SkipLink';

/** The frame of the pages before sign-in. */
export function GuestLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <header className={styles['header']}>
        <Logo />
        <div className={styles['tools']}>
          <Phones />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
