import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { brand } from '../../../theme/brand';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import styles from './AboutScreen.module.css';
import { ProfilePage } from '../../../flow/change/ProfilePage';

/** Version of the application, and the contacts of the bank. */
export function AboutScreen() {
  const { t } = useTranslation('profile');
  return (
    <ProfilePage title={t('pages.about.title')}>
      <Panel>
        <SummaryList
          rows={[
            { key: 'name', term: t('about.application'), value: t('about.name', { bank: brand.name }) },
            { key: 'version', term: t('about.version'), value: import.meta.env.VITE_APP_VERSION },
            { key: 'release', term: t('about.release'), value: <Link to="/release">{t('about.read')}</Link> },
            {
              key: 'site',
              term: t('about.site'),
              value: (
                <a href={brand.site.address} target="_blank" rel="noreferrer">
                  {brand.site.label}
                </a>
              ),
            },
            { key: 'privacy', term: t('about.privacy'), value: <Link to="/privacy-policy">{t('about.read')}</Link> },
            {
              key: 'openSource',
              term: t('about.openSource'),
              value: <Link to="/profile/about-app/licences">{t('about.list')}</Link>,
            },
            { key: 'email', term: t('about.email'), value: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
            {
              key: 'phones',
              term: t('about.phones'),
              value: (
                <ul className={styles['phones']}>
                  {brand.phones.map(({ label, dialled }) => (
                    <li key={dialled}>
                      <a href={`tel:${dialled}`}>{label}</a>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </Panel>
    </ProfilePage>
  );
}
