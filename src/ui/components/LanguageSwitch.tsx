import { useTranslation } from 'react-i18next';

import { LANGUAGE_TAGS, LANGUAGES } from '../../domain/language/Language';
import { OWN_NAMES } from '../../domain/language/ownNames';
import { useLanguage } from '../language/useLanguage';
import styles from './LanguageSwitch.module.css';

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
