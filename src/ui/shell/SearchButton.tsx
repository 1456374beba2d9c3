import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SignedInArea } from '../../application/session/SignedInArea';
import { Icon } from '../components/Icon';
import styles from './SearchButton.module.css';
import { useService } from '../kernel/ServicesContext';
import { useSearchKeys } from './useSearchKeys';

const fetchPalette = () => import('../features/accounts/search/SearchPalette');

const SearchPalette = lazy(() => fetchPalette().then((module) => ({ default: module.SearchPalette })));

const OPENING_KEY = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/**
 * Way to the search over everything: looks like its field on a desktop, an icon on a phone. The search is fetched when it is first opened;
 * what is typed until it is there is its first query.
 */
export const SearchButton = observer(function SearchButton() {
  const { t } = useTranslation('search');
  const area = useService(SignedInArea);
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const isThere = area.journeys === 'ready';
  const prepare = (): void => {
    void area.openJourneys();
    void fetchPalette();
  };
  const open = (): void => {
    prepare();
    setTyped((already) => already ?? '');
  };
  useSearchKeys(open);

  const waiting = <TypedAhead onType={(change) => setTyped((text) => (text === undefined ? text : change(text)))} />;
  return (
    <>
      <button
        type="button"
        className={styles['search']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
      >
        <Icon name="search" size="small" />
        <span className={styles['words']}>{t('field')}</span>
        <kbd className={styles['key']} aria-hidden="true">
          {OPENING_KEY}
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={waiting}>
          {isThere ? <SearchPalette typed={typed} onClose={() => setTyped(undefined)} /> : waiting}
        </Suspense>
      )}
    </>
  );
});

interface TypedAheadProps {
  readonly onType: (change: (text: string) => string) => void;
}

/** Catches what is typed while the search is on its way. */
function TypedAhead({ onType }: TypedAheadProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (event.key.length === 1 || event.key === 'Backspace') {
        event.preventDefault();
        onType((text) => (event.key === 'Backspace' ? text.slice(0, -1) : text + event.key));
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return null;
}
