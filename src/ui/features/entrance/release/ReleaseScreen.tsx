import { useTranslation } from 'react-i18next';

import { localized } from '../../../../domain/language/localized';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { readReleaseNotes } from './readReleaseNotes';
import type { Release } from './readReleaseNotes';
import styles from './Release.module.css';

const RELEASES = readReleaseNotes(import.meta.env.VITE_RELEASE_NOTES ?? '');

interface ReleaseScreenProps {
  readonly back: { readonly to: string; readonly label: string };
  /** Those of the changelog unless others are given. */
  readonly releases?: readonly Release[];
}

/** News of the releases in the language of the reader, the latest first. */
export function ReleaseScreen({ back, releases = RELEASES }: ReleaseScreenProps) {
  const { t } = useTranslation('release');
  const language = useLanguage();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={back} />
      <div className={styles['releases']}>
        {releases.map(({ version, notes }) => (
          <Panel key={version} title={version === '' ? t('latest') : t('version', { version })}>
            <ul className={styles['notes']}>
              {notes.map((note) => (
                <li key={note.ru}>{localized(note, language)}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}
