import { useCallback, useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

import { DEFAULT_LANGUAGE, isLanguage } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';

/** The language of the screen, for the formatters of the domain. It asks for no words, which would cost every amount of a long list a copy of their keeper. */
export function useLanguage(): Language {
  const { i18n } = useContext(I18nContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  // The same function each time: React would look again after every drawing of an amount if it were another.
  const read = useCallback(() => i18n.language, [i18n]);
  const language = useSyncExternalStore(subscribe, read, read);
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
