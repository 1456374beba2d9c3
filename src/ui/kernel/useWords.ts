import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Words } from './Screen';

/** True when all these words are loaded. */
export function useWords(words: readonly Words[]): boolean {
  const { i18n } = useTranslation('common');
  const [, setLoaded] = useState<readonly Words[]>();
  const isLoaded = words.every((each) => i18n.hasLoadedNamespace(each));
  useEffect(() => {
    if (!isLoaded) {
      void i18n.loadNamespaces(words).then(() => setLoaded(words));
    }
  }, [i18n, words, isLoaded]);
  return isLoaded;
}
