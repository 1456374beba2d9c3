import { useTranslation } from 'react-i18next';

import { DEFAULT_LANGUAGE, isLanguage } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';

/** The language of the screen, for the formatters of the domain. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
