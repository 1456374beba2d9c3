import { useTranslation } from 'react-i18next';

import { LANGUAGE_TAGS, LANGUAGES } from '../../domain/language/Language';
import type { Language } from '../../domain/language/Language';
import { useLanguage } from '../language/useLanguage';
import styles from './LanguageSwitch.module.css';

/** Every language in its own words, so that nobody has to read another one to find theirs. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  en: 'English',
  kg: 'Кыргызча',
  cn: '中文',
};

/** Changes the language of the screen at once; the choice is kept on this device. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  const language = useLanguage();
  return (
    <label className={styles['switch']}>
      <span className={styles['label']}>{t('language')}</span>
      <select
        className={styles['select']}
        value={language}
        onChange={(event) => void i18n.changeLanguage(event.target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={LANGUAGE_TAGS[each]}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
