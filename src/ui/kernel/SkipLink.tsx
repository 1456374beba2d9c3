import { useTranslation } from 'react-i18next';

import styles from './SkipLink.module.css';

export const CONTENT_ID = 'content';

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      className={styles['skip']}
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
