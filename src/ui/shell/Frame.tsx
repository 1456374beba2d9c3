import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { BottomBar } from './BottomBar';
import { Footer } from '../kernel/Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { SectionsColumn } from './SectionsColumn';
import { CONTENT_ID, SkipLink } from '../kernel/SkipLink';

/** Frame of every signed-in page: sections at the left of a desktop, a header and a bar on a phone, and the page between them. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
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
          <Footer>
            <li>
              <Link to="/service-points">{t('servicePoints')}</Link>
            </li>
          </Footer>
        </div>
      </div>
      <BottomBar />
    </div>
  );
}
