import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

import { EntranceArea } from '../../../../application/session/EntranceArea';
import { EntranceGate } from '../../../kernel/EntranceGate';
import type { FetchPage } from '../../../kernel/EntranceGate';
import { GuestLayout } from '../../../kernel/GuestLayout';
import styles from './LockedScreen.module.css';

const fetchPage: FetchPage = () => import('./LockScreen').then((module) => module.LockScreen);

const WORDS = ['lock', 'failures'] as const;

/** Restores the title of the document and the keyboard focus when the lock screen closes. */
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

/** Replaces the whole page while the screen is locked. The content behind it stays mounted, but is hidden and cannot be reached. */
export function LockedScreen() {
  useWhatWasThere();
  return createPortal(
    <div className={styles['lock']}>
      <GuestLayout isOnTop>
        <EntranceGate of={EntranceArea} page={fetchPage} words={WORDS} />
      </GuestLayout>
    </div>,
    document.body,
  );
}
