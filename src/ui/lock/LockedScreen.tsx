import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

import { EntranceGate } from '../shell/EntranceGate';
import type { FetchPage } from '../shell/EntranceGate';
import { GuestLayout } from '../shell/GuestLayout';
import styles from './LockedScreen.module.css';

const fetchPage: FetchPage = () => import('./LockScreen').then((module) => module.LockScreen);

const WORDS = ['lock', 'failures'] as const;

/** What was on the page comes back with its title and where the keyboard was. */
function useWhatWasThere(): void {
  useLayoutEffect(() => {
    const { title, activeElement } = document;
    return () => {
      document.title = title;
      if (activeElement instanceof HTMLElement) {
        activeElement.focus();
      }
    };
  }, []);
}

/** Takes the place of the whole page while the screen is locked. What is behind it stays as it is, unseen and out of reach. */
export function LockedScreen() {
  useWhatWasThere();
  return createPortal(
    <div className={styles['lock']}>
      <GuestLayout isOnTop>
        <EntranceGate page={fetchPage} words={WORDS} />
      </GuestLayout>
    </div>,
    document.body,
  );
}
