import type { ReactNode } from 'react';

import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeButton } from '../components/ThemeButton';
import { Footer } from './Footer';
import styles from './GuestLayout.module.css';
import { Logo } from './Logo';
import { Phones } from './Phones';
import { CONTENT_ID, SkipLink } from './SkipLink';

interface GuestLayoutProps {
  /** True when another page lies behind this one, as behind a lock screen, so that its main content already uses the element ID. */
  readonly isOnTop?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in. */
export function GuestLayout({ isOnTop = false, children }: GuestLayoutProps) {
  return (
    <div className={styles['layout']}>
      {!isOnTop && <SkipLink />}
      <header className={styles['header']}>
        <Logo />
        <div className={styles['tools']}>
          <Phones />
          <LanguageSwitch />
          <ThemeButton />
        </div>
      </header>
      <main {...(!isOnTop && { id: CONTENT_ID })} tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
