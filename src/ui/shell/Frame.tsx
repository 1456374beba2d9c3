import type { ReactNode } from 'react';

import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { SectionsColumn } from './SectionsColumn';
import { CONTENT_ID, SkipLink } from './SkipLink';

/** Frame of every signed-in page: sections at the left of a desktop, a header and a bar on a phone, and the page between them. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <SectionsColumn />
      <div className={styles['body']}>
        <Header />
        <main id={CONTENT_ID} tabIndex={-1} className={styles['content']}>
          {children}
        </main>
        <div className={styles['foot']}>
          <Footer />
        </div>
      </div>
      <BottomBar />
    </div>
  );
}
