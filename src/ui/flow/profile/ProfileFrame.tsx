import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { classNames } from '../../components/classNames';
import { Icon } from '../../components/Icon';
import { useMayOpen } from '../../components/OpenScreens';
import { ScreenTable } from '../../kernel/ScreenTable';
import { useService } from '../../kernel/ServicesContext';
import styles from './ProfileFrame.module.css';
import { openPage, profileSections } from './profileSections';

/** A page of the profile beside the list of all of them. On a phone the list is a page of its own, one link back. */
export const ProfileFrame = observer(function ProfileFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('profile');
  const mayOpen = useMayOpen();
  const { profilePages } = useService(ScreenTable);
  const open = openPage(profilePages, useLocation().pathname);
  return (
    <div className={styles['frame']}>
      <nav className={styles['nav']} aria-label={t('title')}>
        {profileSections(profilePages, mayOpen).map(({ name, pages }) => (
          <div key={name}>
            <p className={styles['section']} id={`profile-${name}`}>
              {t(`sections.${name}`)}
            </p>
            <ul aria-labelledby={`profile-${name}`}>
              {pages.map((page) => (
                <li key={page.name}>
                  <Link
                    className={classNames(styles['link'])}
                    to={page.path}
                    aria-current={page.path === open?.path ? 'page' : undefined}
                  >
                    <Icon name={page.icon} />
                    {t(`pages.${page.name}.title`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['page']}>{children}</div>
    </div>
  );
});
